import { describe, expect, test } from 'vitest';
import { derivationWriter } from '../../../../src/language/derivation/writer.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { figureSentence } from '../../../../src/language/derivation/figure.ts';
import type { Language } from '../../../../src/language.ts';
import { deriveFigure } from '../../../../src/scoring/derivation/figure.ts';
import type { AwardedSide, ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { METHODS, type MethodCode } from '../../../../src/scoring/method.ts';
import { REGULATIONS, type Regulation, type RegulationCode } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import { awardLine, linesOf, weightedLine } from '../../scoring/line.ts';

interface Asked {
  readonly method?: MethodCode;
  readonly regulation?: RegulationCode;
  readonly changes?: Partial<Regulation>;
  readonly expected?: number;
  readonly side?: 'NS' | 'EW';
  readonly language?: Language;
}

/** Why the line at this place of the first board has what it has. */
function why(lines: readonly ScoringLine[], place: number, asked: Asked = {}): string {
  const method = METHODS[asked.method ?? 'matchpoints'];
  const regulation = { ...REGULATIONS[asked.regulation ?? 'wbf'], ...asked.changes };
  const { boards } = scoreSession(lines, { winners: 1, regulation, method, expected: asked.expected ?? 0 });
  const [board] = boards;
  const result = board?.results[place];
  if (!board || !result) throw new Error(`no result ${place}`);
  const derivation = deriveFigure({ boards, method, regulation }, board, result, asked.side ?? 'NS');
  return figureSentence(derivation, regulation.shown, asked.language ?? 'en').replace(/[\u202f\u00a0]/g, ' ');
}

const BOARD = [620, 630, -100, 650, 500, 620, 620, 600, 650, 170, 630, 660, -100];
const TWELVE = linesOf(BOARD.slice(0, 12));

describe('matchpoints', () => {
  test('8 beaten and 1 equalled of 12 others', () => {
    expect(why(linesOf(BOARD), 1)).toBe(
      '70.83 %: of the 12 other results 8 beaten and 1 equalled, 17 of 24 matchpoints (Law 78A).',
    );
    expect(why(linesOf(BOARD), 1, { language: 'fr' })).toBe(
      '70,83 % : des 12 autres résultats, 8 battus et 1 égalé, 17 points-match sur 24 (Loi 78A).',
    );
    expect(why(linesOf(BOARD), 1, { side: 'EW' })).toBe(
      '29.17 %: of the 12 other results 3 beaten and 1 equalled, 7 of 24 matchpoints (Law 78A).',
    );
  });

  test('a short board: the rule is named, with its numbers', () => {
    expect(why(TWELVE, 1, { expected: 13 })).toBe(
      '68.06 %: of the 11 other results 7 beaten and 1 equalled, 15 of 22 matchpoints (Law 78A); 12 of 13 results, brought to 13 by Neuberg: (15 + 1) × 13 / 12 − 1 = 16.33 of 24 matchpoints (EBU White Book 4.2.3).',
    );
    expect(why(TWELVE, 1, { expected: 13, language: 'fr' })).toBe(
      '68,06 % : des 11 autres résultats, 7 battus et 1 égalé, 15 points-match sur 22 (Loi 78A) ; 12 résultats sur 13, ramenés à 13 par Neuberg : (15 + 1) × 13 / 12 − 1 = 16,33 points-match sur 24 (EBU White Book 4.2.3).',
    );
    expect(why(linesOf([620]), 0, { expected: 13 })).toMatch(/^50\.00 %: the only result there is; 1 of 13 results/);
  });

  test('weighted and rounded to 0.1: no figure is cut, and the values add up to the sum that is rounded', () => {
    const lines = [
      weightedLine([
        [620, 67],
        [-100, 33],
      ]),
      ...linesOf([620, 170, -100, 650, 140, 600]),
    ];
    const sentence = why(lines, 0, { expected: 9, changes: { boardRounding: { decimals: 1, halves: 'up' } } });
    expect(sentence).toContain(
      '67 % of 11.86 and 33 % of 1.57: 8.46 of 16 matchpoints (Law 12C1(c)); rounded to 0.1: 8.5.',
    );
  });

  test('before it is rounded a figure has so many decimals that it is not half way: 0.349 is not 0.35', () => {
    const writer = derivationWriter({ points: 2, percentages: 2 }, 'en', { decimals: 1, halves: 'up', clause: null });
    expect([exact(349, 1000), exact(35, 100), exact(1, 3), exact(3_499_999, 10_000_000)].map(writer.points)).toEqual([
      '0.349',
      '0.35',
      '0.33',
      '0.3499999',
    ]);
  });

  test('on the scale 1-1/2-0, rounded to the unit of the regulation', () => {
    expect(why(TWELVE, 1, { expected: 13, regulation: 'acbl' })).toBe(
      '68.08 %: of the 11 other results 7 beaten and 1 equalled, 7.5 of 11 matchpoints (Law 78A); 12 of 13 results, brought to 13 by Neuberg: (7.5 + 0.5) × 13 / 12 − 0.5 = 8.167 of 12 matchpoints (ACBLscore manual, page 92); rounded to 0.01: 8.17 (ACBLscore manual, page 92).',
    );
    expect(why(TWELVE, 1, { expected: 13, regulation: 'ebu' })).toMatch(
      /= 16\.33333 of 24 .*; rounded to 0\.0001: 16\.3333 \(EBU White Book 4\.2\.3\)\.$/,
    );
  });

  test.each([
    [0, '60 % + 2 × 5 % = 70 % of a top, 11.2 of 16 matchpoints'],
    [1, '60 % of a top, 9.6 of 16 matchpoints'],
    [2, '60 % − 2 × 5 % = 50 % of a top, 8 of 16 matchpoints'],
  ])('a small group, result %d', (place, said) => {
    expect(why(linesOf([650, 620, 170]), place, { expected: 9, regulation: 'ebu' })).toContain(
      `; 3 of 9 results, a small group scored by percentages: ${said} (EBU White Book 4.2.3.3).`,
    );
  });

  test.each([
    [420, -50, 'beaten, 2'],
    [420, 420, 'equalled, 1'],
    [-50, 420, 'better, 0'],
  ])('%d beside %d alone', (own, other, said) => {
    expect(why(linesOf([own, other]), 0)).toContain(`the one other result is ${said} of 2 matchpoints (Law 78A).`);
    expect(why(linesOf([own, other]), 0, { method: 'board-a-match' })).toContain(said);
  });

  test('a weighted score: each component, then their weights', () => {
    const lines = [
      ...linesOf([170, 170, 170, 170, 170, 140, 140, 140, -100, -100]),
      weightedLine([
        [170, 67],
        [140, 33],
      ]),
    ];
    expect(why(lines, 10)).toBe(
      '61.80 %: 67 % of +170: of the 10 other results 5 beaten and 5 equalled, 15 of 20 matchpoints (Law 78A); 33 % of +140: of the 10 other results 2 beaten and 3 equalled, 7 of 20 matchpoints (Law 78A); 67 % of 15 and 33 % of 7: 12.36 of 20 matchpoints (Law 12C1(c)).',
    );
    expect(why(lines, 10, { language: 'fr' })).toContain(
      '67 % de +170 : des 10 autres résultats, 5 battus et 5 égalés, 15 points-match sur 20 (Loi 78A) ; 33 % de +140 :',
    );
    const short = why(lines, 10, { expected: 12 });
    expect(short).toContain('brought to 12 by Neuberg: (15 + 1) × 12 / 11 − 1 = 16.45 of 22 matchpoints');
    expect(short).toContain('brought to 12 by Neuberg: (7 + 1) × 12 / 11 − 1 = 7.73 of 22 matchpoints');
    expect(short).toContain('; 67 % of 16.45 and 33 % of 7.73: 13.57 of 22 matchpoints (Law 12C1(c)).');
  });

  test('a weighted score whose components nobody else has counts no part of itself', () => {
    const lines = [
      ...linesOf([420, 170]),
      weightedLine([
        [620, 60],
        [170, 40],
      ]),
    ];
    expect(why(lines, 2)).toBe(
      '70.00 %: 60 % of +620: of the 2 other results 2 beaten and 0 equalled, 4 of 4 matchpoints (Law 78A); 40 % of +170: of the 2 other results 0 beaten and 1 equalled, 1 of 4 matchpoints (Law 78A); 60 % of 4 and 40 % of 1: 2.8 of 4 matchpoints (Law 12C1(c)).',
    );
    expect(why(lines.slice(2), 0, { expected: 3 })).toContain('60 % of +620: the only result there is');
    expect(why(lines, 2, { method: 'cross-imps' })).toBe(
      '+3.3 IMPs: 60 % of +620: +5 against +420, +10 against +170, together +15 (Law 78B); the mean of 2 comparisons: +7.5; 40 % of +170: −6 against +420, together −6 (Law 78B); the mean of 2 comparisons: −3; 60 % of +7.5 and 40 % of −3: +3.3 IMPs (Law 12C1(c)).',
    );
  });

  test('a fouled board, and the charts of a split score', () => {
    const forms = linesOf([480, 450, 420]).map((line) => ({ ...line, form: line.ns < 3 ? 'a' : 'b' }));
    expect(why(forms, 0)).toContain('; fouled board, only results of form a are compared (EBU White Book 4.2.3).');
    const split: ScoringLine = {
      ...awardLine(0, 0, { ns: 99, ew: 199 }),
      award: null,
      split: { ns: [{ score: -50, percent: 100 }], ew: [{ score: 420, percent: 100 }] },
    };
    const lines = [...linesOf([420, -50]), split];
    expect(why(lines, 2)).toBe(
      '25.00 %: of the 2 other results 0 beaten and 1 equalled, 1 of 4 matchpoints (Law 78A); a score is split, this is the chart of North-South (EBU White Book 4.2.1).',
    );
    const halves = { splitScores: 'half-frequencies' } as const;
    expect(why(lines, 2, { changes: halves })).toContain(
      'of the 2 other results 0 beaten and 1 equalled, −0.5 against the other half of the result itself, 0.5 of 4',
    );
    expect(why(lines, 0, { changes: halves })).toBe(
      '87.50 %: of the 2 other results 1.5 beaten and 0.5 equalled, 3.5 of 4 matchpoints (Law 78A); a score is split, each of its two is half a result (De Wael, calcul 28).',
    );
  });
});

describe('IMPs', () => {
  test('cross-IMPs: every comparison, then their mean', () => {
    expect(why(linesOf([-140, -460, 50, -490]), 2, { method: 'cross-imps' })).toBe(
      '+9 IMPs: +50: +5 against −140, +11 against −460, +11 against −490, together +27 (Law 78B); the mean of 3 comparisons: +9.',
    );
  });

  test('cross-IMPs of a short board, by the rule of the regulation', () => {
    const lines = linesOf([140, 420, -50, 170, 140]);
    expect(why(lines, 1, { method: 'cross-imps', expected: 8 })).toBe(
      '+6.86 IMPs: +420: +6 against +170, 2 times +7 against +140, +10 against −50, together +30 (Law 78B); 5 of 8 results, times 8/5: +48 (EBU White Book 4.2.4); the mean of 7 comparisons: +6.86.',
    );
    expect(
      why(lines, 1, { method: 'cross-imps', expected: 8, regulation: 'acbl', changes: { crossImps: 'sum' } }),
    ).toMatch(/together \+30 \(Law 78B\); 5 of 8 results, times 7\/4: \+52\.5 \(ACBLscore manual, page 83\)\.$/);
    expect(why(linesOf([140, 140]), 0, { method: 'cross-imps' })).toContain('all other results are the same');
  });

  test('Butler: the score, then where the datum comes from', () => {
    const lines = linesOf([-650, -170, -1440, 100, -170, -200]);
    expect(why(lines, 3, { method: 'butler', regulation: 'abf' })).toBe(
      '+9 IMPs: +100 against the datum −300, 400 better: +9 IMPs (Law 78B); the mean of 4 of 6 results is −297.5, to the nearest ten −300, without the highest and the lowest (EBU White Book 4.2.6.2).',
    );
    expect(why(lines, 3, { method: 'butler', regulation: 'abf', language: 'fr' })).toContain(
      'sans le plus haut ni le plus bas',
    );
    expect(why(lines, 3, { method: 'butler', side: 'EW' })).toContain('520 worse: −11 IMPs');
  });

  test('Butler: a weighted result alone is compared with nothing', () => {
    const alone = weightedLine([
      [620, 67],
      [-100, 33],
    ]);
    expect(why([alone], 0, { method: 'butler', expected: 5 })).toBe(
      '0 IMPs: 67 % of +620: the only result there is, 0 IMPs; 33 % of −100: the only result there is, 0 IMPs; 67 % of 0 and 33 % of 0: 0 IMPs (Law 12C1(c)).',
    );
  });

  test('a datum that was given', () => {
    const lines = linesOf([620]).map((line) => ({ ...line, datum: 600 }));
    expect(why(lines, 0, { method: 'fixed-datum' })).toBe(
      '+1 IMP: +620 against the datum +600 given for the board, 20 better: +1 IMP (Law 78B).',
    );
  });
});

function award(ns: AwardedSide): ScoringLine {
  return { ...awardLine(0, 0, { ns: 50, ew: 51 }), award: { ns, ew: 40 } };
}

describe('awards', () => {
  const other = [...linesOf([100, 50, 30], 2), { ...awardLine(0, 0, { ns: 50, ew: 51 }, 2), score: 2000, award: null }];

  test('a fixed percent, and average plus without another board', () => {
    expect(why([...linesOf(BOARD), award(60)], 13)).toBe(
      '60.00 %: the director awarded 60 % of a top, 14.4 of 24 matchpoints (Law 12C2).',
    );
    expect(why([...linesOf(BOARD), award('average-plus')], 13)).toBe(
      '60.00 %: the director awarded average plus, 60 % of a top, 14.4 of 24 matchpoints (Law 12C2).',
    );
  });

  test('the own average counts where it is better, and is named where it is not', () => {
    expect(why([...linesOf(BOARD), award('average-plus'), ...other], 13)).toBe(
      '90.63 %: the director awarded average plus, 60 % of a top, 14.4 of 24 matchpoints (Law 12C2); the own average on the one other board is 90.63 % and counts instead: 21.75 of 24 matchpoints (Law 12C2(c)).',
    );
    expect(why([...linesOf(BOARD), award('average-minus'), ...other], 13)).toMatch(
      /40 % of a top, 9\.6 of 24 .*; the own average on the one other board is 90\.63 % and doesn’t count \(Law 12C2\(c\)\)\.$/,
    );
  });

  test('at IMPs, a board or a comparison', () => {
    const lines = [...linesOf([420, 400, 400]), award('average-plus')];
    expect(why(lines, 3, { method: 'butler' })).toBe('+3 IMPs: the director awarded average plus, +3 IMPs (Law 12C2).');
    expect(why(lines, 3, { method: 'cross-imps', changes: { crossImps: 'sum' } })).toBe(
      '+6 IMPs: the director awarded average plus, +3 IMPs for each of 2 comparisons (Law 12C2).',
    );
  });
});

test.each<[string, readonly ScoringLine[], MethodCode, string]>([
  ['not played', linesOf([null, 420]), 'matchpoints', 'The board was not played and counts for nobody.'],
  ['alone', linesOf([420]), 'cross-imps', 'There is nothing to compare the result with, so it counts for nobody.'],
  ['without datum', linesOf([420]), 'fixed-datum', 'The board has no datum, so it counts for nobody.'],
  [
    'award without worth',
    [awardLine(55, 45, { ns: 1, ew: 2 }), ...linesOf([420, 400])],
    'butler',
    'This award has no worth in IMPs, so it counts nothing.',
  ],
])('a line that counts for nobody: %s', (_, lines, method, said) => {
  expect(why(lines, 0, { method })).toBe(said);
});

test.each([
  ['en', 'pair', /its pair has its score/],
  ['en', 'player', /^Not counted for this side: a player has a score of the board from another table \(Law 15B1\)\.$/],
  ['fr', 'pair', /sa paire a sa marque/],
  ['fr', 'player', /^Ne compte pas pour ce camp.: un joueur a sa marque de l’étui à une autre table \(Loi 15B1\)\.$/],
] as const)('a second play is told of those who are ranked: %s, %s', (language, ranks, said) => {
  const { shown } = REGULATIONS.wbf;
  const told: Parameters<typeof figureSentence>[0] = {
    board: 1,
    side: 'NS',
    method: 'matchpoints',
    regulation: 'wbf',
    from: { kind: 'nothing', reason: 'not-counted' },
    points: null,
    top: 2,
    rounding: null,
  };
  expect(figureSentence(told, shown, language, ranks)).toMatch(said);
});
