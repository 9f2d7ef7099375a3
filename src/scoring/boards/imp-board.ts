import type { BoardScores, ScoredLine } from './board-scores.ts';
import { weightedFigure, type ScoreCounts } from './score-counts.ts';
import { awardImps } from '../awards/award-worth.ts';
import type { AwardedSide, ScoringLine } from '../scoring-line.ts';
import type { ArtificialScoreRule } from '../regulation/regulation.ts';

/** A board whose scores have been converted to IMPs. */
export interface ImpFigures {
  readonly counts: ScoreCounts;
  /** Results of a fully played board. */
  readonly expected: number;
  readonly datum: number | null;
  /** The figures are whole numbers of 1/denominator IMPs. */
  readonly denominator: number;
  /** North-South's figure of every score of the board: multiples of `counts.unit`. */
  readonly ofScore: ReadonlyMap<number, number>;
  /** How many comparisons one board is: an award of so many IMPs counts as often. */
  readonly comparisons: number;
  readonly artificial: ArtificialScoreRule;
}

/** The scored board. A board with one expected result has nothing to compare with. */
export function impBoard<Line extends ScoringLine>(lines: readonly Line[], figures: ImpFigures): BoardScores<Line> {
  const { counts, expected, datum, denominator, ofScore } = figures;
  return {
    board: lines[0]?.board ?? 0,
    actual: counts.results,
    expected,
    top: 0,
    datum,
    denominator,
    results: lines.map((line) => scoreLine(line, figures)),
    frequencies: counts.scores.map((score) => {
      const ns = ofScore.get(score) ?? 0;
      return { score, times: (counts.units.get(score) ?? 0) / counts.unit, ns, ew: 0 - ns };
    }),
  };
}

function scoreLine<Line extends ScoringLine>(line: Line, figures: ImpFigures): ScoredLine<Line> {
  if (figures.expected < 2) return { line, ns: null, ew: null };
  if (line.award) {
    return { line, ns: awardFigure(line.award.ns, figures), ew: awardFigure(line.award.ew, figures) };
  }
  const ns = resultFigure(line, figures);
  return { line, ns, ew: ns === null ? null : 0 - ns };
}

function resultFigure({ score, weighted }: ScoringLine, { ofScore, counts }: ImpFigures): number | null {
  if (weighted) return weightedFigure(weighted, ofScore, counts.unit);
  return score === null ? null : (ofScore.get(score) ?? null);
}

function awardFigure(side: AwardedSide | null, { denominator, comparisons, artificial }: ImpFigures): number | null {
  if (side === null) return null;
  const imps = awardImps(side, artificial);
  return imps === null ? null : imps * comparisons * denominator;
}
