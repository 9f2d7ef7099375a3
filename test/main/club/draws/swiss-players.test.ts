/** A whole Swiss of single players on a real file: drawn by the ranking, played, ranked, left and taken back. */
import { describe, expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { announcePlayers } from '../../../../main/club/draws/players/announce.ts';
import { choosePlayers, previewPlayers } from '../../../../main/club/draws/players/choose.ts';
import { readPlayersDraw } from '../../../../main/club/draws/players/read.ts';
import { changeTerms, entryTermsOf } from '../../../../main/club/scoring/terms.ts';
import { explainEntry } from '../../../../main/club/standings/explanation.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { seatedPlayers } from '../../../../renderer/director/display/seating.ts';
import { teamsWithBye } from '../../../../renderer/director/session/teams/teamsWithBye.ts';
import type { PlayersWish } from '../../../../src/draw/players-wish.ts';
import { compare, readExact, toNumber, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import { newEvent, sectionOf, sessionOf, unwrap } from '../../support.ts';
import { announce, isDraw, play, SPEC, swiss } from './swiss-players-event.ts';

/** The matchpoints of each player, counted result by result. */
function counted(club: Club, session: number): ReadonlyMap<number, number> {
  const section = sectionOf(club, session);
  const sums = new Map<number, number>();
  const { results } = sessionOf(club, session);
  for (const { board, score, ns, ew } of results) {
    const others = results.filter((one) => one.board === board && one.ns !== ns);
    const beaten = others.filter((one) => (one.score ?? 0) < (score ?? 0)).length;
    const equal = others.filter((one) => one.score === score).length;
    const own = 2 * beaten + equal;
    for (const [seated, points] of [
      [ns, own],
      [ew, 2 * others.length - own],
    ] as const) {
      for (const player of entriesRankedBy(section, seated)) sums.set(player, (sums.get(player) ?? 0) + points);
    }
  }
  return sums;
}

const rowsOf = (club: Club, session: number) => unwrap(readStandings(club, session)).fields[0]?.rankings[0]?.rows ?? [];
const figure = (text: string | null | undefined) => readExact(text ?? '0') ?? ZERO;

describe('a Swiss of players', () => {
  test('each round four neighbours of the ranking sit at a table, and both partners have what their side has', () => {
    const { club, session } = swiss();
    const together = new Set<string>();
    for (const round of [1, 2, 3, 4]) {
      const view = unwrap(readPlayersDraw(club, session, round));
      expect(view.states[round - 1]).toBe(round === 1 ? 'announced' : 'proposed');
      expect(view.open).toBe(0);
      const rows = rowsOf(club, session);
      const figures = view.order.map((row) => figure(row.figure));
      expect(figures.every((own, place) => place === 0 || compare(figures[place - 1] ?? ZERO, own) >= 0)).toBe(true);
      const own = view.order.map((row) => row.figure);
      expect(own).toEqual(round === 1 ? own.map(() => null) : rows.map((row) => row.figure));
      if (round > 1) announce(club, session, round);
      const { announced } = unwrap(readPlayersDraw(club, session, round));
      expect(announced?.tables).toHaveLength(3);
      for (const { ns, ew } of announced?.tables ?? []) {
        for (const pair of [ns, ew]) {
          const key = pair.toSorted((a, b) => a - b).join('-');
          expect(together.has(key)).toBe(false);
          together.add(key);
        }
      }
      play(club, session, round);
      const sums = counted(club, session);
      for (const { entry, total, available } of rowsOf(club, session)) {
        expect(toNumber(figure(total))).toBe(sums.get(entry));
        expect(toNumber(figure(available))).toBe(round * 3 * 4);
      }
    }
    expect(unwrap(readPlayersDraw(club, session, 4)).states).toEqual(['closed', 'closed', 'closed', 'in']);
    const [winner] = rowsOf(club, session);
    expect(unwrap(explainEntry(club, session, winner?.entry ?? 0)).boards).toHaveLength(12);
  });

  test('an announcement is undone with its seats', () => {
    const { club, session } = swiss();
    play(club, session, 1);
    announce(club, session, 2);
    const seats = sectionOf(club, session).cells.length;
    unwrap(undoChange(club, session));
    expect(unwrap(readPlayersDraw(club, session, 2)).announced).toBeNull();
    expect(sectionOf(club, session).cells).toHaveLength(seats - 3);
  });

  test('players kept apart and together, and a round drawn late: shown before, kept with the reason, taken back', () => {
    const { club, session } = swiss();
    play(club, session, 1);
    const seen = () => unwrap(readPlayersDraw(club, session, 2));
    const before = seen();
    const [one = 0, two = 0, three = 0, four = 0] = before.order.map(({ number }) => number);
    const wishes: readonly PlayersWish[] = [
      { kind: 'not-at-table', pair: [one, two], until: 3, reason: 'a quarrel' },
      { kind: 'partners', pair: [three, one], until: 2, reason: 'teacher and pupil' },
    ];
    const choice = { round: 2, isLate: false, out: [], wishes };
    const preview = unwrap(previewPlayers(club, session, choice));
    expect(seen()).toEqual(before);
    unwrap(choosePlayers(club, session, choice));
    expect(seen()).toEqual(preview);
    const { proposed } = preview;
    if (!isDraw(proposed)) throw new Error('the round is drawn');
    const [first] = proposed.tables;
    expect([first?.ns, first?.ew].map((pair) => pair?.toSorted((a, b) => a - b))).toContainEqual(
      [one, three].toSorted((a, b) => a - b),
    );
    expect([...(first?.ns ?? []), ...(first?.ew ?? [])]).not.toContain(two);
    expect(first?.reason).toMatchObject({ code: 'further-apart', wished: { partners: [expect.anything()] } });
    // A wish that can't be met is not kept.
    expect(
      choosePlayers(club, session, {
        ...choice,
        wishes: [...wishes, { kind: 'partners', pair: [three, four], until: 2, reason: '' }],
      }),
    ).toMatchObject({ code: 'drawNotPossible', cause: { code: 'forced-twice', entry: three } });
    announce(club, session, 2);
    // Drawn while round 2 is in play: by the ranking after round 1, and not with partners of round 2.
    const late = { ...unwrap(readPlayersDraw(club, session, 3)).chosen, round: 3, isLate: true };
    expect(late.wishes).toEqual(wishes.slice(0, 1));
    unwrap(choosePlayers(club, session, late));
    const third = unwrap(readPlayersDraw(club, session, 3));
    expect(third).toMatchObject({ afterRound: 1, open: 0, chosen: { isLate: true } });
    expect(third.order).toEqual(before.order);
    announce(club, session, 3);
    const met = (round: number) =>
      unwrap(readPlayersDraw(club, session, round)).announced?.tables.flatMap(({ ns, ew }) =>
        [ns, ew].map((pair) => pair.toSorted((a, b) => a - b).join('-')),
      ) ?? [];
    expect(new Set([1, 2, 3].flatMap(met)).size).toBe(18);
    play(club, session, 2);
    expect(unwrap(readPlayersDraw(club, session, 3)).order).toEqual(before.order);
    unwrap(undoChange(club, session));
    unwrap(undoChange(club, session));
    expect(unwrap(readPlayersDraw(club, session, 3)).announced).toBeNull();
    unwrap(undoChange(club, session));
    expect(unwrap(readPlayersDraw(club, session, 3))).toMatchObject({ afterRound: 2, chosen: { isLate: false } });
    unwrap(undoChange(club, session));
    expect(seen()).toEqual(preview);
    unwrap(undoChange(club, session));
    expect(seen()).toEqual(before);
  });

  test('two of fourteen sit out in turn, or by wish, and whoever leaves is drawn no more', () => {
    const { club, session } = swiss({ ...SPEC, players: 14, supply: 'shared' });
    const outs = [unwrap(readPlayersDraw(club, session, 1)).announced?.out ?? []];
    play(club, session, 1);
    const { order } = unwrap(readPlayersDraw(club, session, 2));
    const wished = order[0]?.number ?? 0;
    unwrap(choosePlayers(club, session, { round: 2, isLate: false, out: [wished], wishes: [] }));
    expect(unwrap(readPlayersDraw(club, session, 2))).toMatchObject({ chosen: { out: [wished] } });
    announce(club, session, 2);
    outs.push(unwrap(readPlayersDraw(club, session, 2)).announced?.out ?? []);
    expect(outs[1]).toContain(wished);
    expect(new Set(outs.flat()).size).toBe(4);
    play(club, session, 2);
    const [first] = rowsOf(club, session);
    const leaving = first?.entry ?? 0;
    const number = sectionOf(club, session).entries.find(({ id }) => id === leaving)?.number;
    const before = new Map(rowsOf(club, session).map(({ entry, total }) => [entry, total]));
    const terms = entryTermsOf(sessionOf(club, session).terms, leaving);
    unwrap(changeTerms(club, session, { entries: [{ ...terms, entry: leaving, withdrawn: true }] }));
    const rows = rowsOf(club, session);
    expect(new Map(rows.map(({ entry, total }) => [entry, total]))).toEqual(before);
    expect(rows.at(-1)).toMatchObject({ entry: leaving, place: null });
    const { proposed: third } = unwrap(readPlayersDraw(club, session, 3));
    const proposed = isDraw(third) ? third : null;
    expect(proposed?.out).toHaveLength(1);
    expect([
      ...(proposed?.out ?? []),
      ...(proposed?.tables.flatMap(({ ns, ew }) => [...ns, ...ew]) ?? []),
    ]).not.toContain(number);
    expect(choosePlayers(club, session, { round: 3, isLate: false, out: [99], wishes: [] })).toMatchObject({
      code: 'unknownEntry',
    });
    expect(announcePlayers(club, session, { round: 3, key: 'another' })).toMatchObject({ code: 'drawMovedOn' });
    announce(club, session, 3);
    const idle = [...(unwrap(readPlayersDraw(club, session, 3)).announced?.out ?? [])];
    expect(idle).toHaveLength(1);
    const view = sessionOf(club, session);
    expect(teamsWithBye(view, sectionOf(club, session), 3).map((one) => one.number)).toEqual(idle);
    const unseated = seatedPlayers(view, 3, 'en').filter(({ table }) => table === null);
    expect(unseated.map((one) => one.number)).toEqual(idle);
    play(club, session, 3);
    expect(rowsOf(club, session).find(({ entry }) => entry === leaving)?.total).toBe(before.get(leaving));
    expect(createEvent(club, newEvent({ spec: { ...SPEC, players: 7 } }))).toMatchObject({
      code: 'swissNotPossible',
      cause: { code: 'players', given: 7, least: 8 },
    });
  });
});
