import { halfOf } from '../../../src/movement/teams/continuation/drawn-round.ts';
import type { StageMatchRow } from '../../../src/format/matches/csv.ts';
import type { Exact } from '../../../src/scoring/numbers/exact.ts';
import type {
  GivenMatchResult,
  MatchesToRank,
  MatchWithdrawal,
  StageMatch,
} from '../../../src/scoring/ranked-matches/stage.ts';
import { TIE_BREAKS, type TieBreakPreset } from '../../../src/scoring/standing/tie-breaks.ts';
import { USUAL_TERMS } from '../../../src/scoring/standing/terms.ts';
import { MATCH_RULES } from '../../../src/scoring/teams/match-rules.ts';
import type { VictoryPointScale } from '../../../src/scoring/victory-points/scale.ts';
import type { EventFiles } from './event-files.ts';

/** How the matches of an event are scored. */
export interface EventRules {
  /** Null: IMPs are added up. */
  readonly scale: VictoryPointScale | null;
  readonly boards: number;
  readonly bye: Exact | null;
  readonly ties: TieBreakPreset;
  /** Rounds of a Swiss, by half of which a withdrawal goes; left out where everybody meets everybody. */
  readonly rounds?: number;
}

/** An event from its files as a stage of matches, each by its typed totals. Its key is its line of the file. */
export function eventStage(
  { entries, matches }: EventFiles,
  { scale, boards, bye, ties, rounds }: EventRules,
): MatchesToRank {
  const unit = scale ? 'victory-points' : 'imps';
  const lots = entries.filter(({ lot }) => lot !== null).toSorted((a, b) => (a.lot ?? 0) - (b.lot ?? 0));
  return {
    rules: {
      comparison: { kind: 'imps', scale },
      boards: MATCH_RULES,
      bye,
      withdrawals: rounds === undefined ? 'all-play-all' : 'session',
      rounds: rounds ?? matches.reduce((most, { round }) => Math.max(most, round), 0),
      ties: TIE_BREAKS[ties],
    },
    contestants: entries.map(({ entry }) => entry),
    matches: matches.map((row) => stageMatch(row, boards)),
    lines: [],
    results: new Map(matches.flatMap((row) => givenResult(row).map((given) => [String(row.line), given] as const))),
    penalties: entries.flatMap(({ entry, changes }) =>
      changes.map(({ change: { kind, amount } }) => ({ entry, kind, amount, unit, match: null }) as const),
    ),
    withdrawals: entries.flatMap(({ entry, standing }) =>
      standing === 'withdrawn' ? [withdrawalOf(entry, matches)] : [],
    ),
    terms: {
      ...USUAL_TERMS,
      withoutStanding: new Set(entries.filter(({ standing }) => standing === 'without').map(({ entry }) => entry)),
    },
    lots: lots.map(({ entry }) => entry),
  };
}

function stageMatch({ line, round, home, away, isHalf }: StageMatchRow, boards: number): StageMatch {
  const match = { key: String(line), round, lastRound: round, home, away, segments: [] };
  return isHalf ? { ...match, isHalf, boards: halfOf(boards) } : { ...match, boards };
}

function givenResult({ away, imps, points }: StageMatchRow): readonly GivenMatchResult[] {
  if (imps === null && points === null) return [];
  if (away !== null) return [{ kind: 'totals', imps, points: null, result: points }];
  return [{ kind: 'bye', result: (points ?? imps)?.home ?? null }];
}

/** A team that withdrew played its last round where it has its last result. */
function withdrawalOf(contestant: number, matches: readonly StageMatchRow[]): MatchWithdrawal {
  const played = matches.filter(
    ({ home, away, imps, points }) =>
      away !== null && (home === contestant || away === contestant) && (imps ?? points) !== null,
  );
  return { contestant, afterRound: played.reduce((last, { round }) => Math.max(last, round), 0) };
}
