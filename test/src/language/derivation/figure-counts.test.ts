/** The sentences of figures are held against the figures, on boards that are fouled, weighted, split and short. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { figureSentence } from '../../../../src/language/derivation/figure.ts';
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

const NUMBER = String.raw`(−?[\d.]+)(…?)`;
const COUNTS = new RegExp(
  `of the ${NUMBER} other results ${NUMBER} beaten and ${NUMBER} equalled(?:, ([−+][\\d.]+)(…?) against the other half of the result itself)?, ${NUMBER} of ${NUMBER} matchpoints`,
  'g',
);

function numberIn(text: string | undefined): number {
  return Number((text ?? '0').replace('−', '-').replace('+', ''));
}

test('counts are never negative, and what they earn is what is said', () => {
  fc.assert(
    fc.property(anySentences, ({ sentences, beaten: each }) => {
      for (const sentence of sentences) {
        for (const [, of, , beaten, , equal, , own, , earned, , most] of sentence.matchAll(COUNTS)) {
          const [others, won, drawn] = [of, beaten, equal].map(numberIn) as [number, number, number];
          expect(Math.min(others, won, drawn, others - won - drawn)).toBeGreaterThan(-0.001);
          expect(Math.abs(each * won + (each * drawn) / 2 + numberIn(own) - numberIn(earned))).toBeLessThan(0.02);
          expect(Math.abs(each * others - numberIn(most))).toBeLessThan(0.01);
        }
      }
    }),
  );
});

test('the last figure is the percentage that the sentence begins with', () => {
  const last = new RegExp(`.*(?:: | = |, )${NUMBER} of ([\\d.]+) matchpoints`);
  const head = /^([\d.]+) %:/;
  fc.assert(
    fc.property(anySentences, ({ sentences }) => {
      for (const sentence of sentences) {
        const [, percentage] = head.exec(sentence) ?? [];
        const [, points, , top] = last.exec(sentence) ?? [];
        if (percentage === undefined) continue;
        const rounded = /rounded to [\d.]+: ([\d.]+)/.exec(sentence)?.[1] ?? points;
        const unit = 0.005 / numberIn(top);
        expect(Math.abs(numberIn(rounded) / numberIn(top) - numberIn(percentage) / 100)).toBeLessThan(unit + 0.00006);
      }
    }),
  );
});
