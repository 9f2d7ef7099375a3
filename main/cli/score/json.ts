import { formatContract } from '../../../src/bridge/notation/contract.ts';
import type { CsvResult, ResultsCsv } from '../../../src/format/results/csv.ts';
import { formatPairsCsvAward } from '../../../src/format/results/award.ts';
import {
  percentageOfFigure,
  pointsOfFigure,
  type BoardScores,
  type SubfieldScores,
} from '../../../src/scoring/boards/board-scores.ts';
import { exact, multiply, toNumber, type Exact } from '../../../src/scoring/numbers/exact.ts';
import type { ScoreCall } from './arguments.ts';
import { sectionOf } from './names.ts';
import { rankingsJson } from './ranking-json.ts';
import type { PrintedSession } from './session.ts';

/**
 * The JSON of `etui score`: full precision, results in the order of the file. `section` is there where the file names
 * sections, `datum` by Butler, `fields` where results of a board were compared apart.
 */
export function scoreJson(
  printed: PrintedSession,
  { method, regulation }: Pick<ScoreCall, 'method' | 'regulation'>,
): unknown {
  const { file, session } = printed;
  return {
    method: method.code,
    winners: file.winners,
    regulation: regulation.code,
    boards: session.scores.boards.map((board) => ({
      ...(board.field === undefined ? {} : { section: board.field }),
      board: board.board,
      expected: board.expected,
      ...(board.datum === null ? {} : { datum: board.datum }),
      ...(board.subfields && { fields: board.subfields.map(fieldJson) }),
      results: board.results.map(({ line, ns, ew }) => ({
        ...sectionOf(file, line.ns),
        ...seatsJson(file, line),
        ...outcomeJson(line),
        ...(line.form === undefined ? {} : { form: line.form }),
        nsPoints: points(board, ns),
        ewPoints: points(board, ew),
        nsPercentage: percentage(board, ns),
        ewPercentage: percentage(board, ew),
      })),
    })),
    ...rankingsJson(printed, { method, regulation }),
  };
}

/** The two pairs, or the four players of an individual. */
function seatsJson({ entries }: ResultsCsv, { ns, ew, partners }: CsvResult): object {
  const name = (entry: number): string | undefined => entries[entry]?.name;
  if (partners === undefined) return { ns: name(ns), ew: name(ew) };
  return { n: name(ns), s: name(partners.ns), e: name(ew), w: name(partners.ew) };
}

/** A form of a fouled board, or a chart of one side. */
function fieldJson({ form, side, actual, datum }: SubfieldScores): object {
  return {
    ...(form === null ? {} : { form }),
    ...(side === null ? {} : { side }),
    actual,
    ...(datum === null ? {} : { datum }),
  };
}

/** What a line has; an award in the notation of the file. */
function outcomeJson({ outcome, score }: CsvResult): object {
  const nothing = { contract: null, declarer: null, tricks: null, score };
  switch (outcome.kind) {
    case 'played': {
      const { contract, declarer, tricks } = outcome;
      return { contract: formatContract(contract, 'en'), declarer, tricks, score };
    }
    case 'passedOut':
      return { ...nothing, contract: 'PASS' };
    case 'score':
      return nothing;
    case 'notPlayed':
    case 'award':
    case 'averages':
    case 'weighted':
    case 'split':
      return { ...nothing, award: formatPairsCsvAward(outcome) };
  }
}

function points(board: BoardScores, figure: number | null): number | null {
  return figure === null ? null : toNumber(pointsOfFigure(board, figure));
}

function percentage(board: BoardScores, figure: number | null): number | null {
  return figure === null ? null : percent(percentageOfFigure(board, figure));
}

function percent(share: Exact | null): number | null {
  return share && toNumber(multiply(share, exact(100)));
}
