/** Half-played sessions of 4 to 16 tables, played on to their end after a change. */
import { describe, expect, test } from 'vitest';
import type { MovementSpec } from '../../../../src/movement/movement.ts';
import { howell, mitchell } from '../build.ts';
import { proposeContinuations } from '../../../../src/movement/continuation/propose.ts';
import { best, faultsOf, halfPlayed, proposals, resultsOf, withRulings } from './support.ts';

const TABLES = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

describe.each(TABLES)('%i tables', (tables) => {
  const bases: MovementSpec[] = [mitchell(tables), ...(tables % 2 === 0 ? [mitchell(tables, { even: 'skip' })] : [])];

  test.each([1, 2])('a pair late by %i rounds becomes a rover, of either line', (late) => {
    // After round 1 on every base, after round 2 on the one with the skip, which nobody has published.
    for (const spec of late === 1 ? bases : bases.slice(-1)) {
      const running = halfPlayed(spec, late);
      const rovers = proposals(running, { kind: 'late-pairs', pairs: 1 }).filter(({ rule }) => rule.kind === 'rover');
      expect(rovers).toHaveLength(2);
      for (const { schedule, figures } of rovers) {
        expect(faultsOf(running, schedule)).toEqual([]);
        const rover = 2 * tables + 1;
        const seats = schedule.rounds.map((cells) => cells.filter(({ ns, ew }) => ns === rover || ew === rover).length);
        expect(seats).toEqual(schedule.rounds.map((_, index) => (index < late ? 0 : 1)));
        expect(figures.rounds).toBe(running.rounds.length);
        expect(figures.newBoards).toBe(0);
        // Published sequences for 9 and 15 tables meet an opponent twice; here one pair sits out twice instead.
        const hard = late === 1 && (tables === 9 || tables === 15);
        expect([figures.repeats, figures.sitOuts.most]).toEqual([0, hard ? 2 : spec.rounds === late ? 0 : 1]);
      }
    }
  });

  test('two late pairs get a table of their own', () => {
    for (const spec of bases) {
      const running = halfPlayed(spec, 1);
      const { rule, schedule, figures } = best(running, { kind: 'late-pairs', pairs: 2 });
      expect(rule).toEqual({
        kind: 'added-table',
        table: tables + 1,
        pairs: [2 * tables + 1, 2 * tables + 2],
        half: false,
      });
      expect(faultsOf(running, schedule)).toEqual([]);
      expect(figures.sitOuts.most).toBe(0);
      expect(figures.newBoards).toBe(2);
      // A walk that shares can't go on over one table more in every case.
      const shares = tables % 2 === 0 && spec === bases[0];
      const { repeats, sharing } = figures;
      expect(shares ? [0, 1] : [repeats, sharing.tables]).toEqual([0, 1]);
      expect(figures.rounds).toBeGreaterThanOrEqual(spec.rounds - (shares ? 1 : 0));
    }
  });

  test('a late pair takes the seat that is free', () => {
    const half = [mitchell(tables, { phantom: 'EW' }), mitchell(tables, { phantom: 'NS' })];
    for (const spec of [...half, ...(tables <= 8 ? [howell(tables, { phantom: true })] : [])]) {
      const running = halfPlayed(spec, 2);
      const found = proposals(running, { kind: 'late-pairs', pairs: 1 });
      expect(found.map(({ rule }) => rule.kind)).toEqual(['joins']);
      for (const { schedule } of found) {
        expect(faultsOf(running, schedule)).toEqual([]);
        expect(
          schedule.rounds
            .slice(2)
            .flat()
            .every(({ absent }) => absent.length === 0),
        ).toBe(true);
      }
    }
  });

  test('the last rounds are cut', () => {
    for (const spec of [...bases, ...(tables <= 8 ? [howell(tables)] : [])]) {
      const started = Math.floor(spec.rounds / 2);
      const running = halfPlayed(spec, started);
      for (const rounds of [started, spec.rounds - 1]) {
        const found = proposals(running, { kind: 'rounds', rounds });
        expect(found.map(({ rule }) => rule)).toEqual([{ kind: 'cut', rounds }]);
        expect(found[0]?.schedule.rounds).toEqual(running.rounds.slice(0, rounds));
        expect(faultsOf(running, found[0]?.schedule ?? running)).toEqual([]);
      }
    }
  });

  test('where the cut takes the arrow switch away, the last round left is switched', () => {
    if (tables < 5) return;
    const spec = mitchell(tables, { arrowSwitch: 1 });
    const running = halfPlayed(spec, 2);
    const [first, second] = proposals(running, { kind: 'rounds', rounds: spec.rounds - 1 });
    expect([first?.rule.kind, second?.rule.kind]).toEqual(['cut-and-switch', 'cut']);
    expect(faultsOf(running, first?.schedule ?? running)).toEqual([]);
    expect(first?.figures.balance).toBeGreaterThan(second?.figures.balance ?? 0);
  });

  test('a pair leaves: its opponents sit out, a rover takes the seat', () => {
    const [spec = mitchell(tables)] = bases;
    const running = halfPlayed(spec, 1);
    const { rule, schedule, figures } = best(running, { kind: 'pair-leaves', pair: 2 });
    expect(rule).toEqual({ kind: 'opponents-sit-out', pair: 2 });
    expect(faultsOf(running, schedule)).toEqual([]);
    expect(figures.sitOuts.most).toBe(1);

    const roving = proposals(running, { kind: 'late-pairs', pairs: 1 }).find(
      (proposal) => proposal.rule.kind === 'rover' && proposal.rule.line === 'NS',
    );
    if (!roving || tables === 4) return;
    const later = { ...roving.schedule, frozen: 2 };
    const after = proposals(later, { kind: 'pair-leaves', pair: tables });
    expect(after.map((proposal) => proposal.rule)).toContainEqual({
      kind: 'takes-seat',
      pair: 2 * tables + 1,
      of: tables,
    });
    for (const proposal of after) expect(faultsOf(later, proposal.schedule)).toEqual([]);
  });

  test('two half tables become one, and nobody sits out any more', () => {
    const half = [mitchell(tables, { phantom: 'EW' }), mitchell(tables, { phantom: 'EW', arrowSwitch: 1 })];
    for (const spec of [...half, ...(tables <= 8 ? [howell(tables, { phantom: true })] : [])]) {
      const running = halfPlayed(spec, 1);
      const left = proposals(running, { kind: 'pair-leaves', pair: 1 });
      const nothing = left.find(({ rule }) => rule.kind === 'opponents-sit-out');
      const empty = nothing?.schedule ?? running;
      // With many tables the search leaves rounds out, and as many boards are lost as by sitting out.
      expect(tables > 12 || left.some(({ rule }) => rule.kind === 'closed-up')).toBe(true);
      for (const { figures } of left.filter((one) => one !== nothing)) {
        expect(figures.boardsLost).toBeLessThan(nothing?.figures.boardsLost ?? 0);
      }
      // Asked for when the pair has left, a round later, the room closes up as well.
      const later = { ...empty, frozen: 2, plays: resultsOf(empty, 2) };
      for (const [before, found] of [
        [running, left],
        [later, proposals(later, { kind: 'merge-tables' })],
      ] as const) {
        const closed = found.filter(({ rule }) => rule.kind === 'closed-up');
        for (const { rule, schedule } of closed) {
          expect(rule).toMatchObject({ tables: tables - 1 });
          expect(faultsOf(before, schedule)).toEqual([]);
          const open = schedule.rounds.slice(before.frozen);
          expect(open.every((cells) => cells.filter(({ absent }) => absent.length === 0).length === tables - 1)).toBe(
            true,
          );
        }
        const apart = closed.filter(({ rule }) => rule.kind === 'closed-up' && !rule.meetAgain);
        expect(apart.filter(({ figures }) => figures.repeats > 0)).toEqual([]);
      }
    }
  });

  test('two pairs of one line that lack opponents cannot be put together', () => {
    const running = halfPlayed(mitchell(tables, { phantom: 'NS' }), 1);
    const { schedule } = best(running, { kind: 'pair-leaves', pair: 1 });
    expect(proposeContinuations(schedule, { kind: 'merge-tables' })).toMatchObject({ code: 'nothing-to-merge' });
  });

  test('an added round is found, or new boards are dealt for it', () => {
    for (const spec of bases) {
      const running = halfPlayed(spec, spec.rounds - 1);
      const found = proposals(running, { kind: 'rounds', rounds: spec.rounds + 1 });
      for (const { schedule } of found) expect(faultsOf(running, schedule)).toEqual([]);
      expect(found.some(({ rule }) => rule.kind === 'added-rounds' && rule.how === 'new-boards')).toBe(true);
    }
    const shorter = halfPlayed(mitchell(tables, { rounds: tables - 1 }), 2);
    if (tables % 2 === 0) return;
    const { rule, figures } = best(shorter, { kind: 'rounds', rounds: tables });
    expect(rule).toEqual({ kind: 'added-rounds', rounds: 1, how: 'walk' });
    expect([figures.repeats, figures.newBoards]).toEqual([0, 0]);
  });

  test('after a wrong set the boards that cannot be played are ruled on, or a search finds the seats', () => {
    for (const spec of bases) {
      const running = { ...halfPlayed(spec, 2), plays: [] };
      const wrong = running.rounds[3]?.find(({ table }) => table === 2)?.boards[0] ?? 1;
      const found = proposals(running, { kind: 'wrong-boards', round: 2, table: 2, firstBoard: wrong });
      for (const proposal of found) {
        const { schedule } = proposal;
        // Where the wrong set was one the pairs had played, that is past cure.
        expect(
          faultsOf({ ...withRulings(running, proposal), frozen: 0 }, schedule).filter(
            (fault) => !fault.startsWith('round 2'),
          ),
        ).toEqual([]);
        expect(schedule.rounds[1]?.find(({ table }) => table === 2)?.boards[0]).toBe(wrong);
      }
    }
  });
});

describe('boards a round', () => {
  test('fewer from a round on, and later again as many as there were', () => {
    const fewer = best(halfPlayed({ ...mitchell(7), boardsPerRound: 3 }, 2), { kind: 'boards-per-round', boards: 2 });
    expect(fewer.rule).toEqual({ kind: 'fewer-boards', boards: 2 });
    const later = { ...fewer.schedule, frozen: 4 };
    const more = best(later, { kind: 'boards-per-round', boards: 3 });
    expect(more.rule).toEqual({ kind: 'more-boards', boards: 3, added: null });
    expect(more.schedule.rounds.map((cells) => cells[0]?.boards.length)).toEqual([3, 3, 2, 2, 3, 3, 3]);
    expect(faultsOf(later, more.schedule)).toEqual([]);
  });

  test.each(TABLES)(
    '%i tables play more than they began with: new boards join the sets, every table has as many',
    (tables) => {
      const specs = [mitchell(tables), mitchell(tables, { phantom: 'EW', arrowSwitch: 1 })];
      for (const spec of [...specs, ...(tables <= 8 ? [howell(tables)] : [])]) {
        const started = Math.floor(spec.rounds / 2);
        const running = halfPlayed(spec, started);
        const { rule, schedule, figures, shifts } = best(running, { kind: 'boards-per-round', boards: 4 });
        expect(faultsOf(running, schedule)).toEqual([]);
        expect(shifts).toEqual([]);
        const open = schedule.rounds.slice(started).flat();
        expect(new Set(open.map(({ boards }) => boards.length))).toEqual(new Set([4]));
        const last = Math.max(...running.rounds.flat().flatMap(({ boards }) => boards));
        const sets = Map.groupBy(open, ({ boards }) => boards[0]);
        const added = [...sets.keys()]
          .toSorted((a, b) => (a ?? 0) - (b ?? 0))
          .flatMap((first) => {
            const [{ boards } = { boards: [] }] = sets.get(first) ?? [];
            // A set is the same wherever it lies.
            for (const cell of sets.get(first) ?? []) expect(cell.boards).toEqual(boards);
            expect(boards.slice(0, 2)).toEqual([first, (first ?? 0) + 1]);
            return boards.slice(2);
          });
        expect(added).toEqual(added.map((_, place) => last + 1 + place));
        const example = {
          boards: [last + 1, last + 2],
          set: open.map(({ boards }) => boards.slice(0, 2)).toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))[0],
        };
        expect(rule).toEqual({
          kind: 'more-boards',
          boards: 4,
          added: { first: last + 1, last: last + added.length, example },
        });
        expect(figures.newBoards).toBe(
          new Set(open.filter(({ absent }) => absent.length === 0).flatMap(({ boards }) => boards.slice(2))).size,
        );
      }
    },
  );

  test('raised, cut and raised again: the boards that were left out come before new ones', () => {
    const raised = best(halfPlayed(mitchell(7), 2), { kind: 'boards-per-round', boards: 3 }).schedule;
    const cut = best({ ...raised, frozen: 3 }, { kind: 'boards-per-round', boards: 1 }).schedule;
    const again = best({ ...cut, frozen: 4 }, { kind: 'boards-per-round', boards: 4 });
    expect(again.rule).toMatchObject({ added: { first: 22, last: 28, example: { boards: [22], set: [1, 2, 15] } } });
    const table = again.schedule.rounds.map((cells) => cells.find(({ boards }) => boards[0] === 1)?.boards);
    expect(table).toEqual([[1, 2], [1, 2], [1, 2, 15], [1], [1, 2, 15, 22], [1, 2, 15, 22], [1, 2, 15, 22]]);
    expect(faultsOf(cut, again.schedule)).toEqual([]);
  });

  test('rounds found by a search after fewer or more boards have as many boards a round', () => {
    for (const boards of [2, 4]) {
      const { schedule } = best(halfPlayed({ ...mitchell(8), boardsPerRound: 3 }, 2), {
        kind: 'boards-per-round',
        boards,
      });
      const later = { ...schedule, frozen: 3, plays: resultsOf(schedule, 3) };
      for (const proposal of proposals(later, { kind: 'late-pairs', pairs: 2 })) {
        expect(faultsOf(later, proposal.schedule)).toEqual([]);
        const counts = proposal.schedule.rounds.slice(3).flatMap((cells) => cells.map((cell) => cell.boards.length));
        expect(new Set(counts)).toEqual(new Set([boards]));
      }
    }
  });

  test.each([0, 3, 37])('not %i of three', (boards) => {
    const running = halfPlayed({ ...mitchell(7), boardsPerRound: 3 }, 2);
    expect(proposeContinuations(running, { kind: 'boards-per-round', boards })).toMatchObject({
      code: 'boards-per-round',
      most: 36,
      now: 3,
    });
  });
});

describe.each([4, 6, 8, 10, 12, 14, 16])('%i tables with a skip that was forgotten', (tables) => {
  const spec = mitchell(tables, { even: 'skip' });
  const skip = tables / 2 + 1;

  test('noticed before a board is played, the round starts again as scheduled', () => {
    const running = { ...halfPlayed(spec, skip - 1), frozen: skip };
    const { rule, schedule, shifts } = best(running, { kind: 'skip-forgotten', round: skip });
    expect(rule).toEqual({ kind: 'as-scheduled' });
    expect(schedule.frozen).toBe(skip - 1);
    expect(schedule.rounds).toEqual(running.rounds);
    expect(shifts).toEqual([]);
  });

  test('with results in, the table that has one is named; in another round there was no skip', () => {
    const running = halfPlayed(spec, skip);
    expect(proposeContinuations(running, { kind: 'skip-forgotten', round: skip })).toMatchObject({
      code: 'line-has-result',
      round: skip,
    });
    expect(proposeContinuations(running, { kind: 'skip-forgotten', round: 2 })).toMatchObject({
      code: 'no-skip',
      round: 2,
    });
  });
});
