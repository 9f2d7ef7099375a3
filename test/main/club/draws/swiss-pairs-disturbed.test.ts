/** A Swiss of pairs in which something went wrong: what is recorded, what it counts, and what undo takes back. */
import { expect, test } from 'vitest';
import { readMismatch } from '../../../../main/club/draws/mismatch.ts';
import { readDraw } from '../../../../main/club/draws/view.ts';
import { giveMatchResult } from '../../../../main/club/matches/given-results.ts';
import type { RoundDraw } from '../../../../main/club/model/draws.ts';
import { applyScheduleChange, proposeScheduleChange } from '../../../../main/club/schedule/proposals.ts';
import { changeSwissRounds } from '../../../../main/club/schedule/swiss-rounds.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { parseExact, readExact } from '../../../../src/scoring/numbers/exact.ts';
import { sectionOf, sessionOf, unwrap } from '../../support.ts';
import { idOf, lineOf, matchOf, playedTo, proposal, ranking } from './swiss-pairs-event.ts';

/** 6 was drawn against 8 at table 2, and 3 against 5 at table 4; 8 and 5 sat at each other's table. */
const CHANGE = { kind: 'wrong-opponents', round: 3, tables: [2, 4], line: 'EW' } as const;

function satWrong() {
  const event = playedTo(3);
  const { club, session } = event;
  const asked = { section: sectionOf(club, session).id, change: CHANGE, from: 3 };
  const { version, frozen, teams } = unwrap(proposeScheduleChange(club, session, asked));
  const [way, ...others] = teams;
  if (!way) throw new Error('no way to go on');
  unwrap(applyScheduleChange(club, session, { ...asked, version, frozen, key: way.key }));
  return { ...event, way, others };
}

const meetings = (draw: RoundDraw | null) => draw?.matches.map(({ home, away }) => `${home}-${away}`).toSorted();
const vpOf = (event: ReturnType<typeof satWrong>, pair: number) =>
  ranking(event.club, event.session).find((row) => row.pair === pair)?.vp;

test('the matches are those that were played: the only way on, with what is missing and whose results they are', () => {
  const { club, session, way, others } = satWrong();
  expect(others).toEqual([]);
  expect(way.rule).toMatchObject({
    kind: 'redrawn',
    met: [
      [5, 6],
      [3, 8],
    ],
  });
  expect(way.consequences).toMatchObject({
    missing: [
      [6, 8],
      [3, 5],
    ],
    again: [],
    turned: 8,
    redraws: [],
  });
  const { announced } = unwrap(readDraw(club, session, 3));
  expect(meetings(announced)).toEqual(['1-7', '2-4', '3-8', '6-5']);
  const reason = announced?.matches.find(({ home }) => home === 6)?.reason;
  expect(reason).toMatchObject({ code: 'as-played', higher: 6, lower: 5, drawn: [8, 3] });
  expect(lineOf(club, session, { round: 3, pair: 6, slotBoard: 9 })).toMatchObject({
    table: 2,
    ns: idOf(club, session, 6),
    ew: idOf(club, session, 5),
  });
});

test('the next draw excludes who met, and not who was to meet', () => {
  const { club, session } = satWrong();
  unwrap(changeSwissRounds(club, session, 5));
  const met = sessionOf(club, session).matches.map(({ home, away }) => new Set([home, away]));
  const { matches } = proposal(club, session, 4);
  for (const { home, away, lastMeeting } of matches) {
    expect(lastMeeting).toBeNull();
    expect(met).not.toContainEqual(new Set([idOf(club, session, home), idOf(club, session, away)]));
  }
});

test('a mismatch counts what White Book 3.5 says of each, by whose fault it was, and every step is taken back', () => {
  const event = satWrong();
  const { club, session } = event;
  const after = ranking(club, session);
  // What each won at its table; the right opponents, and what these and those met had before.
  expect([6, 5, 3, 8].map((pair) => vpOf(event, pair))).toEqual([22 + 2, 8 + 18, 12 + 1, 22 + 19]);
  const rows = [
    { pair: 6, right: 8, had: { opponents: '8', right: '22' }, score: '2', ownFault: '2', noFault: '2' },
    { pair: 5, right: 3, had: { opponents: '22', right: '12' }, score: '18', ownFault: '18', noFault: '18.5' },
    { pair: 3, right: 5, had: { opponents: '22', right: '8' }, score: '1', ownFault: '1', noFault: '5.75' },
    { pair: 8, right: 6, had: { opponents: '12', right: '22' }, score: '19', ownFault: '15.5', noFault: '19' },
  ];
  const sideOf = (pair: number) => {
    const id = matchOf(club, session, 3, pair);
    const match = sessionOf(club, session).matches.find((one) => one.id === id);
    return unwrap(readMismatch(club, session, id)).mismatch?.[
      match?.home === idOf(club, session, pair) ? 'home' : 'away'
    ];
  };
  for (const { pair, right, had, score, ownFault, noFault } of rows) {
    const side = sideOf(pair);
    expect(side?.right).toBe(right);
    const figures = [side?.had.opponents, side?.had.right, side?.score, side?.counts.ownFault, side?.counts.noFault];
    expect(figures.map((text) => readExact(text ?? ''))).toEqual(
      [had.opponents, had.right, score, ownFault, noFault].map(parseExact),
    );
  }
  const id = matchOf(club, session, 3, 3);
  const given = { kind: 'mismatch', home: '23/4', away: '31/2', unit: 'victory-points', team: null } as const;
  unwrap(giveMatchResult(club, session, id, { given, note: '8 sat at table 4', expectedVersion: null }));
  expect([3, 8].map((pair) => vpOf(event, pair))).toEqual([12 + 5.75, 22 + 15.5]);
  // What was played is still known, so that the fault can be decided again.
  expect(readExact(sideOf(8)?.score ?? '')).toEqual(parseExact('19'));
  unwrap(undoChange(club, session));
  expect(ranking(club, session)).toEqual(after);
  unwrap(undoChange(club, session));
  expect(meetings(unwrap(readDraw(club, session, 3)).announced)).toEqual(['1-7', '2-4', '3-5', '6-8']);
  expect(lineOf(club, session, { round: 3, pair: 6, slotBoard: 9 }).ew).toBe(idOf(club, session, 8));
});

test('who met before and sat down again is said', () => {
  const { club, session } = playedTo(3);
  const section = sectionOf(club, session).id;
  const change = { ...CHANGE, tables: [1, 4] } as const;
  const { teams } = unwrap(proposeScheduleChange(club, session, { section, change, from: 3 }));
  expect(teams[0]?.consequences.again).toEqual([
    [1, 5],
    [3, 7],
  ]);
});

test('two tables of a round that has not begun, or a table by itself, are no wrong opponents', () => {
  const { club, session } = playedTo(1);
  const section = sectionOf(club, session).id;
  const asked = (change: typeof CHANGE | { readonly tables: readonly [number, number]; readonly round: number }) =>
    proposeScheduleChange(club, session, { section, change: { ...CHANGE, ...change }, from: 1 });
  expect(asked(CHANGE)).toMatchObject({ cause: { code: 'team-no-such-round', most: 1 } });
  expect(asked({ round: 1, tables: [1, 1] })).toMatchObject({ cause: { code: 'team-same-match' } });
  expect(asked({ round: 1, tables: [1, 9] })).toMatchObject({ cause: { code: 'team-no-such-table', table: 9 } });
});
