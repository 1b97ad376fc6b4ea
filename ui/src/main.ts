import { mount } from "svelte";
import App from "./App.svelte";
import { builds } from "./offline/builds.svelte";
import { reloadIfServed } from "./shell/reload";
import { remember, remembered } from "./shell/storage";
import { sounds } from "./sound/sounds.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/board.css";
import "./styles/elements.css";

/** A page left open over an update asks for parts that are gone: load the new one, but not in a loop. */
const PAUSE = 10_000;
const RELOADED = "tikal.reloaded";
addEventListener("vite:preloadError", () => {
  const last = Number(remembered(RELOADED, "sessionStorage") ?? 0);
  if (Date.now() - last < PAUSE) return;
  remember(RELOADED, Date.now(), "sessionStorage");
  void reloadIfServed();
});

sounds.listen();
const target = document.getElementById("app");
if (target) mount(App, { target });
builds.watch();
