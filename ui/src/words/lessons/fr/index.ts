import { unbroken } from "../../fr/spaces";
import type { Lessons } from "../lesson";
import { camps } from "./camps";
import { first } from "./first";
import { temples } from "./temples";
import { treasures } from "./treasures";
import { volcano } from "./volcano";

export const lessons: Lessons = unbroken({ first, temples, treasures, camps, volcano });
