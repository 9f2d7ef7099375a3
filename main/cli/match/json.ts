import { formatContract } from '../../../src/bridge/notation/contract.ts';
import type { CsvMatchLine } from '../../../src/format/match/csv.ts';
import { formatPairsCsvAward } from '../../../src/format/results/award.ts';
import { toNumber, type Exact } from '../../../src/scoring/numbers/exact.ts';
import type { MatchBoard, TeamTotal } from '../../../src/scoring/teams/match.ts';
import { scoreSheet } from '../../../src/scoring/teams/score-sheet.ts';
import { forTeams, type ForTeams } from '../../../src/scoring/teams/team.ts';
import type { TeamWorth } from '../../../src/scoring/teams/worth.ts';
import { scaleOfMethod } from './arguments.ts';
import type { MatchPenalty } from './penalties.ts';
import type { MatchReport } from './report.ts';

/**
 * The JSON of `etui match`: full precision, boards in rising order, every figure for both teams. A void match has no
 * total points, and by the aggregate no result.
 */
export function matchJson({ call, file, score, totals, penalties, worth, isVoid }: MatchReport): unknown {
  const team = (side: 'home' | 'away') => ({
    team: file.names?.[side] ?? null,
    ...totalJson(totals[side]),
    ...(isVoid ? { points: null } : {}),
    ...penaltiesJson(penalties.filter((penalty) => penalty.team === side)),
    result: worth && toNumber(worth[side].result),
    parts: partsJson(worth?.[side].parts ?? null),
  });
  return {
    method: call.method.kind,
    scale: scaleOfMethod(call.method)?.code ?? null,
    void: isVoid,
    boards: score.boards.map(boardJson),
    halves: scoreSheet(score, call.segments).segments.map(({ rows, totals: sums }) => ({
      boards: rows.map(({ board }) => board),
      ...forTeams((side) => totalJson(sums[side])),
    })),
    ...forTeams(team),
  };
}

/** Only where there are any. */
function penaltiesJson(own: readonly MatchPenalty[]): object {
  if (own.length === 0) return {};
  return { penalties: own.map(({ amount, unit, reason }) => ({ amount: toNumber(amount), unit, reason })) };
}

function partsJson(parts: TeamWorth['parts']): object | null {
  return parts && { boards: toNumber(parts.boards), second: toNumber(parts.second) };
}

function boardJson({ board, lines, state, imps, points, boardPoints }: MatchBoard<CsvMatchLine>): object {
  return {
    board,
    state: state.kind,
    ...('reason' in state ? { reason: state.reason } : {}),
    ...('grades' in state ? { grades: state.grades } : {}),
    open: lineJson(lines.open),
    closed: lineJson(lines.closed),
    imps: numbers(imps),
    points: numbers(points),
    boardPoints: numbers(boardPoints),
  };
}

function lineJson(line: CsvMatchLine | null): object | null {
  if (line === null) return null;
  const { ns, entry, result } = line;
  const score = result.kind === 'score' ? result.score : null;
  const nothing = { ns, contract: null, declarer: null, tricks: null, score };
  switch (entry.kind) {
    case 'played':
      return {
        ...nothing,
        contract: formatContract(entry.contract, 'en'),
        declarer: entry.declarer,
        tricks: entry.tricks,
      };
    case 'passedOut':
      return { ...nothing, contract: 'PASS' };
    case 'score':
      return nothing;
    case 'award':
    case 'notPlayed':
    case 'averages':
    case 'split':
    case 'weighted':
      return { ...nothing, award: formatPairsCsvAward(entry) };
  }
}

function numbers(figures: ForTeams<Exact> | null): ForTeams<number> | null {
  return figures && forTeams((team) => toNumber(figures[team]));
}

function totalJson({ imps, impsWon, impsLost, points, boardPoints }: TeamTotal): object {
  return {
    imps: toNumber(imps),
    impsWon: toNumber(impsWon),
    impsLost: toNumber(impsLost),
    points: toNumber(points),
    boardPoints: toNumber(boardPoints),
  };
}
