import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/board.css";
import "./styles/elements.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
