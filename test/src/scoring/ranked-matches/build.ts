import { readFileSync } from 'node:fs';
import { exact, writeExact, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import type { MatchRanking, RankedMatches } from '../../../../src/scoring/ranked-matches/ranked.ts';
import type { MatchLine, MatchStageRules, StageMatch } from '../../../../src/scoring/ranked-matches/stage.ts';
import { TIE_BREAKS } from '../../../../src/scoring/standing/tie-breaks.ts';
import { MATCH_RULES } from '../../../../src/scoring/teams/match-rules.ts';
import type { ForTeams } from '../../../../src/scoring/teams/team.ts';
import { VICTORY_POINT_SCALES } from '../../../../src/scoring/victory-points/scales.ts';

/** A worked event of test/data/scoring/events, parsed. */
export function eventFile(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../../data/scoring/events/${name}.json`, import.meta.url), 'utf8'));
}

/** A poule at wbf-discrete victory points unless something else is said. */
export function rulesOf(rules: Partial<MatchStageRules> = {}): MatchStageRules {
  return {
    comparison: { kind: 'imps', scale: VICTORY_POINT_SCALES['wbf-discrete'] },
    boards: MATCH_RULES,
    bye: null,
    withdrawals: 'all-play-all',
    rounds: 1,
    ties: TIE_BREAKS.shared,
    ...rules,
  };
}

/** A match of one segment in one round. */
export function stageMatch(
  round: number,
  home: number,
  away: number | null,
  boards: readonly number[] = [],
): StageMatch {
  const segments = boards.length === 0 ? [] : [{ boards }];
  return { key: `${round}: ${home}-${away ?? ''}`, round, lastRound: round, home, away, segments };
}

/** Both lines of a board: the score at the home team's North-South table, and at the other. */
export function boardLines(
  { key: match, home, away }: StageMatch,
  board: number,
  open: number | null,
  closed: number | null,
): readonly MatchLine[] {
  const line = { match, board, award: null };
  return [
    ...(open === null ? [] : [{ ...line, ns: home, ew: away ?? 0, score: open }]),
    ...(closed === null ? [] : [{ ...line, ns: away ?? 0, ew: home, score: closed }]),
  ];
}

/** An exact number of a file: `n`, `n/d` or a decimal. */
export function exactOf(text: string): Exact {
  const [top = '', bottom = '1'] = text.split('/');
  const decimals = top.split('.')[1]?.length ?? 0;
  return exact(BigInt(top.replace('.', '')), BigInt(bottom) * 10n ** BigInt(decimals));
}

export function texts(figures: ForTeams<Exact | null> | null): readonly (string | null)[] {
  return [figures?.home, figures?.away].map((figure) => (figure ? writeExact(figure) : null));
}

/** The results of all matches that count. */
export function resultsOf({ matches }: Pick<RankedMatches, 'matches'>): readonly (readonly (string | null)[])[] {
  return matches.map(({ result }) => texts(result));
}

/** The places as the files of the worked events write them. */
export function placesOf({ rows }: MatchRanking): readonly PlaceOfFile[] {
  return rows
    .filter(({ place }) => place !== null)
    .map(({ place, tied, entry: team, total, matches, imps }) => ({
      place,
      tied,
      team,
      total: writeExact(total),
      matches,
      imps: writeExact(imps),
    }));
}

export interface PlaceOfFile {
  readonly place: number | null;
  readonly tied: boolean;
  readonly team: number;
  readonly total: string;
  readonly matches: number;
  readonly imps: string;
}
