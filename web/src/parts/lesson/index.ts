/** A lesson at the table: where it stands, what it says, what it lights and how it goes on. */
export { default as Buttons } from "./LessonButtons.svelte";
export { default as Light } from "./LessonLight.svelte";
export { default as Place } from "./LessonPlace.svelte";
export { default as Slip } from "./LessonSlip.svelte";
export { default as Text } from "./LessonText.svelte";
