import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bergerLength } from '../../../../../src/movement/pairing/berger.ts';
import type { TeamProposal } from '../../../../../src/movement/teams/continuation/change.ts';
import { divideIntoRounds } from '../../../../../src/movement/teams/continuation/divide.ts';
import { isTeamProblem } from '../../../../../src/movement/teams/continuation/propose.ts';
import type { RunningTeams } from '../../../../../src/movement/teams/continuation/running.ts';
import { afterWrongOpponents } from '../../../../../src/movement/teams/continuation/wrong-opponents.ts';
import type { PouleSpec } from '../../../../../src/movement/teams/families/poule.ts';
import { teamFaults } from '../build.ts';
import { meetings, startedTeams } from './running.ts';

const poule = (teams: number, legs: 1 | 2 = 1): PouleSpec => ({
  kind: 'poule',
  teams,
  boardsPerMatch: 4,
  legs,
  from: 1,
  rounds: bergerLength(teams, legs),
  segments: 1,
  supply: 'dealt',
});

function ways(running: RunningTeams, wrong: Parameters<typeof afterWrongOpponents>[1]): readonly TeamProposal[] {
  const found = afterWrongOpponents(running, wrong);
  if (isTeamProblem(found)) throw new Error(JSON.stringify(found));
  return found;
}

/** What is wrong with a schedule, counted without src. */
const faults = teamFaults;

describe('two tables of a poule that met the wrong teams', () => {
  test('the draw takes what was played, and the round that has both meetings has those that are owed', () => {
    // 1-6, 2-5, 3-4 were drawn in round 1; 2 and 3 are at home, 5 and 4 changed places
    const running = startedTeams(poule(6), 1, { plays: [] });
    const [best, ...others] = ways(running, { round: 1, tables: [3, 5], line: 'EW' });
    expect(best?.rule).toEqual({
      kind: 'redrawn',
      round: 1,
      met: [
        [2, 4],
        [3, 5],
      ],
      keep: null,
    });
    expect(best?.consequences).toMatchObject({ missing: [], again: [], replays: [] });
    expect(meetings(best?.schedule ?? running)).toEqual(meetings(running));
    expect(faults(best?.schedule ?? running)).toEqual([]);
    expect(others.at(-1)?.rule.kind === 'redrawn' || others.some(({ rule }) => rule.kind === 'draw-stands')).toBe(true);
    const stands = others.find(({ rule }) => rule.kind === 'draw-stands');
    expect(stands?.consequences.missing).toEqual([
      [2, 5],
      [3, 4],
    ]);
    const unrepaired = others.find(
      ({ rule, consequences }) => rule.kind === 'redrawn' && consequences.again.length > 0,
    );
    expect(unrepaired?.consequences).toMatchObject({
      missing: [
        [2, 5],
        [3, 4],
      ],
      again: [
        [2, 4],
        [3, 5],
      ],
      redraws: [],
    });
  });

  test('in the last round nothing can be repaired: the draw stands first, and what is missing is named', () => {
    const running = startedTeams(poule(6), 5, { plays: [] });
    const [first, second, ...none] = ways(running, { round: 5, tables: [1, 3], line: 'EW' });
    expect(first?.rule.kind).toBe('draw-stands');
    expect(first?.consequences.missing).toHaveLength(2);
    expect(second?.consequences.again).toHaveLength(2);
    expect(none).toEqual([]);
  });

  test('with results of the other tables for the teams drawn, the draw stands first', () => {
    const running = startedTeams(poule(6), 1);
    const [first, second] = ways(running, { round: 1, tables: [3, 5], line: 'EW' });
    expect(first?.rule).toMatchObject({ kind: 'draw-stands', tables: [3, 5] });
    expect(first?.consequences.turned).toBe(8);
    expect(second?.consequences).toMatchObject({ missing: [], turned: 16 });
  });

  test('a match that has a penalty, one table twice, and a round to come are refused with their reason', () => {
    const running = startedTeams(poule(6), 1);
    const decided = running.matches.find(({ home }) => home === 2)?.key ?? 0;
    const wrong = { round: 1, tables: [3, 5], line: 'EW' } as const;
    expect(afterWrongOpponents({ ...running, decided: [decided] }, wrong)).toMatchObject({
      code: 'team-match-decided',
      home: 2,
      away: 5,
    });
    expect(afterWrongOpponents(running, { ...wrong, tables: [3, 4] })).toMatchObject({ code: 'team-same-match' });
    expect(afterWrongOpponents(running, { ...wrong, tables: [3, 9] })).toMatchObject({
      code: 'team-no-such-table',
      table: 9,
    });
    expect(afterWrongOpponents(running, { ...wrong, round: 2 })).toMatchObject({ code: 'team-no-such-round', most: 1 });
  });

  test('whatever tables and whenever: a repaired draw has every meeting of the one before, and no fault', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 16 }),
        fc.constantFrom(1 as const, 2 as const),
        fc.nat(30),
        fc.nat(30),
        fc.nat(30),
        fc.constantFrom('NS' as const, 'EW' as const),
        (teams, legs, late, one, other, line) => {
          const spec = poule(teams, legs);
          const round = 1 + (late % spec.rounds);
          const running = startedTeams(spec, round, { plays: [] });
          const tables = running.rounds[round - 1]?.map(({ table }) => table) ?? [];
          const [a = 0, b = 0] = [tables[one % tables.length], tables[other % tables.length]];
          const found = afterWrongOpponents(running, { round, tables: [a, b], line });
          const isSame = isTeamProblem(found) && found.code === 'team-same-match';
          const all = isTeamProblem(found) ? [] : found;
          expect(isSame || all.some(({ rule }) => rule.kind === 'draw-stands')).toBe(true);
          expect(all.flatMap(({ schedule }) => faults(schedule))).toEqual([]);
          for (const { schedule } of all) {
            expect(schedule.rounds.slice(0, round - 1)).toEqual(running.rounds.slice(0, round - 1));
          }
          const whole = all.filter(
            ({ rule, consequences }) => rule.kind === 'redrawn' && consequences.missing.length === 0,
          );
          for (const { schedule } of whole) expect(meetings(schedule)).toEqual(meetings(running));
        },
      ),
      { numRuns: 80 },
    );
  });

  test('a poule of six teams and more is repaired wherever both meetings were still to come', () => {
    for (const teams of [6, 7, 8, 10, 12, 15, 16]) {
      for (const round of [1, 2, 3]) {
        const running = startedTeams(poule(teams), round, { plays: [] });
        const found = ways(running, { round, tables: [1, 3], line: 'EW' });
        const redrawn = found.find(({ rule }) => rule.kind === 'redrawn')?.rule;
        const met = redrawn?.kind === 'redrawn' ? redrawn.met.map((meeting) => meeting.join('-')) : [];
        const later = meetings({ matches: running.matches.filter((match) => match.round > round) });
        const isRepaired = met.every((meeting) => later.includes(meeting));
        expect([teams, round, found[0]?.consequences.missing.length]).toEqual([teams, round, isRepaired ? 0 : 2]);
      }
    }
  });
});

describe('two tables of other movements', () => {
  test('a Patton is repaired in round 1, where the two keep each other’s places', () => {
    const running = startedTeams({ kind: 'patton', teams: 8, boardsPerMatch: 4, rounds: 7 }, 1, { plays: [] });
    const [best] = ways(running, { round: 1, tables: [1, 3], line: 'EW' });
    expect(best?.consequences).toMatchObject({ missing: [], again: [], replays: [] });
    expect(faults(best?.schedule ?? running)).toEqual([]);
  });

  test('where a match is finished in a later round, the draw stands, with the boards that come again', () => {
    const running = startedTeams({ kind: 'american-whist', teams: 7, boardsPerMatch: 4 }, 1, { plays: [] });
    const [only, ...none] = ways(running, { round: 1, tables: [1, 2], line: 'EW' });
    expect(none).toEqual([]);
    expect(only?.rule.kind).toBe('draw-stands');
    expect(only?.consequences.replays.length).toBeGreaterThan(0);
  });
});

describe('meetings divided among rounds', () => {
  test('everybody once in each, or not at all', () => {
    const square = [
      [1, 2],
      [2, 3],
      [3, 4],
      [1, 4],
    ] as const;
    expect(divideIntoRounds(square, 2)).toEqual([
      [
        [1, 2],
        [3, 4],
      ],
      [
        [1, 4],
        [2, 3],
      ],
    ]);
    const triangles = [
      [1, 2],
      [2, 3],
      [1, 3],
      [4, 5],
      [5, 6],
      [4, 6],
    ] as const;
    expect(divideIntoRounds(triangles, 2)).toBeNull();
    expect(divideIntoRounds([], 0)).toEqual([]);
  });
});
