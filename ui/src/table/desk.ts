import { MediaQuery } from "svelte/reactivity";

/**
 * Room for a panel beside the board and for a bar at its spaces. Without it, on a phone, the dock
 * below the board has it all.
 */
export const desk = new MediaQuery("(min-width: 761px) and (min-height: 521px)");
