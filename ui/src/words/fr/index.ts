import type { Words } from "../words";
import { account } from "./account";
import { bar } from "./bar";
import { drama } from "./drama";
import { ending } from "./ending";
import { COMPASS, events, refusals } from "./events";
import { gestures } from "./gestures";
import { hints } from "./hints";
import { home } from "./home";
import { learning } from "./learning";
import { legend } from "./legend";
import { notices } from "./notices";
import { offline } from "./offline";
import { people } from "./people";
import { problems } from "./problems";
import { programs } from "./programs";
import { rating } from "./rating";
import { saves } from "./saves";
import { seeing } from "./seeing";
import { setup } from "./setup";
import { shell } from "./shell";
import { sound } from "./sound";
import { space } from "./space";
import { unbroken } from "./spaces";
import { table } from "./table";
import { talking } from "./talking";
import { together } from "./together";

export const fr: Words = unbroken({
  events,
  refusals,
  problems,
  offline,
  saves,
  compass: COMPASS,
  ...setup,
  ...home,
  ...ending,
  ...table,
  ...seeing,
  ...shell,
  ...sound,
  ...drama,
  ...legend,
  ...hints,
  ...people,
  ...gestures,
  ...space,
  ...learning,
  ...bar,
  ...together,
  ...rating,
  ...talking,
  ...account,
  ...notices,
  ...programs,
});
