import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS, RISKS, STRAINS } from '../../../../src/bridge/contract.ts';
import {
  leaveRubberUnfinished,
  rubberSheet,
  settleRubber,
  type RubberDeal,
  type RubberProblem,
  type RubberSheet,
} from '../../../../src/bridge/rubber/sheet.ts';
import { RUBBER_RULES, type RubberLaws } from '../../../../src/bridge/rubber/rules.ts';
import { SEATS, SIDES, type Side } from '../../../../src/bridge/seat.ts';
import { dealOf, type CaseDeal } from '../../../conformance-answers/contracts.ts';

function isSheet(answer: RubberSheet | RubberProblem): answer is RubberSheet {
  return answer.kind === 'sheet';
}

function sheetOf(deals: readonly CaseDeal[], laws: RubberLaws = 'current'): RubberSheet {
  const sheet = rubberSheet(deals.map(dealOf), RUBBER_RULES[laws]);
  if (!isSheet(sheet)) throw new Error(`deal ${sheet.deal}: ${sheet.code}`);
  return sheet;
}

describe('the sheet', () => {
  test('shows where every figure stands, and in which game', () => {
    const sheet = sheetOf([
      { contract: '2S', declarer: 'N', tricks: 9 },
      { contract: '4HX', declarer: 'E', tricks: 9, honours: 'W4' },
      { contract: '2D', declarer: 'S', tricks: 8 },
    ]);
    expect(sheet.entries).toEqual([
      { deal: 0, side: 'NS', where: 'below', kind: 'tricks', points: 60, game: 0 },
      { deal: 0, side: 'NS', where: 'above', kind: 'overtricks', points: 30, game: 0 },
      { deal: 1, side: 'NS', where: 'above', kind: 'undertricks', points: 100, game: 0 },
      { deal: 1, side: 'EW', where: 'above', kind: 'honours', points: 100, game: 0 },
      { deal: 2, side: 'NS', where: 'below', kind: 'tricks', points: 40, game: 0 },
    ]);
    expect(sheet).toMatchObject({ games: ['NS'], finished: false, partScores: { NS: 0, EW: 0 } });
    expect(sheet.vulnerable).toEqual({ NS: true, EW: false });
  });

  test('the winner of the rubber may owe: two games are not the larger total', () => {
    const down = { contract: '7NTX', declarer: 'N', tricks: 6 } as const;
    const sheet = sheetOf([{ contract: '3NT', tricks: 9 }, down, { contract: '3NT', tricks: 9 }]);
    expect(sheet.totals).toEqual({ NS: 900, EW: 2000 });
    expect(settleRubber(sheet)).toEqual({ winner: 'EW', margin: 1100, hundreds: 11 });
  });

  test.each([
    [{ NS: 949, EW: 0 }, 'NS', 9],
    [{ NS: 950, EW: 0 }, 'NS', 9],
    [{ NS: 951, EW: 0 }, 'NS', 10],
    [{ NS: 0, EW: 40 }, 'EW', 0],
    [{ NS: 60, EW: 60 }, null, 0],
  ] as const)('%o settles to %s, %i hundreds', (totals, winner, hundreds) => {
    expect(settleRubber({ ...sheetOf([]), totals })).toMatchObject({ winner, hundreds });
  });
});

test.each([
  [1850, 500, 13],
  [1860, 500, 14],
  [149, 100, 0],
  [150, 100, 0],
  [160, 100, 1],
])('%i to %i is %i hundreds: fifty counts down', (NS, EW, hundreds) => {
  expect(settleRubber({ totals: { NS, EW } }).hundreds).toBe(hundreds);
});

test('the French text: old undertricks, a redouble made 100, a part score left 100', () => {
  const deals = [
    { contract: '1CXX', tricks: 7 },
    { contract: '4SX', tricks: 6 },
  ];
  expect(kinds(sheetOf(deals, 'french'))).toEqual([
    ['tricks', 80],
    ['insult', 100],
    ['undertricks', 700],
  ]);
  const vulnerable = sheetOf(
    [
      { contract: '3NT', tricks: 9 },
      { contract: '4SX', tricks: 7 },
    ],
    'french',
  );
  expect(kinds(vulnerable).at(-1)).toEqual(['undertricks', 800]);
  expect(brought([{ contract: '2H', tricks: 8 }], 'french')).toEqual([['NS', 'above', 'unfinishedPartScore', 100]]);
});

function kinds({ entries }: RubberSheet) {
  return entries.map(({ kind, points }) => [kind, points]);
}

/** What is written for honours. */
function claimed(contract: string, honours: string) {
  return kinds(sheetOf([{ contract, tricks: 7, honours }]))[1];
}

/** What leaving the rubber after these deals brings. */
function brought(deals: readonly CaseDeal[], laws?: RubberLaws): unknown {
  return leaveRubberUnfinished(sheetOf(deals, laws), laws && RUBBER_RULES[laws])
    .entries.filter(({ deal }) => deal === null)
    .map(({ side, where, kind, points }) => [side, where, kind, points]);
}

describe('what a deal is worth (Law 81)', () => {
  test('slams and insults stand with tricks and overtricks, and nothing that is not there', () => {
    expect(kinds(sheetOf([{ contract: '6SX', tricks: 13 }]))).toEqual([
      ['tricks', 360],
      ['overtricks', 100],
      ['slam', 500],
      ['insult', 50],
    ]);
    expect(kinds(sheetOf([{ contract: '1C', tricks: 7 }]))).toEqual([['tricks', 20]]);
    expect(kinds(sheetOf([{ contract: 'PASS' }]))).toEqual([]);
  });

  test('honours: four of trumps 100, five 150, four aces at no-trump 150', () => {
    expect(claimed('1H', 'N4')).toEqual(['honours', 100]);
    expect(claimed('1H', 'E5')).toEqual(['honours', 150]);
    expect(claimed('1NT', 'S4')).toEqual(['honours', 150]);
  });

  test('before 1993 a redouble made was worth 50, and doubled undertricks after the third 200', () => {
    const deals = [
      { contract: '1CXX', tricks: 7 },
      { contract: '4SX', tricks: 6 },
    ];
    expect(kinds(sheetOf(deals))).toEqual([
      ['tricks', 80],
      ['insult', 100],
      ['undertricks', 800],
    ]);
    expect(kinds(sheetOf(deals, 'before-1993'))).toEqual([
      ['tricks', 80],
      ['insult', 50],
      ['undertricks', 700],
    ]);
  });
});

describe('a rubber that is left (Law 80)', () => {
  const game = { contract: '3NT', tricks: 9 } as const;
  const part = { contract: '2H', tricks: 8 } as const;

  test('300 for the only side with a game, 100 for the only side with a part score', () => {
    expect(brought([game])).toEqual([['NS', 'above', 'unfinishedGame', 300]]);
    expect(brought([{ ...part, declarer: 'E' }])).toEqual([['EW', 'above', 'unfinishedPartScore', 100]]);
    expect(brought([game, { ...part, declarer: 'E' }])).toEqual([
      ['NS', 'above', 'unfinishedGame', 300],
      ['EW', 'above', 'unfinishedPartScore', 100],
    ]);
    expect(brought([part], 'before-1993')).toEqual([['NS', 'above', 'unfinishedPartScore', 50]]);
  });

  test('nothing where both sides have one, or neither', () => {
    expect(brought([])).toEqual([]);
    expect(brought([game, { ...game, declarer: 'W' }])).toEqual([]);
    expect(brought([part, { ...part, declarer: 'W' }])).toEqual([]);
  });

  test('a finished rubber stays as it is', () => {
    const sheet = sheetOf([game, { ...game, declarer: 'E' }, game]);
    expect(sheet.finished).toBe(true);
    expect(leaveRubberUnfinished(sheet)).toBe(sheet);
    const straight = sheetOf([game, game]);
    expect(leaveRubberUnfinished(straight)).toBe(straight);
  });
});

test('no trick and all thirteen are possible', () => {
  expect(sheetOf([{ contract: '1C', tricks: 0 }]).totals).toEqual({ NS: 0, EW: 350 });
  expect(sheetOf([{ contract: '7C', tricks: 13 }]).totals).toEqual({ NS: 1140, EW: 0 });
});

describe('deals that can’t be', () => {
  const game = { contract: '3NT', tricks: 9 } as const;
  test.each<[string, readonly CaseDeal[], number]>([
    ['tricks', [{ contract: '1C', tricks: 14 }], 0],
    ['tricks', [{ contract: '1C', tricks: -1 }], 0],
    ['tricks', [game, { contract: '1C', tricks: 6.5 }], 1],
    ['honours', [{ contract: '3NT', tricks: 9, honours: 'N5' }], 0],
    ['honours', [{ contract: '3S', tricks: 9, honours: 'N3' }], 0],
    ['honoursOfPass', [{ contract: 'PASS', honours: 'N4' }], 0],
    ['afterEnd', [game, game, { contract: 'PASS' }], 2],
  ])('%s', (code, deals, deal) => {
    expect(rubberSheet(deals.map(dealOf))).toEqual({ kind: 'problem', code, deal });
  });
});

const anyDeal: fc.Arbitrary<RubberDeal> = fc
  .record({
    passed: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    contract: fc.record({
      level: fc.constantFrom(...LEVELS),
      strain: fc.constantFrom(...STRAINS),
      risk: fc.constantFrom(...RISKS),
    }),
    declarer: fc.constantFrom(...SEATS),
    tricks: fc.integer({ min: 0, max: 13 }),
    holder: fc.option(fc.constantFrom(...SEATS)),
  })
  .map(({ passed, contract, declarer, tricks, holder }) =>
    passed
      ? { outcome: { kind: 'passedOut' }, honours: null }
      : {
          outcome: { kind: 'played', contract, declarer, tricks, lead: null },
          honours: holder && { seat: holder, count: 4 },
        },
  );

/** As many deals as fit in one rubber. */
const anySheet = fc.array(anyDeal, { maxLength: 30 }).map((deals): RubberSheet => {
  const whole = rubberSheet(deals);
  const sheet = isSheet(whole) ? whole : rubberSheet(deals.slice(0, whole.deal));
  if (!isSheet(sheet)) throw new Error('the deals before a problem have none');
  return sheet;
});

describe('any rubber', () => {
  test('totals are the sums of the entries, finished, running or left', () => {
    fc.assert(
      fc.property(anySheet, (running) => {
        for (const { entries, totals } of [running, leaveRubberUnfinished(running)]) {
          for (const side of SIDES) {
            const sum = entries.filter((entry) => entry.side === side).reduce((all, { points }) => all + points, 0);
            expect(sum).toBe(totals[side]);
          }
        }
      }),
    );
  });

  test('is finished exactly when one side has two games, and then has one bonus of 500 or 700', () => {
    fc.assert(
      fc.property(anySheet, ({ games, finished, entries, vulnerable }) => {
        const won = SIDES.map((side) => games.filter((winner) => winner === side).length);
        expect(won.filter((count) => count === 2)).toHaveLength(finished ? 1 : 0);
        expect(Math.max(...won)).toBeLessThanOrEqual(2);
        expect(SIDES.map((side) => vulnerable[side])).toEqual(won.map((count) => count > 0));
        const bonuses = entries.filter(({ kind }) => kind === 'rubber').map(({ points }) => points);
        expect(bonuses).toEqual(finished ? [won.includes(1) ? 500 : 700] : []);
      }),
    );
  });

  test('a game is 100 or more below the line, and no part score reaches it', () => {
    fc.assert(
      fc.property(anySheet, ({ games, entries, partScores }) => {
        for (const [game, winner] of games.entries()) {
          const below = entries.filter((entry) => entry.game === game && entry.where === 'below');
          const points = (side: Side): number =>
            below.filter((entry) => entry.side === side).reduce((all, entry) => all + entry.points, 0);
          expect(points(winner)).toBeGreaterThanOrEqual(100);
          expect(points(winner === 'NS' ? 'EW' : 'NS')).toBeLessThan(100);
        }
        for (const side of SIDES) expect(partScores[side]).toBeLessThan(100);
      }),
    );
  });
});
