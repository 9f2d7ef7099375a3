import { describe, expect, test } from 'vitest';
import { openSample } from '../../../../main/club/competitions/sample.ts';
import { deleteEvent } from '../../../../main/club/competitions/deletion.ts';
import { duplicateEvent } from '../../../../main/club/competitions/duplicate.ts';
import { readSessionDiff } from '../../../../main/club/competitions/sessions.ts';
import { readDeals, writeDeals } from '../../../../main/club/deals/deals.ts';
import { tournamentEvent } from '../../../../main/club/exchange/export.ts';
import type { Club } from '../../../../main/club/club.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { moveSessionClock } from '../../../../main/club/schedule/clock.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { redoChange, undoChange } from '../../../../main/club/undo/undo.ts';
import { isDeal, parseDeal } from '../../../../src/bridge/deal/text.ts';
import { SEATS_OF, sideOf } from '../../../../src/bridge/seat.ts';
import { testClub, clubWithEvent, handIn, PASSED_OUT, sectionOf, sessionOf, unwrap } from '../../support.ts';

const FIRST = 'N:KJ542.A643.T93.J 8.KJ85.K8765.T62 AQ9.QT.AQ.K98754 T763.972.J42.AQ3';
const SECOND = 'N:KT532.AK65.876.T J9.T7.AKQJ9.J843 Q864.Q94.T2.K762 A7.J832.543.AQ95';

function write(club: Club, session: number, deals: Readonly<Record<number, string | null>>, change: object = {}) {
  const list = Object.entries(deals).map(([board, hands]) => ({ board: Number(board), hands }));
  return writeDeals(club, session, { deals: list, source: 'club.pbn', ...change });
}

const waitingOf = (club: Club, session: number) => unwrap(readDeals(club, session)).waiting.map(({ board }) => board);
const handsOf = (club: Club, session: number) =>
  new Map(unwrap(readDeals(club, session)).disclosed.map(({ board, hands }) => [board, hands]));

/** Plays the boards at all their tables. */
function play(club: Club, session: number, boards: readonly number[]): void {
  const section = sectionOf(club, session);
  for (const cell of section.cells.filter(({ sitOut }) => !sitOut)) {
    for (const slotBoard of cell.boards.filter((board) => boards.includes(board))) {
      unwrap(recordResult(club, session, handIn(section, cell, { slotBoard, outcome: PASSED_OUT })));
    }
  }
}

test('hands are seen once every table has its result of the board, and not before', () => {
  const { club, session } = clubWithEvent();
  unwrap(write(club, session, { 1: FIRST, 2: SECOND }));
  expect(sessionOf(club, session).dealt).toEqual([1, 2]);
  expect(unwrap(readDeals(club, session)).disclosed).toEqual([]);
  expect(waitingOf(club, session)).toEqual([1, 2]);
  play(club, session, [1]);
  expect(handsOf(club, session)).toEqual(new Map([[1, FIRST]]));
  expect(unwrap(readDeals(club, session)).waiting).toMatchObject([{ board: 2, table: { round: 1 } }]);
  play(club, session, [2]);
  expect(handsOf(club, session).get(2)).toBe(SECOND);
});

test('figures of the file are seen with the hands, and come back with undo', () => {
  const { club, session } = clubWithEvent();
  const figures = { tricks: '63456634567a9867a986', par: 'NS 4S= "best" +420' };
  const deal = { board: 1, hands: FIRST };
  const writeOne = (more: object) =>
    unwrap(writeDeals(club, session, { deals: [{ ...deal, ...more }], source: 'a.pbn' }));
  play(club, session, [1]);
  writeOne(figures);
  const before = sessionOf(club, session).change;
  writeOne(figures);
  expect(sessionOf(club, session).change).toBe(before);
  const seen = () => unwrap(readDeals(club, session)).disclosed;
  expect(seen()).toEqual([{ ...deal, ...figures, source: 'a.pbn' }]);
  writeOne({});
  expect(seen()).toEqual([{ ...deal, tricks: null, par: null, source: 'a.pbn' }]);
  unwrap(undoChange(club, session));
  expect(seen()).toEqual([{ ...deal, ...figures, source: 'a.pbn' }]);
});

test('they are seen too once the last round has been called over', () => {
  const { club, session } = clubWithEvent();
  unwrap(write(club, session, { 1: FIRST }));
  const { rounds } = sectionOf(club, session);
  const next = () => unwrap(moveSessionClock(club, session, { action: 'next' }));
  while (sessionOf(club, session).clock.round < rounds) next();
  expect(waitingOf(club, session)).toEqual([1]);
  next();
  expect(handsOf(club, session).size).toBe(1);
});

test('they wait while another event of the day has the same deals and may still play them', () => {
  const { club, session } = clubWithEvent();
  const { date } = sessionOf(club, session);
  const copyOn = (day: string) =>
    unwrap(duplicateEvent(club, session, { name: 'Evening', date: day, start: '19:30', names: false })).session;
  const [evening, before] = [copyOn(date), copyOn('2020-01-01')];
  unwrap(write(club, session, { 1: FIRST, 2: SECOND }));
  unwrap(write(club, evening, { 2: FIRST }));
  // An event of an earlier day is over, whatever is missing in it.
  unwrap(write(club, before, { 2: SECOND }));
  play(club, session, [1, 2]);
  expect(unwrap(readDeals(club, session)).waiting).toEqual([
    { board: 1, table: null, event: { name: 'Evening', date } },
  ]);
  expect(handsOf(club, session)).toEqual(new Map([[2, SECOND]]));
  const exported = unwrap(tournamentEvent(club, session)).deals;
  expect(exported.map(({ board }) => board)).toEqual([2]);
  play(club, evening, [2]);
  expect(waitingOf(club, session)).toEqual([]);
  unwrap(undoChange(club, evening));
  expect(waitingOf(club, session)).toEqual([1]);
  unwrap(deleteEvent(club, evening));
  expect(waitingOf(club, session)).toEqual([]);
});

describe('writing', () => {
  test('moves no score, sends the whole session, and is written once however often it is asked', () => {
    const { club, session } = clubWithEvent();
    play(club, session, [1]);
    const before = unwrap(readStandings(club, session));
    const { change } = sessionOf(club, session);
    const answer = unwrap(write(club, session, { 1: FIRST }));
    expect(unwrap(readStandings(club, session)).fields[0]?.boards[0]).toBe(before.fields[0]?.boards[0]);
    expect(unwrap(readSessionDiff(club, session, change))).toMatchObject({ kind: 'whole', session: { dealt: [1] } });
    expect(
      unwrap(
        write(club, session, {
          1: `E:${FIRST.slice(2).split(' ').slice(1).join(' ')} ${FIRST.split(' ')[0]?.slice(2)}`,
        }),
      ),
    ).toEqual(answer);
  });

  test('is undone and redone, together with everything it replaced', () => {
    const { club, session } = clubWithEvent();
    play(club, session, [1, 2]);
    unwrap(write(club, session, { 1: FIRST }));
    unwrap(write(club, session, { 1: null, 2: SECOND }));
    expect([...handsOf(club, session)]).toEqual([[2, SECOND]]);
    expect(unwrap(undoChange(club, session)).scope).toEqual({ subject: 'deals', boards: [1, 2] });
    expect([...handsOf(club, session)]).toEqual([[1, FIRST]]);
    unwrap(undoChange(club, session));
    expect(sessionOf(club, session).dealt).toEqual([]);
    unwrap(redoChange(club, session));
    unwrap(redoChange(club, session));
    expect([...handsOf(club, session)]).toEqual([[2, SECOND]]);
  });

  test.each([
    ['a board that nobody plays', { 1: FIRST, 99: SECOND }, { code: 'unknownBoard', board: 99 }],
    [
      'a deal with a card twice',
      { 1: FIRST, 2: SECOND.replace('J9.', 'K9.') },
      { code: 'dealNotPossible', board: 2, problems: [{ code: 'cardTwice' }] },
    ],
  ])('%s is refused, and nothing is written', (_, deals, problem) => {
    const { club, session } = clubWithEvent();
    expect(write(club, session, deals)).toMatchObject({ kind: 'problem', ...problem });
    expect(sessionOf(club, session).dealt).toEqual([]);
  });

  test('over deals that its sender has not seen is refused', () => {
    const { club, session } = clubWithEvent();
    const { version } = unwrap(readDeals(club, session));
    unwrap(write(club, session, { 1: FIRST }, { before: version }));
    expect(write(club, session, { 1: SECOND }, { before: version })).toMatchObject({ code: 'changedMeanwhile' });
    unwrap(write(club, session, { 1: SECOND }, { before: unwrap(readDeals(club, session)).version }));
  });
});

describe('the sample', () => {
  test('has the deals it was made from: every opening lead was in the leader’s hand', () => {
    const club = testClub();
    const { session } = unwrap(openSample(club, 'en'));
    const hands = handsOf(club, session);
    expect([...hands.keys()]).toEqual(Array.from({ length: 26 }, (_, index) => index + 1));
    const leader = { N: 'E', E: 'S', S: 'W', W: 'N' } as const;
    const played = sessionOf(club, session).results.flatMap(({ board, outcome }) => {
      const deal = parseDeal(hands.get(board) ?? '');
      return outcome.kind === 'played' && isDeal(deal) ? [{ deal, ...outcome }] : [];
    });
    const leads = played.flatMap(({ deal, declarer, lead }) => (lead ? [{ hand: deal[leader[declarer]], lead }] : []));
    expect(leads.length).toBeGreaterThan(30);
    expect(leads.filter(({ hand, lead }) => !hand[lead.suit].includes(lead.rank))).toEqual([]);
    // Nobody bids a suit without seven of it between the hands, or nearly nobody.
    const thin = played.filter(({ deal, declarer, contract: { strain } }) => {
      const [one, other] = SEATS_OF[sideOf(declarer)];
      return strain !== 'NT' && deal[one][strain].length + deal[other][strain].length < 7;
    });
    expect(thin.length).toBeLessThan(played.length / 20);
  });

  test('a copy of the event as another evening has other boards: none of its deals', () => {
    const club = testClub();
    const { session } = unwrap(openSample(club, 'en'));
    const copy = unwrap(
      duplicateEvent(club, session, { name: 'Again', date: '2026-12-01', start: '19:30', names: true }),
    );
    expect(sessionOf(club, copy.session).dealt).toEqual([]);
  });
});
