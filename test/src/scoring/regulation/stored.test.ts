import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { regulationProblems } from '../../../../src/scoring/regulation/club.ts';
import {
  REGULATION_CODES,
  REGULATIONS,
  regulationFromStored,
  type Regulation,
} from '../../../../src/scoring/regulation/regulation.ts';
import { lacksScale, ruleProblems } from '../../../../src/scoring/regulation/rule-problems.ts';
import { RULE_NAMES } from '../../../../src/scoring/regulation/rules.ts';
import { anyPreset, anyRegulation } from './any-regulation.ts';

/** A regulation of the WBF as it was stored before there were rules for rankings, matches and undertricks. */
const EARLIER = {
  code: 'wbf',
  matchpoints: '2-1-0',
  neuberg: 'neuberg',
  boardRounding: null,
  artificial: {
    percents: { 'average-plus': 60, average: 50, 'average-minus': 40 },
    imps: { 'average-plus': 3, average: 0, 'average-minus': -3 },
    otherImps: [],
    ownAverage: true,
  },
  splitScores: 'two-charts',
  sitOut: { percent: null, imps: null },
  crossImps: 'mean',
  shortCrossImps: 'results',
  butler: { drops: [], fives: 'away-from-zero' },
  shown: { points: 2, percentages: 2 },
} as const;

describe('a stored regulation', () => {
  test.each(REGULATION_CODES)('%s is read as it was stored', (code) => {
    const stored = JSON.parse(JSON.stringify(REGULATIONS[code])) as Regulation;
    expect(regulationFromStored(stored, 'wbf')).toEqual(REGULATIONS[code]);
  });

  test('by an earlier version has the later rules of its preset, and keeps its own', () => {
    expect(EARLIER).not.toHaveProperty('ties');
    expect(regulationFromStored(EARLIER, 'wbf')).toEqual(REGULATIONS.wbf);
    const club = { ...EARLIER, code: 'Carouge', matchpoints: '1-1/2-0' };
    const read = regulationFromStored(club, 'ebu');
    expect(read).toMatchObject({
      code: 'Carouge',
      matchpoints: '1-1/2-0',
      neuberg: 'neuberg',
      victoryPoints: 'wbf-discrete',
    });
    expect(regulationProblems(read)).toEqual([]);
  });

  test('is merged part by part: a part that came later, or whose value is not known, is the preset’s', () => {
    const { artificial, butler } = REGULATIONS.wbf;
    const { ownAverage: _, ...withoutOwnAverage } = { ...artificial, percents: { 'average-plus': 65 } };
    const stored = {
      code: 'Carouge',
      artificial: { ...withoutOwnAverage, later: true },
      butler: { drops: 'median', fives: 'by lot' },
      ties: { chain: ['tops', 'card-of-destiny', 'lot'] },
      later: 1,
    };
    expect(regulationFromStored(stored, 'wbf')).toEqual({
      ...REGULATIONS.wbf,
      code: 'Carouge',
      artificial: { ...artificial, percents: { ...artificial.percents, 'average-plus': 65 } },
      butler: { ...butler, drops: 'median' },
      ties: { chain: ['tops', 'lot'], afterSplit: 'again' },
    });
  });

  test('whose parts contradict each other has the preset’s rule', () => {
    const stored = {
      code: 'Carouge',
      artificial: { percents: { average: 70 } },
      victoryPoints: 'club',
      ties: { chain: ['tops', 'tops'], afterSplit: 'again' },
    };
    expect(regulationFromStored(stored, 'ebu')).toEqual({ ...REGULATIONS.ebu, code: 'Carouge' });
  });

  test('that is none at all is the preset', () => {
    for (const nothing of [null, undefined, 7, 'wbf', [], {}]) {
      expect(regulationFromStored(nothing, 'acbl')).toEqual(REGULATIONS.acbl);
    }
  });
});

/** The value as it comes out of the database. */
function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function problemsOf(regulation: Regulation): unknown {
  return regulationProblems({ ...regulation, code: 'ours' });
}

const anyValue = fc.oneof(fc.constantFrom(null, true, -1, 0.001, 'from a later version', [], {}), fc.jsonValue());

/** The same with parts of it removed, replaced or added; lists are left alone or replaced as a whole. */
function changed(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fc.constant(value);
  const parts = Object.entries(value).map(([name, part]) =>
    fc
      .oneof(
        { arbitrary: changed(part).map((one) => [[name, one]]), weight: 5 },
        { arbitrary: fc.constant([]), weight: 1 },
        { arbitrary: anyValue.map((one) => [[name, one]]), weight: 1 },
      )
      .map((entries) => entries as [string, unknown][]),
  );
  const added = fc.oneof(
    fc.constant([]),
    anyValue.map((one): [string, unknown][] => [['later', one]]),
  );
  return fc.tuple(...parts, added).map((entries) => Object.fromEntries(entries.flat()) as unknown);
}

/** The same with parts of it removed; a club's scale is there or not. */
function withMissingParts(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fc.constant(value);
  const parts = Object.entries(value).map(([name, part]) =>
    fc.oneof(
      {
        arbitrary: (name === 'ownScale' ? fc.constant(part) : withMissingParts(part)).map(
          (one) => [name, one] as const,
        ),
        weight: 4,
      },
      { arbitrary: fc.constant(null), weight: 1 },
    ),
  );
  return fc.tuple(...parts).map((entries) => Object.fromEntries(entries.filter((entry) => entry !== null)) as unknown);
}

/** A partial value merged over a usual one, whatever its parts are. */
function over(usual: unknown, value: unknown): unknown {
  if (value === undefined) return usual;
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord || typeof usual !== 'object' || usual === null) return value;
  const before = new Map(Object.entries(usual));
  const merged = Object.entries(value).map(([name, part]) => [name, over(before.get(name), part)] as const);
  return { ...usual, ...Object.fromEntries(merged) };
}

describe('any stored regulation', () => {
  test('comes back as it was, whatever it was made from', () => {
    fc.assert(
      fc.property(anyRegulation, anyPreset, (regulation, preset) => {
        expect(problemsOf(regulation)).toEqual([]);
        expect(regulationFromStored(stored(regulation), preset)).toEqual(regulation);
      }),
    );
  });

  test('becomes a whole one that can be, whatever is missing, unknown or added', () => {
    const any = fc.oneof(
      { arbitrary: anyRegulation.chain(changed), weight: 9 },
      { arbitrary: fc.jsonValue(), weight: 1 },
    );
    fc.assert(
      fc.property(any, anyPreset, anyPreset, (value, preset, other) => {
        const read = regulationFromStored(stored(value), preset);
        expect(problemsOf(read)).toEqual([]);
        // the answer is whole: read over another preset it stays the same
        expect(regulationFromStored(stored(read), other)).toEqual(read);
      }),
      { numRuns: 500 },
    );
  });

  test('loses nothing that it has, unless it contradicts what the preset gives', () => {
    fc.assert(
      fc.property(anyRegulation.chain(withMissingParts), anyPreset, (value, preset) => {
        const usual = REGULATIONS[preset];
        const read = regulationFromStored(stored(value), preset);
        const merged = over(usual, value) as Regulation;
        for (const name of RULE_NAMES) {
          const contradicts = name === 'victoryPoints' && lacksScale(merged);
          const canBe = !contradicts && ruleProblems(name, merged[name]).length === 0;
          expect(read[name]).toEqual(canBe ? merged[name] : usual[name]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
