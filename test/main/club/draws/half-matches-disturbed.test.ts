/** What comes between in a round of half matches: other line-ups, wrong tables, a team that comes late or leaves. */
import { expect, test } from 'vitest';
import {
  applyScheduleChange,
  proposeScheduleChange,
  type ScheduleRequest,
} from '../../../../main/club/schedule/proposals.ts';
import { changeLineUp } from '../../../../main/club/schedule/line-ups.ts';
import { changeTerms, entryTermsOf } from '../../../../main/club/scoring/terms.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { sectionOf, sessionOf, unwrap } from '../../support.ts';
import { chooseDraw } from '../../../../main/club/draws/choose.ts';
import { HALVES, halvesAnnounced, playMatch, SPEC } from './half-matches.ts';
import { announce, proposal, standings, type TestSwiss } from './swiss.ts';

const cellsOf = ({ club, session }: TestSwiss) => sectionOf(club, session).cells;

function cellAt(event: TestSwiss, table: number) {
  const cell = cellsOf(event).find((one) => one.round === 1 && one.table === table);
  if (!cell) throw new Error(`no table ${table}`);
  return cell;
}

/** The ways to go on after teams East-West changed places between two tables. */
function waysAfter({ club, session }: TestSwiss, change: ScheduleRequest['change']) {
  const asked = { section: sectionOf(club, session).id, from: 1, change };
  const { version, frozen, teams } = unwrap(proposeScheduleChange(club, session, asked));
  const take = (at: number) =>
    unwrap(applyScheduleChange(club, session, { ...asked, version, frozen, key: teams[at]?.key ?? '' }));
  return { kinds: teams.map(({ rule }) => rule.kind), rules: teams.map(({ rule }) => rule), take };
}

test.each(['copies', 'exchanged', 'dealt'] as const)('boards are %s: the next round is drawn and seated', (supply) => {
  const event = halvesAnnounced({ ...SPEC, teams: 9, supply });
  const { club, session } = event;
  const before = cellsOf(event);
  const three = proposal(club, session, 1).triangle?.entries ?? [0, 0, 0];
  announce(club, session, 2);
  const next = proposal(club, session, 2).triangle;
  expect(next?.isHalves).toBe(true);
  expect(next?.entries.some((team) => three.includes(team))).toBe(false);
  expect(cellsOf(event).filter(({ round }) => round === 1)).toEqual(before);
  expect(cellsOf(event).filter(({ round }) => round === 2)).toHaveLength(12);
});

test('a third pair comes in at half time, and stays where a change of the round writes all seats', () => {
  const event = halvesAnnounced();
  const { club, session } = event;
  const { match } = cellAt(event, 5);
  const { scheduleVersion: version } = sectionOf(club, session);
  const names = { open: ['Ann', 'Bob'], closed: ['Cat', 'Dan'] } as const;
  const third = { open: ['', ''], closed: ['Eve', 'Fay'] } as const;
  const pairs = { home: third, away: names };
  unwrap(changeLineUp(club, session, { match: match?.id ?? 0, segment: 1, pairs, version }));
  const seated = [5, 6, 8, 9].map((table) => cellAt(event, table));
  const [first, , second, another] = seated;
  // Team 5 is at home at tables 5 and 8, away at tables 6 and 9.
  expect(second?.ew).not.toBe(seated[1]?.ew);
  expect(first?.ns).toBe(another?.ns);
  playMatch(event, [1, 3], [110]);
  playMatch(event, [2, 4], [140]);
  const ways = waysAfter(event, { kind: 'wrong-opponents', round: 1, tables: [1, 3], line: 'EW' });
  ways.take(ways.kinds.indexOf('redrawn'));
  expect([5, 6, 8, 9].map((table) => cellAt(event, table))).toEqual(seated);
  expect(sessionOf(club, session).matches.filter(({ isHalf }) => isHalf)).toHaveLength(3);
  unwrap(undoChange(club, session));
  expect([5, 6, 8, 9].map((table) => cellAt(event, table))).toEqual(seated);
});

test('nobody sits at two tables of one half', () => {
  const event = halvesAnnounced();
  const { club, session } = event;
  const open = cellAt(event, 5);
  const { scheduleVersion: version } = sectionOf(club, session);
  const players = { open: ['Ann', 'Bob'], closed: ['Cat', 'Dan'] } as const;
  const others = { open: ['Eve', 'Fay'], closed: ['Gil', 'Hal'] } as const;
  const asked = { match: open.match?.id ?? 0, segment: 1, version };
  unwrap(changeLineUp(club, session, { ...asked, pairs: { home: players, away: others } }));
  const now = sectionOf(club, session).scheduleVersion;
  const other = { match: cellAt(event, 6).match?.id ?? 0, segment: 1, version: now };
  // In its other match team 5 is away: the pair that sits North-South at table 5 would sit East-West at table 6 too.
  const third = { open: ['', ''], closed: ['', ''] } as const;
  expect(changeLineUp(club, session, { ...other, pairs: { home: third, away: players } })).toMatchObject({
    code: 'seatedElsewhere',
  });
});

test('at a table of a half match the wrong team played: the draw stands', () => {
  const event = halvesAnnounced();
  playMatch(event, [5, 7], [110]);
  playMatch(event, [1, 3], [110]);
  expect(waysAfter(event, { kind: 'wrong-opponents', round: 1, tables: [1, 5], line: 'EW' }).kinds).toEqual([
    'draw-stands',
  ]);
  expect(waysAfter(event, { kind: 'wrong-opponents', round: 1, tables: [5, 6], line: 'EW' }).kinds).toEqual([
    'draw-stands',
  ]);
});

test('a late team waits for the next draw; where one of three leaves, a match that is not played is 6 of 10', () => {
  const late = halvesAnnounced();
  const { rules, take } = waysAfter(late, { kind: 'late-pairs', pairs: 1 });
  expect(rules).toMatchObject([{ kind: 'joins-swiss', team: 8, from: 2 }]);
  const before = cellsOf(late);
  take(0);
  expect(cellsOf(late)).toEqual(before);
  expect(proposal(late.club, late.session, 1).bye).toBeNull();

  const event = halvesAnnounced({ ...SPEC, rounds: 1 });
  const { club, session } = event;
  playMatch(event, [5, 7], [110]);
  playMatch(event, [7, 6], []);
  const entry = sectionOf(club, session).entries.find(({ number }) => number === 6)?.id ?? 0;
  const terms = entryTermsOf(sessionOf(club, session).terms, entry);
  unwrap(changeTerms(club, session, { entries: [{ ...terms, entry, withdrawn: true }] }));
  const totals = new Map(standings(club, session).map(({ team, total }) => [team, total]));
  expect([totals.get(5), totals.get(7)]).toEqual([`${6 + 6}`, `${4 + 5}`]);
  expect(() => unwrap(chooseDraw(club, session, { round: 1, drawnBy: HALVES, wishes: [] }))).toThrow('drawInPlay');
});
