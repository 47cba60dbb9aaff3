import "@fontsource-variable/vollkorn/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadBase } from "./lib/i18n.svelte";
import { keepSettings } from "./lib/settings.svelte";

keepSettings();
await loadBase();
mount(App, { target: document.getElementById("app")! });
