/** Victory points by a table that a file was scored by and doesn't have, as its matches show it. */
import { compare, parseExact, roundedUnits, type Exact } from '../../../scoring/numbers/exact.ts';
import type { MatchStageScoring } from '../../../scoring/ranked-matches/scoring.ts';
import type { Regulation } from '../../../scoring/regulation/regulation.ts';
import {
  clubScaleProblem,
  commonSum,
  type ClubScale,
  type ClubVictoryPointRow,
} from '../../../scoring/victory-points/club.ts';
import type { MatchesPlan } from './plan.ts';
import { rankPlannedMatches } from './rank.ts';

/** As many as a stored scale may have. */
const MOST_TABLES = 20;
const MOST_ROWS = 99;

/** A match that shows a row of the table: the IMPs that it was won by, and what both sides got. */
interface ShownRow {
  readonly boards: number;
  readonly margin: number;
  readonly winner: number;
  readonly loser: number;
}

/**
 * The table by IMPs that gives every match of the file the points that it has. A margin that no match has gets what the
 * next larger one gets. Null where matches of the same margin got different points, where no margin comes twice, so
 * that nothing tells a table from single decisions, and where points rise and fall with the margin.
 */
export function scaleOfFile(
  plan: MatchesPlan,
  comparison: MatchStageScoring['comparison'],
  regulation: Regulation,
): ClubScale | null {
  const shown = shownRows(plan, comparison, regulation);
  if (!shown || new Set(shown.map(keyOf)).size === shown.length) return null;
  const tables = [...Map.groupBy(shown, ({ boards }) => boards)].map(([boards, rows]) => {
    return { least: boards, most: boards, rows: tableRows(rows, commonSum([{ rows: rows.map(openRow) }])) };
  });
  if (tables.length > MOST_TABLES || tables.some(({ rows }) => rows.length === 0 || rows.length > MOST_ROWS)) {
    return null;
  }
  const scale: ClubScale = { takes: 'imps', sum: commonSum(tables), tables };
  return clubScaleProblem(scale) === null ? scale : null;
}

function keyOf({ boards, margin }: ShownRow): string {
  return `${boards} ${margin}`;
}

function openRow({ winner, loser }: ShownRow): ClubVictoryPointRow {
  return { upTo: null, winner, loser };
}

/** Null where a match shows none: its two sides have other IMPs, or points finer than hundredths. */
function shownRows(
  plan: MatchesPlan,
  comparison: MatchStageScoring['comparison'],
  regulation: Regulation,
): readonly ShownRow[] | null {
  const plain = { comparison, scale: null, pool: null, bye: null, withdrawals: 'all-play-all' } as const;
  const ranked = rankPlannedMatches(plan, plain, regulation);
  if (!ranked) return null;
  const shown: ShownRow[] = [];
  for (const [place, { isPlayed, homeScore, awayScore }] of plan.matches.entries()) {
    const score = ranked.matches[place]?.score;
    if (!isPlayed || homeScore === null || awayScore === null || !score?.worth) continue;
    const { home, away } = score.worth;
    const [imps, theirs] = [wholeImps(home.imps), wholeImps(away.imps)];
    const [atHome, atAway] = [hundredths(homeScore), hundredths(awayScore)];
    if (imps + theirs !== 0 || atHome === null || atAway === null) return null;
    const [winner, loser] = imps < 0 ? [atAway, atHome] : [atHome, atAway];
    shown.push({ boards: score.due, margin: Math.abs(imps), winner, loser });
  }
  return shown;
}

function wholeImps(imps: Exact): number {
  return Number(roundedUnits(imps, 0)) + 0;
}

function hundredths(score: string): number | null {
  const read = parseExact(score);
  if (!read) return null;
  const rounded = roundedUnits(read, 2);
  return compare(read, { numerator: rounded, denominator: 100n }) === 0 ? Number(rounded) : null;
}

/**
 * From the drawn match upwards, a row for what is given and not for each margin; empty where two matches of a margin
 * got different points, or nothing tells what a drawn one gets.
 */
function tableRows(shown: readonly ShownRow[], sum: number | null): readonly ClubVictoryPointRow[] {
  const ofMargin = Map.groupBy(shown, ({ margin }) => margin);
  const isClear = [...ofMargin.values()].every((all) =>
    all.every(({ winner, loser }) => winner === all[0]?.winner && loser === all[0]?.loser),
  );
  const drawn = ofMargin.has(0) ? [] : [{ margin: 0, winner: (sum ?? 1) / 2, loser: (sum ?? 1) / 2 }];
  if (!isClear || !drawn.every(({ winner }) => Number.isInteger(winner))) return [];
  const rising = [...drawn, ...[...ofMargin.values()].flatMap((all) => all[0] ?? [])].toSorted(
    (a, b) => a.margin - b.margin,
  );
  const last = rising.filter((row, index) => {
    const next = rising[index + 1];
    return !next || next.winner !== row.winner || next.loser !== row.loser;
  });
  return last.map(({ margin, winner, loser }, index) => {
    return { upTo: index === last.length - 1 ? null : margin, winner, loser };
  });
}
