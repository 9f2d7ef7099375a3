import { array, assert, constantFrom, integer, option, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, writeExact } from '../../../src/scoring/numbers/exact.ts';
import { nextSession, type NeededResult } from '../../../src/season/next-session.ts';
import { rankSeason } from '../../../src/season/ranking.ts';
import { USUAL_SEASON_RULE, type SeasonRule } from '../../../src/season/rule.ts';
import type { SeasonSession } from '../../../src/season/session.ts';
import { RULES, session, SESSIONS } from './evenings.ts';

const text = (needed: NeededResult | null | undefined) =>
  needed?.kind === 'more' ? writeExact(needed.than) : (needed?.kind ?? null);

function next(sessions: readonly SeasonSession<string>[], rule: SeasonRule, club = 0) {
  const rows = rankSeason(sessions, rule);
  return (nextSession(rows, rule, club) ?? []).map(({ raises, passes, best, worst }, index) => {
    return [rows[index]?.players.join('-'), text(raises), text(passes), best, worst];
  });
}

describe('one more session', () => {
  test('says nothing of masterpoints, which depend on the field', () => {
    const rule = { ...USUAL_SEASON_RULE, worth: { kind: 'masterpoints' }, total: 'sum' } as const;
    expect(nextSession([], rule, 0)).toBeNull();
  });

  test('of fourteen evenings by the best eight', () => {
    const [larch, oak] = next(SESSIONS, RULES.bestOf);
    // Larch's eighth is 55.55; Oak needs more than 72.7496 to pass.
    expect(larch?.slice(0, 3)).toEqual(['Larch', '1111/20', null]);
    expect(oak?.slice(0, 3)).toEqual(['Oak', '103/2', '90937/1250']);
  });

  test('counts as it is where there are too few results yet', () => {
    const evenings = [
      session(1, [
        ['Ash-Elm', 60],
        ['Fir-Yew', 40],
      ]),
    ];
    const rule = { ...USUAL_SEASON_RULE, counting: { kind: 'best', count: 2 }, by: 'pair' } as const;
    expect(next(evenings, rule)).toEqual([
      ['Ash-Elm', '60', null, 1, 2],
      ['Fir-Yew', '40', '80', 1, 2],
    ]);
  });

  test('says who is out of reach, and who passes with anything', () => {
    const rule = { ...USUAL_SEASON_RULE, counting: { kind: 'best', count: 1 }, total: 'sum', by: 'pair' } as const;
    const evenings = [
      session(1, [
        ['Ash-Elm', 100],
        ['Fir-Yew', 40],
      ]),
    ];
    expect(next(evenings, rule)).toEqual([
      ['Ash-Elm', 'none', null, 1, 1],
      ['Fir-Yew', '40', 'none', 1, 2],
    ]);
    const points = {
      ...rule,
      counting: { kind: 'all' },
      worth: { kind: 'place', points: ['4', '3', '2', '1'] },
    } as const;
    expect(next(evenings, points)).toEqual([
      ['Ash-Elm', '0', null, 1, 2],
      ['Fir-Yew', '0', '1', 1, 2],
    ]);
  });

  test('is at one club', () => {
    const rule = {
      ...USUAL_SEASON_RULE,
      counting: { kind: 'best', count: 1 },
      total: 'sum',
      by: 'pair',
      clubs: ['town', 'mill'],
    } as const;
    const evenings = [session(1, [['Ash-Elm', 60]], 'Town'), session(2, [['Ash-Elm', 45]], 'Mill')];
    expect([next(evenings, rule, 0), next(evenings, rule, 1)]).toEqual([
      [['Ash-Elm', '60', null, 1, 1]],
      [['Ash-Elm', '45', null, 1, 1]],
    ]);
  });

  test('can give a place to whoever lacks one session, and not to whoever lacks two', () => {
    const evenings = [
      session(1, [
        ['Ash-Elm', 60],
        ['Fir-Yew', 40],
      ]),
      session(2, [
        ['Ash-Elm', 50],
        ['Fir-Yew', 40],
      ]),
      session(3, [
        ['Ash-Elm', 50],
        ['Oak-Box', 40],
      ]),
    ];
    const places = (least: number) =>
      next(evenings, { ...USUAL_SEASON_RULE, by: 'pair', least }).map(([pair, , , best, worst]) => [pair, best, worst]);
    expect(places(3)).toEqual([
      ['Ash-Elm', 1, 2],
      ['Fir-Yew', 1, null],
      ['Box-Oak', null, null],
    ]);
  });

  const anyEvening = tuple(...[1, 2, 3].map(() => integer({ min: 0, max: 100 })));
  test('gives nobody a place outside what is said, and whoever has more than is needed passes', () => {
    assert(
      property(
        array(anyEvening, { minLength: 1, maxLength: 6 }),
        tuple(...[1, 2, 3].map(() => option(integer({ min: 0, max: 100 })))),
        constantFrom(RULES.mean, RULES.bestOf, RULES.dropping, { ...RULES.bestOf, total: 'sum' } as const),
        integer({ min: 1, max: 4 }),
        (evenings, added, usual, count) => {
          const counting = usual.counting.kind === 'best' ? ({ kind: 'best', count } as const) : usual.counting;
          const rule: SeasonRule = { ...usual, by: 'pair', counting, least: 1 };
          const pairs = ['Ash-Elm', 'Fir-Yew', 'Box-Oak'];
          const played = (key: number, figures: readonly (number | null)[]): SeasonSession<string> => ({
            key,
            name: '',
            results: figures.flatMap((figure, index) =>
              figure === null
                ? []
                : [{ players: (pairs[index] ?? '').split('-'), percent: exact(figure), place: null }],
            ),
          });
          const before = evenings.map((figures, key) => played(key, figures));
          const rows = rankSeason(before, rule);
          const said = nextSession(rows, rule, 0) ?? [];
          const after = rankSeason([...before, played(99, added)], rule);
          for (const [index, row] of rows.entries()) {
            const name = row.players.join('-');
            const place = after.find(({ players }) => players.join('-') === name)?.place ?? 0;
            const { best, worst, passes } = said[index] ?? {};
            expect(place).toBeGreaterThanOrEqual(best ?? 99);
            expect(place).toBeLessThanOrEqual(worst ?? 0);
            const own = added[pairs.indexOf(name)] ?? null;
            const ahead = rows.slice(0, index).findLast(({ place: higher }) => (higher ?? 0) < (row.place ?? 0));
            if (!ahead || own === null) continue;
            const alone = rankSeason(
              [
                ...before,
                played(
                  99,
                  added.map((one, at) => (pairs[at] === name ? one : null)),
                ),
              ],
              rule,
            );
            const placeOf = (who: readonly string[]) =>
              alone.find(({ players }) => players.join() === who.join())?.place ?? 0;
            const isPast = placeOf(row.players) < placeOf(ahead.players);
            const should =
              passes?.kind === 'any' ||
              (passes?.kind === 'more' && own > Number(passes.than.numerator) / Number(passes.than.denominator));
            expect(isPast).toBe(should);
          }
        },
      ),
    );
  });
});
