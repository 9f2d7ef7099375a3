import * as fc from 'fast-check';
import { WHOLE_WEIGHT, weightOfThirds } from '../../../../src/bridge/result/weight.ts';
import type { AwardedSide, ScoringLine, SplitSide, WeightedScore } from '../../../../src/scoring/scoring-line.ts';
import { METHOD_CODES, METHODS } from '../../../../src/scoring/method.ts';
import { REGULATION_CODES, REGULATIONS, SPLIT_SCORES } from '../../../../src/scoring/regulation/regulation.ts';

const score = fc.integer({ min: -30, max: 30 }).map((tens) => tens * 10);

/** In thirds of a percent, as all weights. */
const wholePercents = fc.integer({ min: 1, max: 99 }).map((percent) => 3 * percent);

const weighted = fc
  .record({ first: score, second: score, weight: fc.oneof(wholePercents, fc.integer({ min: 3, max: 297 })) })
  .map(({ first, second, weight }): readonly WeightedScore[] =>
    first === second
      ? [{ score: first, percent: 100 }]
      : [
          { score: first, ...weightOfThirds(weight) },
          { score: second, ...weightOfThirds(WHOLE_WEIGHT - weight) },
        ],
  );

const awarded = fc.constantFrom<AwardedSide[]>(60, 50, 40, 33.33, 'average-plus', 'average', 'average-minus');

const splitSide: fc.Arbitrary<SplitSide> = fc.oneof(
  score.map((one): SplitSide => [{ score: one, percent: 100 }]),
  weighted,
  awarded,
);

type Happened = Pick<ScoringLine, 'score' | 'award' | 'weighted' | 'split'>;

const NOTHING = { score: null, award: null } as const;

const happened: fc.Arbitrary<Happened> = fc.oneof(
  { arbitrary: score.map((one): Happened => ({ ...NOTHING, score: one })), weight: 12 },
  { arbitrary: weighted.map((one): Happened => ({ ...NOTHING, weighted: one })), weight: 2 },
  { arbitrary: fc.record({ ns: awarded, ew: awarded }).map((award): Happened => ({ ...NOTHING, award })), weight: 2 },
  {
    arbitrary: fc.record({ ns: splitSide, ew: splitSide }).map((split): Happened => ({ ...NOTHING, split })),
    weight: 2,
  },
  { arbitrary: fc.constant<Happened>(NOTHING), weight: 1 },
);

const table = fc.record({ happened, form: fc.constantFrom('', '', '', 'b') });

/**
 * Sessions of one to three boards at up to seven tables, with everything that can happen on a line; on board 1 all are
 * played in one form, later boards may be fouled. Pairs of the tables stay, matches are of two tables.
 */
export const anyLines: fc.Arbitrary<readonly ScoringLine[]> = fc
  .array(fc.array(table, { minLength: 1, maxLength: 7 }), { minLength: 1, maxLength: 3 })
  .map((boards) =>
    boards.flatMap((tables, index) =>
      tables.map((one, at): ScoringLine => ({
        board: index + 1,
        ns: at + 1,
        ew: ((at + index) % 7) + 11,
        ...one.happened,
        ...(index === 0 ? {} : { form: one.form }),
        match: String(Math.floor(at / 2)),
        datum: 20 * index,
      })),
    ),
  );

export const anyMethod = fc.constantFrom(...METHOD_CODES).map((code) => METHODS[code]);

/** Every preset, with each rule for split scores, and cross-IMPs both ways. */
export const anyRegulation = fc
  .record({
    preset: fc.constantFrom(...REGULATION_CODES),
    splitScores: fc.constantFrom(...SPLIT_SCORES),
    crossImps: fc.constantFrom('sum' as const, 'mean' as const),
  })
  .map(({ preset, ...changes }) => ({ ...REGULATIONS[preset], ...changes }));
