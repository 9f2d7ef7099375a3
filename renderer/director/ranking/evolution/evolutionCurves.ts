import type { RankedLine, RankedPair } from '../../session/rankedLines.ts';
import type { DrawnPoint } from '../drawings/scale.ts';
import { evolutionPoints, isHighlighted, labelHeights, type FigureRange } from './evolutionScale.ts';

/** The size of the drawing: pixels in height, units in width, which are stretched over the width there is. */
export const PLOT = { width: 1000, height: 500 } as const;

/** The distance between two labels of one line or of two, in pixels, where there is space for it. */
const LABELS_APART = { 1: 21, 2: 28 } as const;
/** The height of two lines. */
const TWO_LINES = 26;
/** So many letters of a pair's names fit one line. */
const LETTERS_IN_A_LINE = 20;

/** The lines of a label: two where names are long and labels are few enough. */
export function labelLines({ pairs }: RankedLine): 1 | 2 {
  const areLong = pairs.some(({ entry }) => entry.players.join('').length > LETTERS_IN_A_LINE);
  return areLong && (pairs.length - 1) * TWO_LINES <= PLOT.height ? 2 : 1;
}

/** How a curve is drawn. Later ones lie above earlier ones. */
const WEIGHTS = ['quiet', 'strong', 'chosen'] as const;

/** The curve of a pair, and its label at the right of the plot. */
export interface EvolutionCurve {
  readonly pair: RankedPair;
  readonly points: readonly DrawnPoint[];
  /** Height of the end of the curve, within the plot. */
  readonly end: number;
  /** Height of the label. */
  readonly top: number;
  readonly weight: (typeof WEIGHTS)[number];
}

/** The curves of a line in the order of its ranking. A pair without a figure has no curve. */
export function evolutionCurves(
  line: RankedLine,
  lastRound: number,
  range: FigureRange,
  chosen: number | null,
): readonly EvolutionCurve[] {
  const curves = line.pairs.flatMap((pair) => {
    const points = evolutionPoints(pair.row.byRound, lastRound, range, PLOT);
    const last = points.at(-1);
    return last ? [{ pair, points, end: Math.max(0, Math.min(PLOT.height, last.y)) }] : [];
  });
  const ends = curves.map(({ end }) => end);
  const tops = labelHeights(ends, LABELS_APART[labelLines(line)], PLOT.height);
  return curves.map((curve, index) => ({
    ...curve,
    top: tops[index] ?? curve.end,
    weight: weightOf(curve.pair, chosen),
  }));
}

/** The curves from the one at the bottom of the drawing to the one on top. */
export function inDrawingOrder(curves: readonly EvolutionCurve[]): readonly EvolutionCurve[] {
  return curves.toSorted((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight));
}

function weightOf(pair: RankedPair, chosen: number | null): EvolutionCurve['weight'] {
  if (pair.entry.id === chosen) return 'chosen';
  return isHighlighted(pair, chosen) ? 'strong' : 'quiet';
}
