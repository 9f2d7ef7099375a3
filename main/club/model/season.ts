/** Championships and ladders as the screens receive them. Exact numbers are text, `n` or `n/d`. */
import type { SeasonUnranked } from '../../../src/season/ranking.ts';
import type { SeasonRule } from '../../../src/season/rule.ts';
import type { EventRanks } from '../../../src/session/event-ranks.ts';

/** What a season is: its name, which sessions it takes, and by which rules it is ranked. */
export interface SeasonSettings {
  readonly name: string;
  /** The first and the last day of its sessions, local, yyyy-mm-dd; null: any day. */
  readonly from: string | null;
  readonly to: string | null;
  /** A text that the name of a session has; empty: any name. */
  readonly has: string;
  /** How many sessions it will have; null where nobody has said. */
  readonly planned: number | null;
  /** One ranking each, the first before all. */
  readonly rules: readonly SeasonRule[];
}

/** Why a session of a season counts, or doesn't. */
export type SeasonSessionState =
  /** Its ranking is published. */
  | 'counts'
  /** Its ranking was never published, or was withdrawn. */
  | 'unpublished'
  /** It was left out by hand. */
  | 'out';

/** A session that a season takes, or that was left out of it by hand. */
export interface SeasonSessionView {
  readonly stage: number;
  /** Null: a ranking that was given without results. */
  readonly session: number | null;
  readonly name: string;
  readonly date: string;
  readonly ranks: EventRanks;
  readonly state: SeasonSessionState;
  /** Whether it was put in, or left out, by hand. */
  readonly byHand: boolean;
  /** When its correction period ends; null where it has ended, or is not published. */
  readonly until: string | null;
  /** What its results are worth: its percentages, IMPs brought to percent, or its places alone; null: not published. */
  readonly scored: 'percent' | 'imps' | 'places' | null;
  /** Whether anything has changed its ranking since it was published. */
  readonly corrected: boolean;
  /** The schemes of the masterpoints that were given of it. */
  readonly schemes: readonly string[];
}

/** A session of the club that a season doesn't take. */
export interface OtherSessionView {
  readonly stage: number;
  readonly session: number | null;
  readonly name: string;
  readonly date: string;
}

/** Which result does something: any, one worth more than this, or none. */
export type NeededView = { readonly kind: 'any' | 'none' } | { readonly kind: 'more'; readonly than: string };

/** What one more session at one of the rule's clubs can change. */
export interface NextSessionView {
  readonly raises: NeededView;
  readonly passes: NeededView | null;
  readonly best: number | null;
  readonly worst: number | null;
}

/** A result of somebody in a season. */
export interface SeasonScoreView {
  /** Its place in `sessions` of the season. */
  readonly session: number;
  readonly with: readonly number[];
  readonly place: number | null;
  readonly worth: string;
  readonly counts: boolean;
}

export interface SeasonRowView {
  /** One player, or the two of a partnership. */
  readonly players: readonly number[];
  readonly place: number | null;
  readonly tied: boolean;
  readonly unranked: SeasonUnranked | null;
  readonly sessions: number;
  readonly partners: number;
  readonly total: string;
  readonly counted: number;
  readonly figure: string;
  readonly scores: readonly SeasonScoreView[];
  /** Its place among those of its stratum; null without a stratum or a place. */
  readonly inStratum: { readonly stratum: number; readonly place: number; readonly tied: boolean } | null;
  /** For each of the rule's clubs; one where it names none; empty where no session is to come. */
  readonly next: readonly NextSessionView[];
}

export interface SeasonPlayerView {
  readonly id: number;
  readonly name: string;
}

/** A season with one of its rankings. */
export interface SeasonView extends SeasonSettings {
  readonly id: number;
  readonly isDeleted: boolean;
  /** Counts its settings: who changes them says which they saw. */
  readonly version: number;
  readonly savedAt: string;
  /** Whether there is anything to undo, and to redo, in any season. */
  readonly undo: boolean;
  readonly redo: boolean;
  /** In order of day. */
  readonly sessions: readonly SeasonSessionView[];
  /** The newest day first. */
  readonly others: readonly OtherSessionView[];
  /** Which of the rules the ranking is by. */
  readonly ranking: number;
  readonly rows: readonly SeasonRowView[];
  readonly players: readonly SeasonPlayerView[];
}

/** A season in the list. */
export interface SeasonSummary {
  readonly id: number;
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly planned: number | null;
  /** Sessions that count. */
  readonly counting: number;
  /** Who leads by the first rule. */
  readonly leaders: readonly string[];
}

export interface SeasonsView {
  readonly seasons: readonly SeasonSummary[];
  /** How many are deleted. */
  readonly deleted: number;
  readonly undo: boolean;
  readonly redo: boolean;
}

/** What an undo or a redo did: the season that it changed; null where there was nothing to undo. */
export interface SeasonStep {
  readonly season: number | null;
}
