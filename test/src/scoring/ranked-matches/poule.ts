import type { MatchesToRank, MatchWithdrawal, StageMatch } from '../../../../src/scoring/ranked-matches/stage.ts';
import { TIE_BREAKS, type TieBreakPreset } from '../../../../src/scoring/standing/tie-breaks.ts';
import { boardLines, eventFile, rulesOf, stageMatch, type PlaceOfFile } from './build.ts';

interface PouleFile {
  readonly teams: readonly { readonly number: number }[];
  readonly rounds: readonly {
    readonly round: number;
    readonly bye: number;
    readonly results: readonly {
      readonly home: number;
      readonly away: number;
      readonly boards: readonly (readonly [board: number, open: number, closed: number])[];
      readonly imps: readonly [number, number];
      readonly vp: readonly [string, string];
    }[];
    readonly standings: readonly PlaceOfFile[];
  }[];
  readonly cross: readonly (readonly (string | null)[])[];
  readonly final: Readonly<
    Record<
      'shared' | 'wbf',
      readonly (PlaceOfFile & { readonly separated?: readonly { readonly code: string; readonly figure: string }[] })[]
    >
  >;
  readonly withdrawals: readonly {
    readonly team: number;
    readonly afterRound: number;
    readonly outcome: 'cancelled' | 'stand';
    readonly given?: readonly { readonly round: number; readonly team: number; readonly given: string }[];
    readonly final: readonly PlaceOfFile[];
  }[];
}

/** A poule of 7 teams over 16 boards a match, worked out. */
export const POULE = eventFile('poule-7') as PouleFile;
export const PLAYED = POULE.rounds.flatMap(({ round, results }) =>
  results.map((result) => ({
    ...result,
    round,
    match: stageMatch(
      round,
      result.home,
      result.away,
      result.boards.map(([board]) => board),
    ),
  })),
);
const BYES: readonly StageMatch[] = POULE.rounds.map(({ round, bye }) => stageMatch(round, bye, null));

/** The poule with the matches of some rounds played; a team plays no round after it withdrew. */
export function poule(
  change: {
    readonly through?: number;
    readonly ties?: TieBreakPreset;
    readonly withdrawals?: readonly MatchWithdrawal[];
  } = {},
): MatchesToRank {
  const { through = 7, ties = 'shared', withdrawals = [] } = change;
  const leftBefore = new Map(withdrawals.map(({ contestant, afterRound }) => [contestant, afterRound]));
  const isPlayed = ({ round, home, away }: (typeof PLAYED)[number]): boolean =>
    round <= through && [home, away].every((team) => round <= (leftBefore.get(team) ?? Infinity));
  return {
    rules: rulesOf({ ties: TIE_BREAKS[ties], rounds: 7 }),
    contestants: POULE.teams.map(({ number }) => number),
    matches: [...PLAYED.map(({ match }) => match), ...BYES],
    lines: PLAYED.filter(isPlayed).flatMap(({ match, boards }) =>
      boards.flatMap(([board, open, closed]) => boardLines(match, board, open, closed)),
    ),
    withdrawals,
  };
}
