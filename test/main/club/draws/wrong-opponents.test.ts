/** Two teams that sat at each other's table in a Swiss: the matches are those that were played, and what they count. */
import { expect, test } from 'vitest';
import { readDrawDoubts } from '../../../../main/club/draws/doubts.ts';
import { readMismatch } from '../../../../main/club/draws/mismatch.ts';
import { readDraw } from '../../../../main/club/draws/view.ts';
import { giveMatchResult } from '../../../../main/club/matches/given-results.ts';
import type { RoundDraw } from '../../../../main/club/model/draws.ts';
import type { ResultInput } from '../../../../main/club/results/input.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { readReview } from '../../../../main/club/review/review.ts';
import { applyScheduleChange, proposeScheduleChange } from '../../../../main/club/schedule/proposals.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { parseExact, readExact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { sectionOf, sessionOf, unwrap } from '../../support.ts';
import { announce, EXAMPLE, play, playedTo, proposal } from './swiss.ts';

const { rows } = EXAMPLE.disturbed.wrongOpponents;
const CHANGE = { kind: 'wrong-opponents', round: 4, tables: [1, 9], line: 'EW' } as const;

/** Eight boards of which the first decides: twelve IMPs against 8, and ten for 7. */
const SWINGS = [
  { home: 8, away: 12, swing: -620 },
  { home: 7, away: 4, swing: 430 },
].map(({ home, away, swing }) => ({
  home,
  away,
  boards: Array.from({ length: 8 }, (_, at) => [25 + at, at === 0 ? swing : 0, 0] as const),
  vp: ['', ''] as const,
}));

/** The example after round 4, in which 12 and 4 sat at each other's table. */
function satWrong() {
  const event = playedTo(3);
  const { club, session } = event;
  announce(club, session, 4);
  const others = EXAMPLE.rounds[3]?.results.filter(({ home }) => home !== 8 && home !== 7) ?? [];
  play(club, session, { results: [...others, ...SWINGS] });
  const asked = { section: sectionOf(club, session).id, change: CHANGE, from: 4 };
  const ways = unwrap(proposeScheduleChange(club, session, asked));
  const way = ways.teams.find(({ rule }) => rule.kind === 'redrawn');
  if (!way) throw new Error('no way takes what was played');
  const { version, frozen } = ways;
  unwrap(applyScheduleChange(club, session, { ...asked, version, frozen, key: way.key }));
  return { ...event, way };
}

const meetings = (draw: RoundDraw | null) => draw?.matches.map(({ home, away }) => `${home}-${away}`);

test('the matches are theirs, what was drawn is missing, and both are said of the match', () => {
  const { club, session, way } = satWrong();
  expect(way.rule).toMatchObject({
    met: expect.arrayContaining([
      [4, 8],
      [7, 12],
    ]),
  });
  expect(way.consequences.missing).toEqual([
    [8, 12],
    [4, 7],
  ]);
  expect(way.consequences).toMatchObject({ redraws: [], again: [] });
  const { announced, drawnBy } = unwrap(readDraw(club, session, 4));
  expect(meetings(announced)).toEqual(expect.arrayContaining(['8-4', '7-12', '11-9', '3-10', '5-6', '2-1']));
  expect(drawnBy).toEqual({ rule: 'top', isLate: false });
  const reason = announced?.matches.find(({ home }) => home === 8)?.reason;
  expect(reason).toMatchObject({ code: 'as-played', higher: 8, lower: 4, drawn: [12, 7] });
});

test('the next draw knows who met: nobody who sat down together meets again, and who was drawn can', () => {
  const { club, session } = satWrong();
  const numbers = new Map(sectionOf(club, session).entries.map(({ id, number }) => [id, number]));
  const met = sessionOf(club, session).matches.map(({ home, away }) => [numbers.get(home), numbers.get(away ?? 0)]);
  const next = proposal(club, session, 5).matches;
  for (const { home, away } of next) expect(met).not.toContainEqual([home, away]);
  for (const { lastMeeting } of next) expect(lastMeeting).toBeNull();
});

test('a mismatch counts what the White Book says for each side, by whose fault it was, and undo takes it back', () => {
  const { club, session } = satWrong();
  const section = sectionOf(club, session);
  const ids = new Map(section.entries.map(({ id, number }) => [number, id]));
  const totalOf = (team: number) =>
    readExact(
      unwrap(readStandings(club, session)).fields[0]?.rankings[0]?.rows.find(({ entry }) => entry === ids.get(team))
        ?.total ?? '',
    );
  for (const { team, against, shouldHaveMet, hadBefore, ownFault, vp, counts } of rows) {
    const match = sessionOf(club, session).matches.find(
      ({ home, away, round }) => round === 4 && [home, away].includes(ids.get(team) ?? 0),
    );
    const { mismatch } = unwrap(readMismatch(club, session, match?.id ?? 0));
    const side = mismatch?.[match?.home === ids.get(team) ? 'home' : 'away'];
    expect(side?.right).toBe(shouldHaveMet);
    expect(readExact(side?.score ?? '')).toEqual(parseExact(vp));
    expect(readExact(side?.had.opponents ?? '')).toEqual(parseExact(hadBefore.opponents));
    expect(readExact(side?.had.right ?? '')).toEqual(parseExact(hadBefore.right));
    expect(readExact(side?.counts[ownFault ? 'ownFault' : 'noFault'] ?? '')).toEqual(readExact(counts));
    expect(against).toBeGreaterThan(0);
  }
  const before = totalOf(7);
  const match = sessionOf(club, session).matches.find(({ home, round }) => round === 4 && home === ids.get(7));
  const given = { kind: 'mismatch', home: '3067/200', away: '1183/200', unit: 'victory-points', team: null } as const;
  unwrap(giveMatchResult(club, session, match?.id ?? 0, { given, note: 'wrong table', expectedVersion: null }));
  expect(totalOf(7)).toEqual(readExact('8421/200'));
  expect(totalOf(7)).not.toEqual(before ?? ZERO);
  const again = unwrap(readMismatch(club, session, match?.id ?? 0)).mismatch?.home.score;
  expect(readExact(again ?? '')).toEqual(parseExact('13.78'));
  unwrap(undoChange(club, session));
  expect(totalOf(7)).toEqual(before);
  unwrap(undoChange(club, session));
  expect(meetings(unwrap(readDraw(club, session, 4)).announced)).toContain('8-12');
});

test('two who were drawn against each other are no mismatch', () => {
  const { club, session } = playedTo(1);
  const [match] = sessionOf(club, session).matches;
  expect(readMismatch(club, session, match?.id ?? 0)).toEqual({ mismatch: null });
});

test('both pairs of a team in one line: each board is found before the next draw, turned, or average to each', () => {
  const { club, session } = playedTo(2);
  announce(club, session, 3);
  const third = EXAMPLE.rounds[2];
  if (!third) throw new Error('the example has three rounds');
  play(club, session, third);
  const [first] = third.results;
  const section = sectionOf(club, session);
  const ids = new Map(section.entries.map(({ id, number }) => [number, id]));
  const match = sessionOf(club, session).matches.find(
    ({ round, home }) => round === 3 && home === ids.get(first?.home ?? 0),
  );
  const closed = section.cells.find((cell) => cell.match?.id === match?.id && cell.match?.room === 'closed');
  if (!first || !closed) throw new Error('the match has no closed room');
  const scoreOf = () =>
    unwrap(readStandings(club, session)).fields[0]?.matches?.matches.find((one) => one.match === match?.id);
  const asDrawn = scoreOf();
  const write = (lines: readonly (Pick<ResultInput, 'slotBoard' | 'ns' | 'ew'> & Partial<ResultInput>)[]): void => {
    const known = sessionOf(club, session).results;
    for (const line of lines) {
      const result = known.find(({ table, slotBoard, round }) => {
        return round === 3 && table === (line.table ?? closed.table) && slotBoard === line.slotBoard;
      });
      if (!result) throw new Error(`board ${line.slotBoard} has no result`);
      const { board, round, table, outcome, version } = result;
      const slot = { section: section.id, round, table, board, outcome, typed: '', expectedVersion: version };
      unwrap(recordResult(club, session, { ...slot, ...line }));
    }
  };
  // The home team sat North-South in both rooms.
  write(closed.boards.map((slotBoard) => ({ slotBoard, ns: closed.ew, ew: closed.ns })));
  expect(scoreOf()?.compared).toBe(0);
  const found = unwrap(readReview(club, session)).items.filter(({ finding }) => finding.code === 'wrong-seats');
  expect(found.map(({ finding }) => finding.slot.slotBoard)).toEqual(closed.boards);
  expect(unwrap(readDrawDoubts(club, session, 4)).doubts).toHaveLength(closed.boards.length);
  const fixed = (at: number) => found.flatMap(({ finding }) => finding.fixes[at] ?? []);
  write(
    fixed(0).map(({ slotBoard, table, ns, ew, outcome }) => ({
      slotBoard,
      table,
      ns,
      ew,
      ...(outcome && { outcome }),
    })),
  );
  expect(scoreOf()?.result).toEqual(asDrawn?.result);
  write(
    fixed(1).map(({ slotBoard, table, ns, ew, outcome }) => ({
      slotBoard,
      table,
      ns,
      ew,
      ...(outcome && { outcome }),
    })),
  );
  expect([scoreOf()?.result.home?.exact, scoreOf()?.result.away?.exact]).toEqual(['10', '10']);
  expect(unwrap(readDrawDoubts(club, session, 4)).doubts).toEqual([]);
});
