import { describe, expect, test } from 'vitest';
import { exact, toNumber } from '../../../src/scoring/exact.ts';
import {
  isVictoryPoints,
  VICTORY_POINT_SCALE_CODES,
  victoryPoints,
  type MatchMargin,
} from '../../../src/scoring/victory-points/scale.ts';
import { VICTORY_POINT_SCALES } from '../../../src/scoring/victory-points/scales.ts';
import { conformanceFiles, conformanceRules } from '../../conformance/read.ts';

type VictoryPointCase = {
  readonly boards: number;
  readonly winner: number;
  readonly loser: number;
} & ({ readonly imps: number } | { readonly percentage: number });

/** Percentages of the files have two decimals. */
function matchOf(given: VictoryPointCase): MatchMargin {
  const { boards } = given;
  if ('imps' in given) return { boards, imps: given.imps };
  return { boards, percentage: exact(Math.round(given.percentage * 100), 10_000) };
}

function otherSide(match: MatchMargin): MatchMargin {
  const { boards } = match;
  if ('imps' in match) return { boards, imps: -match.imps };
  const { numerator, denominator } = match.percentage;
  return { boards, percentage: exact(denominator - numerator, denominator) };
}

const PREFIX = 'victory-points-';

test('every scale has its folder, and every folder its scale', () => {
  const folders = conformanceRules().filter((rule) => rule.startsWith(PREFIX));
  expect(folders.map((rule) => rule.slice(PREFIX.length)).toSorted()).toEqual(VICTORY_POINT_SCALE_CODES.toSorted());
});

describe.each(VICTORY_POINT_SCALE_CODES)('%s', (code) => {
  const scale = VICTORY_POINT_SCALES[code];
  const files = conformanceFiles<VictoryPointCase>(PREFIX + code);

  /** Both sides' figures, as the winner and as the loser ask for them; or why there are none. */
  function answers(given: VictoryPointCase): string {
    const match = matchOf(given);
    return [match, otherSide(match)]
      .map((asked) => victoryPoints(scale, asked))
      .map((points) =>
        isVictoryPoints(points) ? `${toNumber(points.own)}-${toNumber(points.opponents)}` : points.code,
      )
      .join(', ');
  }

  test.each(files)('$name ($status)', ({ cases }) => {
    const wrong = cases
      .map((given) => ({ given, answered: answers(given) }))
      .filter(({ given: { winner, loser }, answered }) => answered !== `${winner}-${loser}, ${loser}-${winner}`);
    expect(wrong).toEqual([]);
  });
});
