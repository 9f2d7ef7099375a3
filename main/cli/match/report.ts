import type { CsvMatchLine, MatchCsv } from '../../../src/format/match/csv.ts';
import type { MatchScore, TeamTotal } from '../../../src/scoring/teams/match.ts';
import type { ForTeams } from '../../../src/scoring/teams/team.ts';
import type { TeamWorth } from '../../../src/scoring/teams/worth.ts';
import type { MatchPenalty } from './penalties.ts';
import type { MatchCall } from './arguments.ts';

/** A match as `etui match` shows it. */
export interface MatchReport {
  readonly call: MatchCall;
  readonly file: MatchCsv;
  readonly score: MatchScore<CsvMatchLine>;
  /** The sums that count: those of the boards, or of a void match. */
  readonly totals: ForTeams<TeamTotal>;
  /** In the order of their file. */
  readonly penalties: readonly MatchPenalty[];
  /** Null where a void match has none by the method. */
  readonly worth: ForTeams<TeamWorth> | null;
  readonly isVoid: boolean;
}
