import { describe, expect, test } from 'vitest';
import { lineUpFindings, type LineUp, type PlayerPair } from '../../../../src/scoring/teams/line-up.ts';
import { eventFile } from '../ranked-matches/build.ts';

const HALVES = [16, 16];
const first: LineUp = {
  home: { open: [1, 2], closed: [3, 4] },
  away: { open: [11, 12], closed: [13, 14] },
};
const exchanged: LineUp = { ...first, away: { open: [13, 14], closed: [11, 12] } };
const ROSTERS = { home: new Set([1, 2, 3, 4]), away: new Set([11, 12, 13, 14]) };

function found(lineUps: readonly LineUp[], boards: readonly number[] = HALVES) {
  return lineUpFindings({ lineUps, boards, rosters: null });
}

describe('the same two pairs', () => {
  test('don’t meet in both halves: pairs that change rooms, or a third pair, meet others', () => {
    expect(found([first, exchanged])).toEqual([]);
    expect(found([first, { ...first, away: { open: [15, 16], closed: [11, 12] } }])).toEqual([]);
  });

  test('who meet again, in either room and named either way, are found, with what helps', () => {
    const again: LineUp = { home: { open: [5, 6], closed: [2, 1] }, away: { open: [13, 14], closed: [12, 11] } };
    const meeting = { kind: 'problem', code: 'pairs-meet-again', segment: 1, before: 0, home: [2, 1], away: [12, 11] };
    expect(found([first, again])).toEqual([{ ...meeting, cure: { kind: 'exchange', team: 'away' } }]);
  });

  test('who would meet again whichever rooms they take need another pair', () => {
    // the first home pair has met both away pairs by then
    const second = { ...exchanged, home: { open: [1, 2], closed: [5, 6] } } as const;
    const third: LineUp = { ...first, home: { open: [1, 2], closed: [3, 4] } };
    const findings = lineUpFindings({
      lineUps: [first, second, third],
      boards: [8, 8, 8],
      rosters: null,
      mayMeetAgain: false,
    });
    expect(findings.map((one) => ('cure' in one ? one.cure.kind : one.code))).toEqual(['remake', 'remake']);
  });

  test('may meet again where the match has more than two segments, unless the rule says otherwise', () => {
    const same = [first, first, first, first];
    expect(found(same, [6, 6, 6, 6])).toEqual([]);
    const asked = { lineUps: same, boards: [6, 6, 6, 6], rosters: null, mayMeetAgain: false };
    expect(lineUpFindings(asked)).toHaveLength(6);
    expect(lineUpFindings({ lineUps: [first, first], boards: HALVES, rosters: null, mayMeetAgain: true })).toEqual([]);
  });

  test('are other pairs with one other player, and where numbers only look alike', () => {
    expect(found([first, { ...first, home: { open: [1, 3], closed: [2, 4] } }])).toEqual([]);
    const one: LineUp = { home: { open: [1, 2], closed: [3, 4] }, away: { open: [34, 51], closed: [6, 7] } };
    const other: LineUp = { home: { open: [1, 23], closed: [2, 8] }, away: { open: [44, 51], closed: [9, 7] } };
    expect(found([one, other])).toEqual([]);
    const eleven: LineUp = { home: { open: [1, 112], closed: [3, 4] }, away: { open: [31, 32], closed: [6, 7] } };
    const twelve: LineUp = { home: { open: [11, 12], closed: [3, 5] }, away: { open: [31, 32], closed: [6, 7] } };
    expect(found([eleven, twelve])).toEqual([]);
  });

  test('are no question while one of them isn’t named', () => {
    const half: LineUp = { home: { open: null, closed: [3, 4] }, away: { open: [11, 12], closed: null } };
    expect(found([first, half])).toEqual([]);
  });
});

describe('players', () => {
  test('stand in one place of a segment', () => {
    expect(found([{ ...first, home: { open: [1, 2], closed: [2, 4] } }])).toEqual([
      { kind: 'problem', code: 'player-twice', segment: 0, player: 2 },
    ]);
    const bothSides: LineUp = { ...first, away: { open: [1, 12], closed: [13, 14] } };
    expect(found([bothSides])).toEqual([{ kind: 'problem', code: 'player-twice', segment: 0, player: 1 }]);
  });

  test('play for one team, by its roster or by where they played first', () => {
    const crossed: LineUp = { home: { open: [1, 2], closed: [5, 6] }, away: { open: [13, 3], closed: [11, 12] } };
    const finding = { kind: 'problem', code: 'other-team', segment: 1, team: 'away', player: 3 };
    expect(found([first, crossed])).toEqual([finding]);
    const asked = { lineUps: [crossed], boards: [8], rosters: ROSTERS };
    expect(lineUpFindings(asked)[0]).toEqual({ ...finding, segment: 0 });
  });
});

describe('substitutes', () => {
  test('are said once, where they come in', () => {
    const sub: PlayerPair = [1, 9];
    const second: LineUp = { ...exchanged, home: { open: sub, closed: [3, 4] } };
    const findings = lineUpFindings({ lineUps: [first, second, second], boards: [8, 8, 8], rosters: ROSTERS });
    expect(findings).toEqual([{ kind: 'notice', code: 'substitute', segment: 1, team: 'home', player: 9 }]);
  });

  test('who play more than half of what the four seats play are said, and not refused', () => {
    const three: LineUp = { ...first, home: { open: [7, 8], closed: [9, 4] } };
    const question = { lineUps: [first, { ...three, away: exchanged.away }], rosters: ROSTERS };
    // three seats of four on 8 of 16 boards are 24 of 64; on 8 of 8 more than half
    expect(lineUpFindings({ ...question, boards: [8, 8] }).map(({ code }) => code)).toEqual([
      'substitute',
      'substitute',
      'substitute',
    ]);
    expect(lineUpFindings({ lineUps: [three], boards: [8], rosters: ROSTERS }).at(-1)).toEqual({
      kind: 'notice',
      code: 'mostly-substitutes',
      team: 'home',
      bySubstitutes: 24,
      played: 32,
    });
    // exactly half is no more than half
    const half: LineUp = { ...first, home: { open: [7, 8], closed: [3, 4] } };
    const codes = lineUpFindings({ lineUps: [half], boards: [8], rosters: ROSTERS }).map(({ code }) => code);
    expect(codes).toEqual(['substitute', 'substitute']);
  });
});

describe('the line-ups of the worked example', () => {
  const file = eventFile('teams-match-two-halves') as LineUpFile;
  const players = new Map<string, number>();
  const numberOf = (name: string): number => {
    if (!players.has(name)) players.set(name, players.size + 1);
    return players.get(name) ?? 0;
  };
  const pairs = { ...file.home.pairs, ...file.away.pairs };
  const pairOf = (side: string | readonly string[]): PlayerPair => {
    const [one = '', other = ''] = typeof side === 'string' ? (pairs[side] ?? []) : side;
    return [numberOf(one), numberOf(other)];
  };
  const read = (lineUps: LineUpFile['lineUps']): readonly LineUp[] =>
    lineUps.map(({ open, closed }) => ({
      home: { open: pairOf(open.ns), closed: pairOf(closed.ew) },
      away: { open: pairOf(open.ew), closed: pairOf(closed.ns) },
    }));

  test('as played is allowed', () => {
    expect(found(read(file.lineUps))).toEqual([]);
  });

  test.each(file.lineUpChecks.map((check) => [check.why, check] as const))('%s', (_, check) => {
    const problems = found(read(check.lineUps)).filter(({ kind }) => kind === 'problem');
    expect(problems.length === 0).toBe(check.allowed);
  });
});

interface LineUpFile {
  readonly home: { readonly pairs: Readonly<Record<string, readonly string[]>> };
  readonly away: { readonly pairs: Readonly<Record<string, readonly string[]>> };
  readonly lineUps: readonly Readonly<Record<'open' | 'closed', Readonly<Record<'ns' | 'ew', string | string[]>>>>[];
  readonly lineUpChecks: readonly {
    readonly allowed: boolean;
    readonly why: string;
    readonly lineUps: LineUpFile['lineUps'];
  }[];
}
