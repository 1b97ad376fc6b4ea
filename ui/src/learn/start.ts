/** Games that one begins with after a lesson. */

import { api } from "../api/client";
import type { NewTable } from "../api/types";
import { router } from "../shell/router.svelte";
import type { CourseName } from "./names";

const EASY: NewTable = {
  variant: "classic",
  seats: [{ kind: "person" }, { kind: "bot", bot: "easy" }],
};
const LEGEND: NewTable = { variant: "legend", seats: [{ kind: "person" }] };

/** Begin the game that a lesson leads to: an easy one, or one of Legend. */
export async function beginAfter(name: CourseName): Promise<void> {
  const table = await api.create(name === "legend" ? LEGEND : EASY);
  router.go(`/table/${table.id}`);
}
