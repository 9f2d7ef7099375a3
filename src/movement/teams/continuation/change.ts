import type { Side } from '../../../bridge/seat.ts';
import type { WithdrawalOutcome } from '../../../scoring/ranked-session/withdrawals.ts';
import type { Range } from '../../range.ts';
import type { TeamMovementKind } from '../families/index.ts';
import type { Meeting, RunningMatches } from './running.ts';

/** What a proposal for teams does, with the figures of its sentence. */
export type TeamContinuationRule =
  /** The draw stands; what was played at two tables is recorded for the teams that sat there. */
  | {
      readonly kind: 'draw-stands';
      readonly round: number;
      readonly tables: readonly [number, number];
      readonly line: Side;
    }
  /** The matches that were played take the place of those drawn; later rounds of the draw change as listed. */
  | {
      readonly kind: 'redrawn';
      readonly round: number;
      readonly met: readonly [Meeting, Meeting];
      /** Two teams that keep each other's places in all rounds to come; null where they don't. */
      readonly keep: Meeting | null;
    }
  | { readonly kind: 'cut'; readonly rounds: number }
  /** Further rounds of the draw; `leg` where they begin a second one. */
  | { readonly kind: 'added-rounds'; readonly rounds: number; readonly leg: 1 | 2 }
  | { readonly kind: 'fewer-boards'; readonly boards: number; readonly from: number }
  | {
      readonly kind: 'team-leaves';
      readonly team: number;
      readonly outcome: WithdrawalOutcome;
      /** Matches. */
      readonly played: number;
      readonly due: number;
    }
  /** A late team takes the place of the bye. */
  | {
      readonly kind: 'late-team';
      readonly team: number;
      readonly from: number;
      readonly tables: readonly number[];
      /** Whether the matches of a round need another copy of the boards. */
      readonly copies: boolean;
    }
  /** A late team, pair or player of a Swiss is drawn with the others. */
  | {
      readonly kind: 'joins-swiss';
      readonly team: number;
      /** The first round that it plays; the one that waits, where no other is to come. */
      readonly from: number;
      /**
       * Where a round that is drawn has a bye, the tables at which it takes the place of that; a player's, with three
       * who would have sat out.
       */
      readonly tables: readonly number[];
      /** A round that is drawn without it and has not begun; null where there is none. */
      readonly waits: number | null;
    };

/** A later round of the draw that changes: its matches that were not there before, and its bye where that changes. */
export interface RedrawnRound {
  readonly round: number;
  readonly matches: readonly { readonly home: number; readonly away: number }[];
  readonly bye: number | null;
}

/** A team that would play boards again. */
export interface TeamReplay {
  readonly team: number;
  readonly round: number;
  readonly boards: readonly number[];
}

/** What a proposal comes to over the whole session. */
export interface TeamConsequences {
  /** Matches that the draw had and that will not be played, or not to the end. */
  readonly missing: readonly Meeting[];
  /** Teams that meet more often than the draw had it. */
  readonly again: readonly Meeting[];
  readonly replays: readonly TeamReplay[];
  readonly redraws: readonly RedrawnRound[];
  /** Results recorded for the teams that were drawn, which are read as those of the teams that sat there. */
  readonly turned: number;
  /** Rulings on boards to come that go with their lines. */
  readonly rulingsGone: number;
  /** Matches of a team, and its byes. */
  readonly matches: Range;
  readonly byes: Range;
  /** Boards of a match. */
  readonly boards: Range;
}

/** A way to go on after a change of teams. */
export interface TeamProposal {
  readonly rule: TeamContinuationRule;
  readonly schedule: RunningMatches;
  readonly consequences: TeamConsequences;
}

/** Why nothing can be proposed. */
export type TeamContinuationProblem = { readonly kind: 'problem' } & (
  | { readonly code: 'team-no-such-team'; readonly team: number }
  | { readonly code: 'team-has-left'; readonly team: number }
  | { readonly code: 'team-no-such-round'; readonly round: number; readonly most: number }
  | { readonly code: 'team-no-such-table'; readonly round: number; readonly table: number }
  /** Both tables are those of one match, or the teams that would have met are none of two matches. */
  | { readonly code: 'team-same-match'; readonly tables: readonly [number, number] }
  /** A match that would leave the draw has a penalty, or a result in the place of its boards. */
  | { readonly code: 'team-match-decided'; readonly round: number; readonly home: number; readonly away: number }
  /** The rounds there may be; none where play can't end or go on at another round. */
  | {
      readonly code: 'team-round-count';
      readonly given: number;
      readonly now: number;
      readonly possible: readonly number[];
      readonly movement: TeamMovementKind;
      /** Whether every match has begun, so that none can have fewer boards either. */
      readonly allBegun: boolean;
    }
  | { readonly code: 'team-boards'; readonly given: number; readonly now: number }
  /** Every match has begun. */
  | { readonly code: 'team-all-begun' }
  /** No round is to come. */
  | { readonly code: 'team-no-round-left' }
  /** No round to come has a bye that a late team could take. */
  | { readonly code: 'team-no-bye'; readonly movement: TeamMovementKind }
);
