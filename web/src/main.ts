import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource-variable/vollkorn/wght.css";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/japanese.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { language, loadBase } from "./lib/i18n.svelte";
import { beginTable } from "./screens/opening";
import { route } from "./lib/router.svelte";
import { keepSettings } from "./lib/settings.svelte";
import { awaitClick } from "./lib/sound";

const FONTS = ["Source Sans 3 Variable", "Vollkorn Variable", "Japanese Serif"];
/** Letters that are in a file of their own; a language that is not here needs those of digits only. */
const OWN_LETTERS: Record<string, string> = { pl: "ł", uk: "ї", ja: "港" };

/** Fetches the fonts beside the texts: if only the first page asked for them, it would be drawn twice. */
function loadFonts(): void {
  const letters = `0${OWN_LETTERS[language()] ?? ""}`; // a font without these letters is not fetched
  for (const font of FONTS) document.fonts.load(`1em "${font}"`, letters).catch(() => {}); // the fallback is there
}

keepSettings();
awaitClick();
const texts = loadBase();
beginTable(route.path);
loadFonts(); // after the texts: nothing can be drawn without those
await texts;
mount(App, { target: document.getElementById("app")! });
