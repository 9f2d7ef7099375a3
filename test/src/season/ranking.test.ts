import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  tuple,
  uniqueArray,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, exact, parseExact, writeExact } from '../../../src/scoring/numbers/exact.ts';
import { impsToPercent } from '../../../src/season/imps-to-percent.ts';
import { rankSeason } from '../../../src/season/ranking.ts';
import { isPossibleSeasonRule, USUAL_SEASON_RULE, type SeasonRule } from '../../../src/season/rule.ts';
import type { SeasonSession } from '../../../src/season/session.ts';
import { EVENINGS, percent, RULES, session, SESSIONS } from './evenings.ts';
import { secondFigures } from './second-computation.ts';

const { ladders } = EVENINGS;
const KINDS = ['mean', 'bestOf', 'dropping', 'placePoints', 'pairs'] as const;

/** The first three of the fourteen evenings. */
function first(rule: SeasonRule): readonly string[] {
  return rankSeason(SESSIONS, rule)
    .flatMap(({ players }) => players)
    .slice(0, 3);
}

describe('fourteen evenings', () => {
  test.each(KINDS)('by the rule "%s"', (kind) => {
    const rows = rankSeason(SESSIONS, RULES[kind]).map(({ place, tied, players, sessions, figure }) => ({
      place,
      ...(place === null || kind === 'pairs' ? {} : { tied }),
      ...(kind === 'pairs' ? { pair: players } : { player: players[0] }),
      sessions,
      figure: place === null ? null : writeExact(figure),
    }));
    // The file lists partnerships with a place only.
    expect(rows.filter(({ place }) => kind !== 'pairs' || place !== null)).toEqual(ladders[kind].rows);
  });

  test('ranks others first by the mean than by the best eight', () => {
    expect(first(RULES.bestOf)).toEqual(['Larch', 'Oak', 'Fir']);
    expect(first(RULES.mean)).toEqual(['Larch', 'Fir', 'Oak']);
  });

  test('brings cross-IMPs to percent', () => {
    const scored = EVENINGS.evenings.flatMap(({ results }) =>
      results.flatMap(({ impsABoard, percent }) => (impsABoard === undefined ? [] : [{ impsABoard, percent }])),
    );
    expect(scored.length).toBeGreaterThan(10);
    for (const { impsABoard, percent } of scored) {
      expect(writeExact(impsToPercent(parseExact(impsABoard) ?? exact(0)))).toBe(percent);
    }
  });

  test('says what counts, with whom it was played, and what is dropped', () => {
    const [larch] = rankSeason(SESSIONS, RULES.bestOf);
    const counting = larch?.scores.filter(({ counts }) => counts) ?? [];
    expect(larch).toMatchObject({ players: ['Larch'], sessions: 14, counted: 8, partners: 5 });
    expect(counting.map(({ session: key, partner }) => [key, ...partner])).toEqual([
      [1, 'Fir'],
      [4, 'Oak'],
      [8, 'Hazel'],
      [9, 'Fir'],
      [11, 'Fir'],
      [12, 'Fir'],
      [13, 'Cedar'],
      [14, 'Fir'],
    ]);
    expect(writeExact(larch?.total ?? exact(0))).toBe('296709/625');
  });
});

describe('a rule', () => {
  const three = [
    session(
      1,
      [
        ['Ash-Elm', 60],
        ['Fir-Oak', 40],
      ],
      'Monday, Town',
    ),
    session(
      2,
      [
        ['Ash-Elm', 50],
        ['Fir-Yew', 50],
      ],
      'Friday, Mill',
    ),
    session(
      3,
      [
        ['Fir-Yew', 70],
        ['Ash-Elm', 30],
      ],
      'Monday, Town',
    ),
  ];
  const figures = (rule: Partial<SeasonRule>, sessions: readonly SeasonSession<string>[] = three) =>
    rankSeason(sessions, { ...USUAL_SEASON_RULE, ...rule }).map(
      ({ players, place, figure, unranked }) => `${place ?? unranked} ${players.join('-')} ${writeExact(figure)}`,
    );

  test('asks for sessions', () => {
    expect(figures({ least: 2 })).toEqual(['1 Yew 60', '2 Fir 160/3', '3 Ash 140/3', '3 Elm 140/3', 'sessions Oak 40']);
  });

  test('asks for partners', () => {
    expect(figures({ partners: 2 })).toEqual([
      '1 Fir 160/3',
      'partners Ash 140/3',
      'partners Elm 140/3',
      'partners Yew 60',
      'partners Oak 40',
    ]);
  });

  test('adds up instead of dividing', () => {
    expect(figures({ total: 'sum', counting: { kind: 'best', count: 2 }, by: 'pair' })).toEqual([
      '1 Fir-Yew 120',
      '2 Ash-Elm 110',
      '3 Fir-Oak 40',
    ]);
  });

  test('counts the best at each of several clubs, found by a word of the name', () => {
    const rule = { counting: { kind: 'best', count: 1 }, total: 'sum', clubs: ['TOWN', 'mîll'] } as const;
    expect(figures(rule)).toEqual(['1 Fir 120', '1 Yew 120', '3 Ash 110', '3 Elm 110', '4 Oak 40'].with(4, '5 Oak 40'));
    expect(figures({ ...rule, clubs: ['mill'] })).toEqual(['1 Ash 50', '1 Elm 50', '1 Fir 50', '1 Yew 50']);
  });

  test('splits equal figures only where it says so', () => {
    const level = [
      session(1, [
        ['Ash-Elm', 60],
        ['Fir-Yew', 55],
      ]),
      session(2, [
        ['Ash-Elm', 50],
        ['Fir-Yew', 55],
      ]),
      session(3, [
        ['Oak-Box', 55],
        ['Ivy-Bay', 20],
      ]),
    ];
    expect(figures({ by: 'pair' }, level)).toEqual(['1 Ash-Elm 55', '1 Box-Oak 55', '1 Fir-Yew 55', '4 Bay-Ivy 20']);
    expect(figures({ by: 'pair', ties: 'best-results' }, level).slice(0, 3)).toEqual([
      '1 Ash-Elm 55',
      '2 Box-Oak 55',
      '2 Fir-Yew 55',
    ]);
    expect(figures({ by: 'pair', ties: 'sessions' }, level).slice(0, 3)).toEqual([
      '1 Ash-Elm 55',
      '1 Fir-Yew 55',
      '3 Box-Oak 55',
    ]);
  });

  test('gives a shared place the points of the place, and no points without a place', () => {
    const shared: SeasonSession<string> = {
      key: 1,
      name: '',
      results: [
        { players: ['Ash', 'Elm'], percent: null, place: 1 },
        { players: ['Fir', 'Yew'], percent: null, place: 1 },
        { players: ['Oak', 'Box'], percent: null, place: 3 },
        { players: ['Ivy', 'Bay'], percent: null, place: null },
      ],
    };
    const rule = { by: 'pair', worth: { kind: 'place', points: ['3', '2', '0.5'] } } as const;
    expect(figures(rule, [shared])).toEqual(['1 Ash-Elm 3', '1 Fir-Yew 3', '3 Box-Oak 1/2']);
  });

  test('gives each player of a team its result, and no partnership', () => {
    const team = { players: ['Ash', 'Elm', 'Fir', 'Yew'], percent: exact(54), place: 1 };
    const evening = [{ key: 1, name: '', results: [team] }];
    expect(figures({}, evening)).toEqual(['1 Ash 54', '1 Elm 54', '1 Fir 54', '1 Yew 54']);
    expect(figures({ by: 'pair' }, evening)).toEqual([]);
  });

  test('takes the better of two results of one session', () => {
    const twice = [
      session(1, [
        ['Ash-Elm', 60],
        ['Ash-Fir', 65],
        ['Ash-Yew', 40],
      ]),
    ];
    expect(figures({}, twice)).toEqual(['1 Ash 65', '1 Fir 65', '3 Elm 60', '4 Yew 40']);
  });

  test.each([
    ['points that rise', { worth: { kind: 'place', points: ['1', '2'] } }],
    ['points below nothing', { worth: { kind: 'place', points: ['1', '-2'] } }],
    ['no points', { worth: { kind: 'place', points: [] } }],
    ['unreadable points', { worth: { kind: 'place', points: ['three'] } }],
    ['no best', { counting: { kind: 'best', count: 0 } }],
    ['every none', { counting: { kind: 'drop', from: 5, every: 0 } }],
    ['a club twice', { clubs: ['Town', ' town'] }],
    ['a club without a word', { clubs: [' '] }],
  ] as const)('is refused with %s', (_, part) => {
    expect(isPossibleSeasonRule({ ...USUAL_SEASON_RULE, ...part })).toBe(false);
    expect(isPossibleSeasonRule(USUAL_SEASON_RULE)).toBe(true);
  });
});

const PLAYERS = ['Ash', 'Box', 'Elm', 'Fir', 'Ivy', 'Oak'] as const;
const anyPair = uniqueArray(constantFrom(...PLAYERS), { minLength: 2, maxLength: 2 });
const anySession = array(tuple(anyPair, integer({ min: 0, max: 400 })), { minLength: 1, maxLength: 3 });
const anySeason = array(anySession, { minLength: 1, maxLength: 9 }).map((sessions) =>
  sessions.map((results, key): SeasonSession<string> => {
    const seen = new Set<string>();
    const own = results.filter(
      ([pair]) => !pair.some((player) => seen.has(player)) && pair.every((one) => seen.add(one)),
    );
    const better = (quarter: number) => own.filter(([, other]) => other > quarter).length;
    return {
      key,
      name: key % 2 === 0 ? 'Town' : 'Mill',
      results: own.map(([players, quarters]) => ({
        players,
        percent: exact(quarters, 4),
        place: 1 + better(quarters),
      })),
    };
  }),
);
const anyRule = record<SeasonRule>({
  by: constantFrom('player', 'pair'),
  worth: constantFrom({ kind: 'percent' } as const, { kind: 'place', points: ['3', '2', '1'] } as const),
  counting: oneof(
    constant({ kind: 'all' } as const),
    record({ kind: constant('best' as const), count: integer({ min: 1, max: 6 }) }),
    record({
      kind: constant('drop' as const),
      from: integer({ min: 1, max: 5 }),
      every: integer({ min: 1, max: 3 }),
    }),
  ),
  total: constantFrom('mean', 'sum'),
  least: integer({ min: 1, max: 4 }),
  partners: integer({ min: 0, max: 2 }),
  clubs: constantFrom([], ['town', 'mill'], ['mill']),
  ties: constantFrom('shared', 'best-results', 'sessions'),
});

describe('any season', () => {
  test('has the figures of a second computation', () => {
    assert(
      property(anySeason, anyRule, (sessions, rule) => {
        const rows = rankSeason(sessions, rule);
        expect(Object.fromEntries(rows.map(({ players, figure }) => [players.join('-'), writeExact(figure)]))).toEqual(
          secondFigures(sessions, rule),
        );
      }),
    );
  });

  test('is ranked alike whatever the order of its sessions and results', () => {
    assert(
      property(anySeason, anyRule, (sessions, rule) => {
        const ranking = (all: readonly SeasonSession<string>[]) =>
          rankSeason(all, rule).map(({ players, place, tied, figure, total }) => ({
            players,
            place,
            tied,
            figure,
            total,
          }));
        const turned = sessions.toReversed().map((one) => ({ ...one, results: one.results.toReversed() }));
        expect(ranking(turned)).toEqual(ranking(sessions));
      }),
    );
  });

  test('never has a lower best for one more session', () => {
    assert(
      property(anySeason, integer({ min: 1, max: 5 }), (sessions, count) => {
        const rule = { ...USUAL_SEASON_RULE, counting: { kind: 'best', count }, total: 'sum' } as const;
        const before = new Map(rankSeason(sessions.slice(0, -1), rule).map((row) => [row.players[0], row.figure]));
        const lower = rankSeason(sessions, rule).filter(
          ({ players, figure }) => compare(figure, before.get(players[0]) ?? figure) < 0,
        );
        expect(lower).toEqual([]);
      }),
    );
  });
});

describe('masterpoints', () => {
  const POINTS: SeasonRule = { ...USUAL_SEASON_RULE, worth: { kind: 'masterpoints' }, total: 'sum' };
  test('are added up a player, whose partner may have others; who had none of a session has nothing', () => {
    const rows = rankSeason([awarded(1, ['Ash', '0.21'], ['Birch', '0.21']), awarded(2, ['Ash', '1.4'])], POINTS);
    expect(
      rows.map(({ players, place, sessions, figure }) => [players[0], place, sessions, writeExact(figure)]),
    ).toEqual([
      ['Ash', 1, 2, '161/100'],
      ['Birch', 2, 2, '21/100'],
      ['Cedar', 3, 2, '0'],
      ['Fir', 3, 2, '0'],
    ]);
  });

  test('of a session that gave none count for nobody', () => {
    const without = session(2, [['Ash-Birch', 70]]);
    const rows = rankSeason([awarded(1, ['Ash', '0.5']), without], POINTS);
    expect(rows.map(({ sessions }) => sessions)).toEqual([1, 1, 1, 1]);
  });

  test('rank no partnerships', () => {
    expect(isPossibleSeasonRule(POINTS)).toBe(true);
    expect(isPossibleSeasonRule({ ...POINTS, by: 'pair' })).toBe(false);
  });
});

/** An evening of two pairs, with the masterpoints of some players. */
function awarded(key: number, ...awards: readonly (readonly [string, string])[]): SeasonSession<string> {
  return {
    key,
    name: `Evening ${key}`,
    results: [
      {
        players: ['Ash', 'Birch'],
        percent: exact(60),
        place: 1,
        masterpoints: new Map(awards.map(([name, amount]) => [name, percent(amount)])),
      },
      { players: ['Cedar', 'Fir'], percent: exact(40), place: 2, masterpoints: new Map() },
    ],
  };
}
