import "@fontsource-variable/vollkorn/wght.css";
import "./styles/system.css";
import "./styles/frame.css";
import "./styles/home.css";
import "./styles/end.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadBase } from "./lib/i18n.svelte";
import { keepSettings } from "./lib/settings.svelte";

keepSettings();
await loadBase();
mount(App, { target: document.getElementById("app")! });
