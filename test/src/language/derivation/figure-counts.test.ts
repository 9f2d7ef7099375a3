/** The sentences of figures are held against the figures, on boards that are fouled, weighted, split and short. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { figureSentence } from '../../../../src/language/derivation/figure.ts';
import { weightedPart, weightedValues } from '../../../../src/language/derivation/weighted-sum.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { deriveFigure } from '../../../../src/scoring/derivation/figure.ts';
import { METHODS } from '../../../../src/scoring/method.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import { anyLines, anyRegulation } from '../../scoring/derivation/any-session.ts';

const method = METHODS.matchpoints;

/** Every sentence of a random session, with the scale of its regulation. */
const anySentences = fc
  .record({ lines: anyLines, regulation: anyRegulation, more: fc.nat({ max: 5 }) })
  .map(({ lines, regulation, more }) => {
    const { boards } = scoreSession(lines, { winners: 1, method, regulation, expected: more });
    const sentences = boards.flatMap((board) =>
      board.results.flatMap((result) =>
        (['NS', 'EW'] as const).map((side) => {
          const derivation = deriveFigure({ boards, method, regulation }, board, result, side);
          return figureSentence(derivation, regulation.shown, 'en').replaceAll(/[\u202f\u00a0]/g, ' ');
        }),
      ),
    );
    return { sentences, beaten: regulation.matchpoints === '2-1-0' ? 2 : 1 };
  });

const NUMBER = String.raw`(\d+/\d+|−?[\d.]+(?: \d+/\d+)?)`;
const COUNTS = new RegExp(
  `of the ${NUMBER} other results ${NUMBER} beaten and ${NUMBER} equalled(?:, ([−+][\\d.]+) against the other half of the result itself)?, ${NUMBER} of ${NUMBER} matchpoints?`,
  'g',
);

/** A number as shown: −1.5, 2/3, 1 2/3. */
function numberIn(text: string | undefined): number {
  const parts = (text ?? '0').replace('−', '-').replace('+', '').split(' ');
  return parts.reduce((sum, part) => {
    const [numerator = '', denominator = '1'] = part.split('/');
    return sum + Number(numerator) / Number(denominator);
  }, 0);
}

test('no figure is cut', () => {
  fc.assert(
    fc.property(anySentences, ({ sentences }) => {
      for (const sentence of sentences) expect(sentence).not.toContain('…');
    }),
  );
});

test('counts are never negative, and what they earn is what is said', () => {
  fc.assert(
    fc.property(anySentences, ({ sentences, beaten: each }) => {
      for (const sentence of sentences) {
        for (const [, of, beaten, equal, own, earned, most] of sentence.matchAll(COUNTS)) {
          const [others, won, drawn] = [of, beaten, equal].map(numberIn) as [number, number, number];
          expect(Math.min(others, won, drawn, others - won - drawn)).toBeGreaterThan(-0.001);
          expect(Math.abs(each * won + (each * drawn) / 2 + numberIn(own) - numberIn(earned))).toBeLessThan(0.02);
          expect(Math.abs(each * others - numberIn(most))).toBeLessThan(0.01);
        }
      }
    }),
  );
});

test.each([METHODS.matchpoints, METHODS['cross-imps'], METHODS.butler])(
  'the values of a weighted sum add up as shown: $code',
  (by) => {
    const parts = /(?:([\d.]+) %|(\d+\/\d+)) of ([−+]?[\d./]+)/g;
    const sum = /(?:(?:[\d.]+ %|\d+\/\d+) of [−+]?[\d./]+(?: and )?){2,}: ([−+]?[\d.]+) (?:of|IMP)/g;
    fc.assert(
      fc.property(anyLines, anyRegulation, (lines, regulation) => {
        const { boards } = scoreSession(lines, { winners: 1, method: by, regulation });
        for (const board of boards) {
          for (const result of board.results) {
            const derivation = deriveFigure({ boards, method: by, regulation }, board, result, 'NS');
            const sentence = figureSentence(derivation, regulation.shown, 'en').replaceAll(/[\u202f\u00a0]/g, ' ');
            for (const [text, total] of sentence.matchAll(sum)) {
              const added = [...text.matchAll(parts)].reduce(
                (own, [, percent, share, value]) =>
                  own + (percent === undefined ? numberIn(share) : numberIn(percent) / 100) * numberIn(value),
                0,
              );
              // the sum is shown with two decimals
              expect(Math.abs(added - numberIn(total))).toBeLessThan(0.00501);
            }
          }
        }
      }),
    );
  },
);

test('39 % of 4/3 and 61 % of 9.5 is 6.32: with decimals it would be 6.31', () => {
  const parts = [weightedPart({ percent: 39 }, exact(4, 3)), weightedPart({ percent: 61 }, exact(19, 2))];
  expect(weightedValues(parts, 2, 'en')).toEqual(['4/3', '9.5']);
  // 16.4545 and 7.7273 add up to 13.57 with two decimals already
  expect(
    weightedValues(
      [weightedPart({ percent: 67 }, exact(181, 11)), weightedPart({ percent: 33 }, exact(85, 11))],
      2,
      'fr',
    ),
  ).toEqual(['16,45', '7,73']);
});

test('the last figure is the percentage that the sentence begins with', () => {
  const last = new RegExp(`.*(?:: | = |, )${NUMBER} of ([\\d.]+) matchpoints?`);
  const head = /^([\d.]+) %:/;
  fc.assert(
    fc.property(anySentences, ({ sentences }) => {
      for (const sentence of sentences) {
        const [, percentage] = head.exec(sentence) ?? [];
        const [, points, top] = last.exec(sentence) ?? [];
        if (percentage === undefined) continue;
        const rounded = /rounded to [\d.]+: (\d+(?:\.\d+)?)/.exec(sentence)?.[1] ?? points;
        const unit = 0.005 / numberIn(top);
        expect(Math.abs(numberIn(rounded) / numberIn(top) - numberIn(percentage) / 100)).toBeLessThan(unit + 0.00006);
      }
    }),
  );
});
