/** What open pages receive when something changes. */
import type { CrossRowView, MatchesView, MatchScoreView } from './matches.ts';
import type { Slot } from '../../../src/session/slot.ts';
import type { FieldStandingsView, RankingRowView, RankingView } from './standings.ts';
import type { SessionView } from './session.ts';
import type { ResultView } from './result.ts';
import type { BoardScoresView } from './board.ts';

/** What changed in a session since an earlier change: the lines written, or all of it where more than lines changed. */
export type SessionDiff =
  | {
      readonly kind: 'lines';
      readonly change: number;
      readonly savedAt: string | null;
      readonly lines: readonly ChangedLine[];
    }
  | { readonly kind: 'whole'; readonly session: SessionView };

/** A line of a traveller as it now stands; null where its result was erased. */
export interface ChangedLine extends Slot {
  readonly result: ResultView | null;
}

/** What changed in the standings since an earlier change. */
export interface StandingsDiff {
  readonly change: number;
  readonly fields: readonly FieldStandingsDiff[];
  readonly teams?: FieldStandingsDiff;
}

/** A board that has not changed is only its number; a row of a ranking that has not changed is only its entry. */
export type FieldStandingsDiff = Omit<FieldStandingsView, 'rankings' | 'boards' | 'matches'> & {
  readonly rankings: readonly (Omit<RankingView, 'rows'> & { readonly rows: readonly (RankingRowView | number)[] })[];
  readonly boards: readonly (BoardScoresView | number)[];
  readonly matches?: MatchesDiff;
};

/** A match that has not changed is only its number; a row of the cross-table that has not changed only its entry. */
export type MatchesDiff = Omit<MatchesView, 'matches' | 'crossTable'> & {
  readonly matches: readonly (MatchScoreView | number)[];
  readonly crossTable: readonly (CrossRowView | number)[];
};

/** What changed in a session and its standings, read at one moment. */
export interface UpdateDiff {
  readonly session: SessionDiff;
  readonly standings: StandingsDiff;
}

/** Says that a session has changed. A page that is as of `since`, or later, applies the diff; any other fetches. */
export interface SessionUpdate {
  readonly kind: 'session';
  readonly session: number;
  readonly change: number;
  readonly since?: number;
  /** Left out where the diff would be the whole session, or where many pages are open. */
  readonly diff?: UpdateDiff;
  /** Where many pages are open: each fetches at a moment of its own within so many milliseconds. */
  readonly within?: number;
}

/** What an open page receives. */
export type PageUpdate =
  | SessionUpdate
  | { readonly kind: 'settings' | 'events' | 'sheets' | 'members' | 'seasons' | 'file' }
  | { readonly kind: 'reading' | 'writing'; readonly done: number; readonly of: number }
  | { readonly kind: 'bridgemate'; readonly session: number };
