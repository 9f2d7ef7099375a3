import { describe, expect, test } from 'vitest';
import { numbersFrom } from '../../../src/basics/numbers-to.ts';
import { inOrderOfDraw } from '../../../src/draw/entry.ts';
import { historyOf, pairKey } from '../../../src/draw/history.ts';
import { DRAW_RULES, type DrawRule } from '../../../src/draw/rule.ts';
import { toNumber } from '../../../src/scoring/numbers/exact.ts';
import { drawn, randomEntries, randomMatches, wantedDraw } from './random-field.ts';

type Pair = readonly [higher: number, lower: number];

/** A field with random standings after some rounds, fewer than half of it, with wishes where it is large enough. */
function fieldOf(size: number, rule: DrawRule) {
  const entries = randomEntries(size, size, size % 2 === 0 ? 12 : 20 * size);
  const matches = randomMatches(size, size, Math.max(0, Math.min(7, Math.floor(size / 2) - 4)));
  const wishes =
    size < 12
      ? { forbidden: [], forced: [] }
      : { forbidden: [[1, 2] as const, [3, size] as const], forced: [[4, size - 1] as const] };
  const draw = drawn(wantedDraw({ entries, matches, rule, ...wishes }));
  const history = historyOf(matches);
  const never = new Set(wishes.forbidden.map(([one, other]) => pairKey(one, other)));
  const may = (one: number, other: number) =>
    history.lastMeeting(one, other) === null && !never.has(pairKey(one, other));
  const pairs = draw.matches.map(({ reason: { higher, lower } }): Pair => [higher, lower]);
  return { entries, draw, pairs, may, forced: wishes.forced };
}

/** Every size up to this is drawn by each rule; each one beyond it by one of the three in turn. */
const BY_EACH = 60;

describe.each(DRAW_RULES)('draws of 2 to 200 by the rule %s', (rule) => {
  test('seat everybody once, as wished, without a rematch, and no two matches exchanged are better', () => {
    const turn = DRAW_RULES.indexOf(rule);
    const sizes = numbersFrom(2, 200).filter((size) => size <= BY_EACH || size % DRAW_RULES.length === turn);
    const wrong = sizes.flatMap((size) => {
      const { entries, draw, pairs, may, forced } = fieldOf(size, rule);
      const seated = [...pairs.flat(), ...(draw.bye ? [draw.bye.entry] : [])].toSorted((a, b) => a - b);
      const keys = new Set(pairs.map(([one, other]) => pairKey(one, other)));
      const free = pairs.filter((pair) => !forced.some((wish) => wish.every((entry) => pair.includes(entry))));
      return [
        ...(seated.join(' ') === entries.map(({ entry }) => entry).join(' ') ? [] : [`${size}: not everybody once`]),
        ...(forced.every(([one, other]) => keys.has(pairKey(one, other))) ? [] : [`${size}: not as wished`]),
        ...free.filter(([one, other]) => !may(one, other)).map((pair) => `${size}: ${pair.join('-')} may not meet`),
        ...exchanges(free, may, scaleOf(rule, entries)).map((pair) => `${size}: ${pair} would be better`),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

/** What a meeting costs by the rule, and where somebody stands. */
interface Scale {
  readonly cost: (one: number, other: number) => number;
  readonly place: (entry: number) => number;
}

function scaleOf(rule: DrawRule, entries: ReturnType<typeof fieldOf>['entries']): Scale {
  const places: number[] = [];
  const figures: number[] = [];
  for (const [place, { entry, total, wins }] of inOrderOfDraw(entries).entries()) {
    places[entry] = place;
    figures[entry] = rule === 'top' ? 0 : 4 * toNumber(rule === 'closest' ? total : wins);
  }
  return {
    cost: (one, other) => ((figures[one] ?? 0) - (figures[other] ?? 0)) ** 2,
    place: (entry) => places[entry] ?? 0,
  };
}

/**
 * The matches of which two would be better with their opponents exchanged: the four would cost less, or as much and the
 * highest of them would meet somebody higher.
 */
function exchanges(pairs: readonly Pair[], may: (one: number, other: number) => boolean, scale: Scale): string[] {
  const { cost, place } = scale;
  const found: string[] = [];
  const ordered = pairs.toSorted(([a], [b]) => place(a) - place(b));
  for (const [index, one] of ordered.entries()) {
    const [highest, lower] = one;
    for (const other of ordered.slice(index + 1)) {
      const now = cost(highest, lower) + cost(...other);
      for (const [a, b] of [other, [other[1], other[0]]] as const) {
        const less = now - cost(highest, a) - cost(lower, b);
        const isBetter = less > 0 || (less === 0 && place(a) < place(lower));
        if (isBetter && may(highest, a) && may(lower, b)) found.push(`${one.join('-')} and ${other.join('-')}`);
      }
    }
  }
  return found;
}
