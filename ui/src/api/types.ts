/**
 * What the server says, by the names the app uses.
 *
 * The shapes are the server's own: `npm run types` makes `schema.d.ts` from its OpenAPI document,
 * so that a change over there is an error over here.
 */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Seat = number;
export type SpaceName = string;
export type Direction = "N" | "NE" | "SE" | "S" | "SW" | "NW";
export type Sense = "cw" | "ccw";

export type State = Schemas["State"];
export type SpaceState = Schemas["Space"];
export type Terrain = SpaceState["terrain"];
export type Member = NonNullable<SpaceState["guard"]>["member"];
export type Action = Schemas["Action"];
export type Kind = Action["kind"];
export type LegalAction = Schemas["LegalAction"];
export type Option = Schemas["Option"];
export type Placements = Schemas["Placements"];
export type PlacementRotation = Schemas["Rotation"];
export type Goal = Schemas["Goal"];
export type TileFacts = Schemas["Tile"];
export type SoloState = Schemas["SoloState"];
export type LegendState = Schemas["LegendState"];
export type ActionCardFacts = Schemas["ActionCard"];
export type Campsite = Schemas["Campsite"];
export type SoloFace = Schemas["SoloFace"];

export type Table = Schemas["Table"];
/** That a command is committed; the table comes by the socket. */
export type Committed = Schemas["Committed"];
export type Changed = Schemas["Changed"];
export type TableSummary = Schemas["TableSummary"];
export type Clocks = Schemas["Clocks"];
export type PaceWanted = Schemas["PaceWanted"];
export type Vacation = Schemas["Vacation"];
export type Message = Schemas["Message"];
export type Saying = Schemas["Saying"];
export type SeatInfo = Schemas["Seat"];
export type GameEvent = Schemas["Event"];
export type Stage = Schemas["Stage"];
export type Unfolds = Schemas["Unfolding"];
export type Move = Schemas["Move"];
export type Moment = Schemas["Moment"];

export type Problem = Schemas["Problem"];
export type Hint = Schemas["Hint"];
/** A line to try out. */
export type Line = Required<Schemas["Sandbox"]>;
export type SandboxState = Schemas["SandboxState"];
export type SaveFile = Schemas["SaveFile"];
export type Result = Schemas["Result"];
export type KeyMoment = Schemas["KeyMoment"];
export type Challenge = Schemas["Challenge"];
export type FinishedGame = Schemas["FinishedGame"];
export type Statistics = Schemas["Statistics"];
export type Catalogue = Schemas["Catalogue"];
export type NewTable = Schemas["NewTable"];
export type TermsWanted = Schemas["TermsWanted"];
export type SeatOffered = Schemas["SeatOffered"];
export type SitDown = Schemas["SitDown"];
export type Presented = Schemas["Presented"];
export type PlayWanted = Schemas["PlayWanted"];
export type SeatInvitation = Schemas["SeatInvitation"];
export type Invitation = Schemas["Invitation"];
export type Links = Schemas["Links"];
export type SeatWanted = Schemas["SeatWanted"];
export type SeatRating = Schemas["SeatRating"];
export type Board = Schemas["Board"];
export type Profile = Schemas["Profile"];
export type ProfileRating = Schemas["ProfileRating"];
export type PublicGame = Schemas["PublicGame"];
export type Session = Schemas["Session"];
export type Transfer = Schemas["Transfer"];
export type Account = Schemas["Account"];
export type AccountMade = Schemas["AccountMade"];
export type AccountSession = Schemas["AccountSession"];
export type Passkey = Schemas["Passkey"];
export type Token = Schemas["Token"];
export type NewToken = Schemas["NewToken"];
export type TokenMade = Schemas["TokenMade"];

export type Notices = Schemas["Notices"];
export type NoticeChoices = Schemas["NoticeChoices"];
export type QuietHours = Schemas["QuietHours"];
export type Channel = Schemas["Channel"];
export type Notice = Schemas["Notice"];
export type Tried = Schemas["Tried"];
export type PushSubscriptionKeys = Pick<Schemas["NewPush"], "endpoint" | "keys">;

/** A command in the table's history and its events, as the socket brings them. */
export type Entry = Schemas["Entry"];
/** What the socket pushes: the document describes it as a call back to the client. */
export type LiveMessage = Schemas["LiveMessage"];
