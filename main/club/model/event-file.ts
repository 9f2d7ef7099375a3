import type { EventFileFault } from '../../../src/language/files/event-file.ts';
import type { EventRanks } from '../../../src/session/event-ranks.ts';

/** The event of a file, and what bringing it in would do. */
export interface EventFileView {
  readonly name: string;
  /** The club it comes from; empty where that has no name. */
  readonly club: string;
  readonly ranks: EventRanks;
  readonly sessions: readonly FileSessionView[];
  /** How many play in it. */
  readonly players: number;
  /** When something was last done to it. */
  readonly savedAt: string | null;
  readonly state: EventFileState;
  readonly people: FilePeopleView;
  /** The names of the seasons here that would count it by its day and name, where it is an event more. */
  readonly seasons: readonly string[];
}

export interface FileSessionView {
  readonly date: string;
  readonly start: string;
  readonly tables: number;
  readonly results: number;
}

/** What of the event of a file is here already, by the changes that each has. */
export type EventFileState = {
  /** The first session of the event that it is, or is to be beside; null where there is none. */
  readonly session: number | null;
  /** The name of that event here; empty where there is none. */
  readonly name: string;
  /** Whether that event is deleted, and would be there again. */
  readonly deleted: boolean;
  /** Changes that only this club has, and that only the file has. */
  readonly here: number;
  readonly there: number;
} & { readonly kind: EventFileStateKind };

/**
 * `new`: nothing of it is here. `same`: all of it is. `older`: this club went on since. `longer`: the file goes on
 * where this club is. `apart`: both went on. `removed`: it was removed for good.
 */
export type EventFileStateKind = 'new' | 'same' | 'older' | 'longer' | 'apart' | 'removed';

/** Who plays in the event of a file, as this club knows them. */
export interface FilePeopleView {
  /** Known here by a global id, by the seat they have in the event here, or by a number of a federation. */
  readonly known: number;
  /** Nobody here has the name. */
  readonly added: number;
  /** Forgotten on request, here or there: they have no name. */
  readonly forgotten: number;
  /** Somebody here has the name: whether it is the same person is to be said. */
  readonly asked: readonly AskedPlayerView[];
  /** Known here under another name, which stays. */
  readonly renamed: readonly { readonly name: string; readonly here: string }[];
}

export interface AskedPlayerView {
  /** The player's id in the file. */
  readonly player: number;
  readonly name: string;
  readonly numbers: readonly string[];
  readonly candidates: readonly PlayerCandidateView[];
}

/** A player of the club whose name somebody of a file has. */
export interface PlayerCandidateView {
  readonly id: number;
  readonly name: string;
  readonly member: boolean;
  readonly numbers: readonly string[];
  /** How many sessions were played here. */
  readonly sessions: number;
}

/** Who a player of the file is, by the id in the file: a player of the club, or null for somebody else. */
export interface PlayerAnswer {
  readonly player: number;
  readonly is: number | null;
}

export interface BringInRequest {
  readonly answers: readonly PlayerAnswer[];
  /** What the sender saw the file to be here. */
  readonly seen: EventFileStateKind;
}

export interface BroughtIn {
  /** The first session of the event. */
  readonly session: number;
  readonly name: string;
  /** `new`: an event more. `second`: one more beside the one that is here. `longer`: it goes on. `back`: restored. */
  readonly as: 'new' | 'second' | 'longer' | 'back';
  readonly changes: number;
  /** The change before those that came in, and the last of them: they are taken back together. */
  readonly after: number;
  readonly upTo: number;
}

/** Why a file was not brought in. */
export type EventFileProblem =
  | { readonly kind: 'problem'; readonly code: 'eventFileNotTaken'; readonly fault: EventFileFault }
  /** The club is not as it was when the file was looked at. */
  | { readonly kind: 'problem'; readonly code: 'eventFileMovedOn' }
  /** Everything of it is here. */
  | { readonly kind: 'problem'; readonly code: 'eventFileHasNothingNew' }
  /** Whether a player is one of the club is not said, or two players would be one. */
  | { readonly kind: 'problem'; readonly code: 'playerNotTold'; readonly name: string };
