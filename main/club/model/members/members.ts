import type { StandingsView } from '../standings.ts';

/** A number that a federation, or the club itself, gave a player. */
export interface MemberNumber {
  readonly federation: string;
  readonly number: string;
}

/** Why two entries of the list may be one person. */
export type TwinReason = 'sameName' | 'accents' | 'order';

/** A player of the club, as the list of members shows it. */
export interface MemberView {
  readonly id: number;
  readonly name: string;
  /** Whether it is a member; otherwise a guest, who has played here. */
  readonly member: boolean;
  readonly numbers: readonly MemberNumber[];
  /** 0 is A, the highest; null without one. */
  readonly stratum: number | null;
  /** Hundredths of a percent; null without one. */
  readonly handicap: number | null;
  /** In how many sessions with results it sat. */
  readonly sessions: number;
  /** The day of the last of them; null where there is none. */
  readonly last: string | null;
  /** The partner of most sessions; null where there is none. */
  readonly mostlyWith: string | null;
  /** Somebody else of the list who is probably the same person; null where nobody is. */
  readonly twin: MemberTwin | null;
}

export interface MemberTwin {
  readonly id: number;
  readonly name: string;
  readonly reason: TwinReason;
}

/** A page of the list of members. */
export interface MembersView {
  readonly members: readonly MemberView[];
  /** How many are found. */
  readonly total: number;
  readonly counts: {
    readonly members: number;
    /** Guests who sat in a session of this year. */
    readonly guests: number;
    /** Those who are probably somebody else of the list. */
    readonly twins: number;
  };
  /** The name of one of them; null where there is none. */
  readonly twinName: string | null;
  /** The federations of which anybody has a number. */
  readonly federations: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** One player, with whom and how often it played. */
export interface MemberPageView extends MemberView {
  /** Partners, the most frequent first. */
  readonly partners: readonly { readonly name: string; readonly sessions: number }[];
  /** What was changed of it, newest first: each with what stood before. */
  readonly history: readonly MemberChangeView[];
  /** The names of those who turned out to be this player. */
  readonly joined: readonly string[];
  /** Masterpoints of all publications that stand, by their scheme; exact. */
  readonly masterpoints: readonly { readonly scheme: string; readonly amount: string }[];
}

/** What of a member was other until a moment; what stayed is left out, and what was not there is null. */
export interface MemberChangeView {
  readonly until: string;
  readonly name?: string;
  readonly stratum?: number | null;
  readonly handicap?: number | null;
  readonly numbers?: readonly MemberNumber[];
}

/** An evening that a player sat in. */
export interface EveningView {
  readonly session: number;
  readonly event: string;
  readonly date: string;
  readonly partner: string | null;
  /** Null for who has no place. */
  readonly place: number | null;
  readonly tied: boolean;
  /** How many have a place in the ranking. */
  readonly of: number;
  /** The exact average: of the matchpoints (1 is all of them) or IMPs a board; null where there is none. */
  readonly figure: string | null;
  readonly unit: StandingsView['fields'][number]['unit'];
  /** Masterpoints of the publication that stands; exact, null where there are none. */
  readonly masterpoints: string | null;
}

/** Evenings of a player, newest first: a page of them. */
export interface EveningsView {
  readonly evenings: readonly EveningView[];
  readonly total: number;
}

/** What making one player of two does. */
export interface MergePreview {
  readonly keep: MemberView;
  readonly other: MemberView;
  /** The player as it will be. */
  readonly joined: Pick<MemberView, 'name' | 'member' | 'numbers' | 'stratum' | 'handicap' | 'sessions'>;
  /** A session in which both sat at the same time: they are two; null where there is none. */
  readonly met: { readonly event: string; readonly date: string } | null;
}

/** Where a text may name somebody who is to be forgotten. */
export const FREE_TEXT_KINDS = [
  'reason',
  'penalty',
  'note',
  'matchNote',
  'team',
  'club',
  'otherClub',
  'dealsFile',
  'event',
  'season',
  'seasonText',
  'seasonClub',
] as const;
export type FreeTextKind = (typeof FREE_TEXT_KINDS)[number];

export interface FreeText {
  readonly kind: FreeTextKind;
  readonly text: string;
  /** Whether it has every word of the name. */
  readonly whole: boolean;
}

/** A copy of the club's file that holds the name of somebody. */
export interface HoldingCopy {
  readonly file: string;
  readonly madeAt: string | null;
  /** In a second place: another disk or a stick. */
  readonly elsewhere: boolean;
  /**
   * The day on which it is deleted by then, where Etui makes a copy every week; null for one that is never deleted by
   * Etui.
   */
  readonly goesOn: string | null;
}

/** What forgetting a player does, before it is done. */
export interface ForgettingView {
  readonly id: number;
  readonly name: string;
  readonly neutralName: string;
  readonly sessions: number;
  readonly texts: readonly FreeText[];
  readonly copies: readonly HoldingCopy[];
}
