/** Which lessons this browser has seen to their end. */

import { remember, remembered } from "../shell/storage";
import { type CourseName, isCourse } from "./names";

const KEY = "tikal.lessons";

export function finished(): CourseName[] {
  const found = remembered(KEY);
  return Array.isArray(found) ? found.filter((name) => isCourse(name)) : [];
}

export function finish(name: CourseName): void {
  remember(KEY, [...new Set([...finished(), name])]);
}
