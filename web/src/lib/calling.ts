/** The page calls: its title and its icon say that somebody is waited for, and a sound does once. */
import plain from "../assets/seal.svg?url";
import calls from "../assets/seal-call.svg?url";
import { settings } from "./settings.svelte";
import { clap } from "./sound";

/** Call, or stop calling; `again`: there is more than a moment ago. */
export function call(on: boolean, again: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", on ? calls : plain);
  if (again && settings.sounds) clap();
}
