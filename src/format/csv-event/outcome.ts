import type { Outcome, RuledSide } from '../../bridge/result/result.ts';
import type { AverageKind } from '../../bridge/result/average.ts';
import { hasResults, isSplit } from '../../bridge/result/ruling.ts';
import { outcomeScore } from '../../bridge/score/score.ts';
import { isComponents, type SplitSide } from '../../scoring/scoring-line.ts';
import { formatPairsCsvAward, type PairsCsvOutcome } from '../results/award.ts';

/** What an average is worth to a file that only knows percentages. */
const USUAL_PERCENT: Readonly<Record<AverageKind, number>> = {
  'average-plus': 60,
  average: 50,
  'average-minus': 40,
};

/** The outcome that a cell of a CSV of results says. */
export function outcomeOfCsv(outcome: PairsCsvOutcome): Outcome {
  switch (outcome.kind) {
    case 'averages': {
      const { ns, ew } = outcome;
      return { kind: 'award', ns: USUAL_PERCENT[ns], ew: USUAL_PERCENT[ew], nsAverage: ns, ewAverage: ew };
    }
    case 'weighted':
      return ruled(outcome.scores, outcome.scores);
    case 'split':
      return ruled(outcome.ns, outcome.ew);
    case 'played':
    case 'passedOut':
    case 'score':
    case 'award':
    case 'notPlayed':
      return outcome;
  }
}

/** What was played at the table isn't said. */
function ruled(ns: SplitSide, ew: SplitSide): Outcome {
  return { kind: 'ruled', ns: ruledSide(ns), ew: ruledSide(ew), atTable: { kind: 'notPlayed' } };
}

function ruledSide(side: SplitSide): RuledSide {
  if (!isComponents(side)) return side;
  return side.map(({ score, ...weight }) => {
    return { ...weight, outcome: score === 0 ? { kind: 'passedOut' } : { kind: 'score', score } };
  });
}

/** The cell `award` of an outcome that is no contract and no score; `outcomeOfCsv` reads it again. */
export function awardCell(outcome: Extract<Outcome, { kind: 'award' | 'notPlayed' | 'ruled' }>, board: number): string {
  if (outcome.kind === 'notPlayed') return formatPairsCsvAward(outcome);
  if (outcome.kind === 'award') {
    const { nsAverage, ewAverage } = outcome;
    const isBoth = nsAverage !== undefined && ewAverage !== undefined;
    return formatPairsCsvAward(isBoth ? { kind: 'averages', ns: nsAverage, ew: ewAverage } : outcome);
  }
  const ns = splitSide(outcome.ns, board);
  if (!isSplit(outcome) && isComponents(ns)) return formatPairsCsvAward({ kind: 'weighted', scores: ns });
  return formatPairsCsvAward({ kind: 'split', ns, ew: splitSide(outcome.ew, board) });
}

function splitSide(side: RuledSide, board: number): SplitSide {
  if (!hasResults(side)) return side;
  return side.map(({ outcome, ...weight }) => ({ ...weight, score: outcomeScore(outcome, board) ?? 0 }));
}
