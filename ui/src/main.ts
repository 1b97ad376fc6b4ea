import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/board.css";
import "./styles/elements.css";

/** A page left open over an update asks for parts that are gone: load the new one, but not in a loop. */
const PAUSE = 10_000;
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("tikal.reloaded") ?? 0);
  if (Date.now() - last < PAUSE) return;
  sessionStorage.setItem("tikal.reloaded", String(Date.now()));
  location.reload();
});

const target = document.getElementById("app");
if (target) mount(App, { target });
