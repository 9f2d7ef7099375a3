/** What open pages receive when something changes. */
import type { Slot } from '../../../src/session/slot.ts';
import type { FieldStandingsView, RankingRowView, RankingView } from './standings.ts';
import type { SessionView } from './session.ts';
import type { ResultView } from './result.ts';
import type { BoardScoresView } from './board.ts';

/** A session for somebody who has it as of an earlier change: the lines written since, or all of it where more changed. */
export type SessionDiff =
  | {
      readonly kind: 'lines';
      readonly change: number;
      readonly savedAt: string | null;
      readonly lines: readonly ChangedLine[];
    }
  | { readonly kind: 'whole'; readonly session: SessionView };

/** A line of a traveller as it now stands; null where its result was taken away. */
export interface ChangedLine extends Slot {
  readonly result: ResultView | null;
}

/** The standings for somebody who has those of an earlier change. */
export interface StandingsDiff {
  readonly change: number;
  readonly fields: readonly FieldStandingsDiff[];
}

/** A board that is as it was is only its number, and a row of a ranking that is as it was its entry. */
export type FieldStandingsDiff = Omit<FieldStandingsView, 'rankings' | 'boards'> & {
  readonly rankings: readonly (Omit<RankingView, 'rows'> & { readonly rows: readonly (RankingRowView | number)[] })[];
  readonly boards: readonly (BoardScoresView | number)[];
};

/** What is new of both, as of one moment. */
export interface UpdateDiff {
  readonly session: SessionDiff;
  readonly standings: StandingsDiff;
}

/** A change of a session as pages are told of it; where little is new with all of it, for a page that knew what was before. */
export interface SessionUpdate {
  readonly kind: 'session';
  readonly session: number;
  readonly change: number;
  /** The change that `news` are since. */
  readonly since?: number;
  readonly news?: UpdateDiff;
}

/** What pages are told. */
export type PageUpdate = SessionUpdate | { readonly kind: 'settings' } | { readonly kind: 'events' };
