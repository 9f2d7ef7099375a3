import type { Side } from '../../../../src/bridge/seat.ts';
import {
  add,
  compare,
  divide,
  exact,
  multiply,
  roundedUnits,
  subtract,
  ZERO,
  type Exact,
} from '../../../../src/scoring/numbers/exact.ts';
import type { AwardWorth } from '../../../../src/scoring/derivation/award.ts';
import type {
  ComparedScores,
  FigureDerivation,
  RoundingStep,
  ScoreWorth,
} from '../../../../src/scoring/derivation/figure.ts';
import type { CrossImpWorth, DatumDerivation, DatumWorth } from '../../../../src/scoring/derivation/imp-worth.ts';
import type { MatchpointWorth } from '../../../../src/scoring/derivation/matchpoint-worth.ts';
import { IMP_LIMITS } from '../../../../src/scoring/boards/imps.ts';

/** Repeats a derivation with a pencil: from its data alone, by the rules as they are printed. */
export function recompute({ from, rounding, top, side }: FigureDerivation): Exact | null {
  switch (from.kind) {
    case 'nothing':
      return null;
    case 'award':
      return rounded(byAward(from, top), rounding, top, side);
    case 'compared': {
      const results = timesWhere(from, () => true);
      if (compare(results, exact(from.chart.actual)) !== 0)
        throw new Error('the scores are not the results of the chart');
      const sum = from.scores.reduce(
        (total, { score, percent, thirds = 0, worth }) =>
          add(total, multiply(byScore(score, worth, from, side), exact(3 * percent + thirds, 300))),
        ZERO,
      );
      return rounded(sum, rounding, top, side);
    }
  }
}

/** How often the scores of the chart occurred that pass the test. */
function timesWhere({ occurrences }: ComparedScores, test: (score: number) => boolean): Exact {
  return occurrences
    .filter(({ score }) => test(score))
    .reduce((sum, { times }) => add(sum, exact(Math.round(times * 600), 600)), ZERO);
}

function byScore(score: number, worth: ScoreWorth, from: ComparedScores, side: Side): Exact {
  const sign = side === 'NS' ? 1 : -1;
  const { expected } = from.chart;
  switch (worth.kind) {
    case 'matchpoints': {
      checkCounted(worth, from, (other) => Math.sign(sign * (score - other)));
      return byMatchpoints(worth, expected);
    }
    case 'cross-imps':
      return byCrossImps(worth, expected);
    case 'datum':
      if (worth.mean) checkMean(worth.mean, from);
      if (worth.difference !== 0 && worth.difference !== sign * (score - worth.datum))
        throw new Error('other difference');
      return byDatum(worth);
  }
}

/** Counts the results that are worse and those that are equal, the line's own left out. */
function checkCounted(worth: MatchpointWorth, from: ComparedScores, against: (other: number) => number): void {
  const worse = timesWhere(from, (other) => against(other) > 0);
  const equal = timesWhere(from, (other) => against(other) === 0);
  const counted = add(add(worth.beaten, worth.beaten), add(worth.equal, worth.own));
  if (from.chart.halves && from.adjusted?.how === 'split') {
    // the line's own halves are results of the chart, and one result is the line itself
    if (compare(subtract(add(add(worse, worse), equal), exact(1)), counted) !== 0) throw new Error('miscounted');
    return;
  }
  const own = (wanted: (sign: number) => boolean): Exact =>
    from.scores
      .filter(({ score }) => wanted(against(score)))
      .reduce((sum, { percent, thirds = 0 }) => add(sum, exact(3 * percent + thirds, 300)), ZERO);
  const others = [
    subtract(
      worse,
      own((sign) => sign > 0),
    ),
    subtract(
      equal,
      own((sign) => sign === 0),
    ),
  ] as const;
  if (compare(others[0], worth.beaten) !== 0 || compare(others[1], worth.equal) !== 0) throw new Error('miscounted');
}

/** The mean of the scores laid out one by one, in parts of a result, without those at the ends. */
function checkMean({ mean, highest, lowest }: DatumDerivation, { occurrences }: ComparedScores): void {
  const laid = occurrences.flatMap(({ score, times }) => Array<number>(Math.round(times * 600)).fill(score));
  const kept = laid.slice(highest * 600, laid.length - lowest * 600);
  const sum = kept.reduce((total, score) => total + score, 0);
  if (compare(mean, exact(sum, kept.length)) !== 0) throw new Error('not the mean of these scores');
}

function byMatchpoints({ beaten, equal, own, brought, limited, scale }: MatchpointWorth, expected: number): Exact {
  const earned = add(add(add(beaten, beaten), equal), own);
  const top = exact(2 * expected - 2);
  const bring = (figure: Exact): Exact => {
    if (brought === null) return figure;
    const { actual } = brought;
    if (brought.rule === 'neuberg') {
      return subtract(divide(multiply(add(figure, exact(1)), exact(expected)), exact(actual)), exact(1));
    }
    // 70, 60 and 50 percent for three results, 65 and 55 for two, 60 for one; a matchpoint is half a rank
    const best = [exact(60), exact(65), exact(70), exact(75)][actual - 1] ?? ZERO;
    const behind = subtract(exact(2 * actual - 2), figure);
    return multiply(top, divide(subtract(best, multiply(behind, exact(5))), exact(100)));
  };
  let full = bring(earned);
  if (limited) {
    const above = compare(full, top) > 0;
    const results = brought?.actual ?? expected;
    full = above ? top : subtract(add(bring(ZERO), bring(exact(2 * results - 2))), top);
  }
  return scale === '2-1-0' ? full : divide(full, exact(2));
}

function byCrossImps({ comparisons, short, figure }: CrossImpWorth, expected: number): Exact {
  const sum = comparisons.reduce((total, { times, imps }) => add(total, multiply(times, exact(imps))), ZERO);
  const full = short ? multiply(sum, short.factor) : sum;
  return figure === 'sum' ? full : divide(full, exact(expected - 1));
}

function byDatum({ datum, mean, difference }: DatumWorth): Exact {
  if (mean) {
    const off = subtract(mean.mean, exact(datum));
    // to the nearest ten
    if (compare(off, exact(5)) > 0 || compare(off, exact(-5)) < 0) throw new Error('the datum is not the nearest ten');
  }
  const size = Math.abs(difference);
  const won = IMP_LIMITS.filter((limit) => Math.floor(size / 10) * 10 > limit).length;
  return exact(difference < 0 ? 0 - won : won);
}

function byAward({ percent, imps, own }: AwardWorth, top: number): Exact {
  if (own?.counts) {
    const sum = own.boards.reduce((total, { points }) => add(total, points), ZERO);
    const tops = own.boards.reduce((total, board) => total + board.top, 0);
    return top === 0 ? divide(sum, exact(own.boards.length)) : divide(multiply(sum, exact(top)), exact(tops));
  }
  if (percent) return multiply(percent, exact(top));
  return exact((imps?.each ?? 0) * (imps?.comparisons ?? 0));
}

function rounded(figure: Exact, rounding: RoundingStep | null, top: number, side: Side): Exact {
  if (rounding === null) return figure;
  const unit = exact(1, 10 ** rounding.decimals);
  const towards = divide(figure, unit);
  const whole = towards.numerator / towards.denominator;
  const rest = subtract(towards, exact(whole));
  const half = compare(rest, exact(1, 2));
  const isHalfUp = {
    up: true,
    'east-west-rest': side === 'NS',
    'away-from-average': compare(figure, exact(top, 2)) >= 0,
    'away-from-zero': true,
  }[rounding.halves];
  const up = half > 0 || (half === 0 && isHalfUp);
  if (rounding.halves === 'away-from-zero')
    return exact(roundedUnits(figure, rounding.decimals), 10 ** rounding.decimals);
  return multiply(unit, exact(up ? whole + 1n : whole));
}
