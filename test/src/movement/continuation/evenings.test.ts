/**
 * Evenings with one disturbance after the other, each followed to its end. `ETUI_EVENINGS=10000` plays so many instead
 * of the usual thousand.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScheduleChange } from '../../../../src/movement/continuation/change.ts';
import { continuationFigures } from '../../../../src/movement/continuation/figures.ts';
import { isIrregularity, withIrregularity } from '../../../../src/movement/continuation/irregularity.ts';
import { idleTables, playAhead, type PlayAhead } from '../../../../src/movement/continuation/playable.ts';
import { isContinuationProblem, proposeContinuations } from '../../../../src/movement/continuation/propose.ts';
import type { Proposal } from '../../../../src/movement/continuation/proposal.ts';
import type { RecordedPlay, RunningSchedule } from '../../../../src/movement/continuation/schedule.ts';
import type { MovementSpec } from '../../../../src/movement/movement.ts';
import { howell, mitchell } from '../build.ts';
import { fewestIdleTables } from './exhaustive.ts';
import { halfPlayed } from './support.ts';

const EVENINGS = Number(process.env['ETUI_EVENINGS'] ?? 1000);

const spec: fc.Arbitrary<MovementSpec> = fc.oneof(
  fc
    .record({
      tables: fc.integer({ min: 4, max: 8 }),
      phantom: fc.constantFrom(null, 'NS' as const, 'EW' as const),
      even: fc.constantFrom('share' as const, 'skip' as const),
    })
    .map(({ tables, ...wishes }) => mitchell(tables, wishes)),
  fc.integer({ min: 3, max: 5 }).map((tables) => howell(tables)),
);

const figure = fc.integer({ min: 1, max: 9 });

/** What happens in a round: a change that is reported, wrong boards that are only recorded, or nothing. */
type Happening = ((round: number) => ScheduleChange) | { readonly table: number; readonly set: number } | null;

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.constant(null),
  fc.constantFrom<Happening>(
    () => ({ kind: 'late-pairs', pairs: 1 }),
    (round) => ({ kind: 'skip-forgotten', round }),
    (round) => ({ kind: 'rounds', rounds: round + 2 }),
    () => ({ kind: 'late-pairs', pairs: 2 }),
    () => ({ kind: 'boards-per-round', boards: 1 }),
    () => ({ kind: 'boards-per-round', boards: 3 }),
    () => ({ kind: 'merge-tables' }),
  ),
  figure.map((pair): Happening => () => ({ kind: 'pair-leaves', pair })),
  figure.map((pair): Happening => () => ({ kind: 'pair-replaced', pair })),
  figure.map((table): Happening => (round) => ({ kind: 'sat-wrong-way', round, table })),
  fc.tuple(figure, figure).map(([table, set]): Happening => (round) => ({
    kind: 'wrong-boards',
    round,
    table,
    firstBoard: 2 * set - 1,
  })),
  fc
    .tuple(figure, figure, fc.constantFrom('NS' as const, 'EW' as const))
    .filter(([one, other]) => one !== other)
    .map(([one, other, line]): Happening => (round) => ({
      kind: 'wrong-opponents',
      round,
      tables: [one, other],
      line,
    })),
  fc.record({ table: figure, set: figure }),
);

/** One happening a round, and which of the proposals is taken. */
const steps = fc.array(fc.record({ happening, taken: fc.nat(3), isNow: fc.boolean() }), { minLength: 1, maxLength: 6 });

/** Tables that did not play as scheduled, by round and table. */
type Disturbed = Set<string>;

function proposalsFor(running: RunningSchedule, change: ScheduleChange): readonly Proposal[] {
  const answer = proposeContinuations(running, change);
  expect(answer).not.toHaveProperty('code', 'nothing-legal');
  if (isContinuationProblem(answer)) return [];
  if (isIrregularity(change)) expectNoWorseThanNothing(running, change, answer);
  expectFewestIdle(running, change, answer);
  const played = isIrregularity(change) ? withIrregularity(running, change) : running;
  if ('kind' in played) return answer;
  const known = new Set(unplayableLines(playAhead(played)));
  for (const { figures, warnings } of answer) {
    // Where every plan has boards that a pair has played, it says so.
    const isWorse = unplayableLines(figures).some((line) => !known.has(line));
    expect(!isWorse || warnings.some(({ code }) => code === 'unplayable')).toBe(true);
  }
  return answer;
}

/** Boards that a pair would play again in the rounds to come, as "round table board". */
function unplayableLines({ unplayable }: Pick<PlayAhead, 'unplayable'>): readonly string[] {
  return unplayable.flatMap(({ round, table, boards }) => boards.map((board) => `${round} ${table} ${board}`));
}

function expectNoWorseThanNothing(
  running: RunningSchedule,
  change: Parameters<typeof withIrregularity>[1],
  proposals: readonly Proposal[],
): void {
  const [first] = proposals;
  const played = withIrregularity(running, change);
  if (!first || 'kind' in played || first.schedule.frozen < running.frozen) return;
  const nothing = continuationFigures(running, played);
  expect(first.figures.affected).toBeLessThanOrEqual(nothing.affected);
  expect(first.figures.boardsLost).toBeLessThanOrEqual(nothing.boardsLost);
  const plans = proposals.filter(({ rule }) => rule.kind === 'other-boards' || rule.kind === 'replanned');
  for (const { figures } of plans) expect(figures.boardsLost).toBeLessThan(nothing.boardsLost);
}

/**
 * Small rooms near their end: no more tables idle than a search of all seats finds unavoidable, or than were to be idle
 * before.
 */
function expectFewestIdle(running: RunningSchedule, change: ScheduleChange, proposals: readonly Proposal[]): void {
  const played = isIrregularity(change) ? withIrregularity(running, change) : running;
  const nothing = proposals.find(({ rule }) => rule.kind === 'opponents-sit-out')?.schedule;
  const base = change.kind === 'pair-leaves' ? nothing : played;
  const isSmall = running.tables <= 5 && running.rounds.length - running.frozen <= 2;
  if (!base || 'kind' in base || !isSmall || base.frozen < running.frozen) return;
  if (!isIrregularity(change) && change.kind !== 'pair-leaves') return;
  const idle = Math.min(...proposals.map(({ figures }) => figures.idleTables));
  const before = idleTables(running, playAhead(running));
  expect(idle).toBeLessThanOrEqual(Math.max(before, fewestIdleTables(base, 1)));
}

/** The results of the round: boards that a pair has played are not played, but at a disturbed table. */
function typedRound(running: RunningSchedule, round: number, disturbed: Disturbed): readonly RecordedPlay[] {
  const known = new Set(running.plays.flatMap(({ ns, ew, board }) => [`${ns} ${board}`, `${ew} ${board}`]));
  return (running.rounds[round - 1] ?? [])
    .filter(({ absent }) => absent.length === 0)
    .flatMap(({ table, ns, ew, boards }) =>
      boards.map((slotBoard): RecordedPlay => {
        const isKnown = known.has(`${ns} ${slotBoard}`) || known.has(`${ew} ${slotBoard}`);
        const board = isKnown && !disturbed.has(`${round} ${table}`) ? null : slotBoard;
        return { round, table, slotBoard, board, ns, ew };
      }),
    );
}

/** Boards that a pair plays again at a table that was not disturbed. */
function unexpectedReplays({ plays }: RunningSchedule, disturbed: Disturbed): readonly string[] {
  const known = new Set<string>();
  return plays.flatMap(({ round, table, board, ns, ew }) =>
    [ns, ew].flatMap((pair) => {
      if (board === null) return [];
      const isAgain = known.has(`${pair} ${board}`);
      known.add(`${pair} ${board}`);
      return isAgain && !disturbed.has(`${round} ${table}`) ? [`round ${round}: pair ${pair}, board ${board}`] : [];
    }),
  );
}

test('every evening finds a way to go on, to its end, and no pair plays a board twice but where it went wrong', () => {
  fc.assert(
    fc.property(spec, steps, (start, all) => {
      let running: RunningSchedule = { ...halfPlayed(start, 0), plays: [] };
      const disturbed: Disturbed = new Set();
      for (let round = 1; round <= running.rounds.length; round += 1) {
        running = { ...running, frozen: round };
        const { happening: happened = null, taken = 0, isNow = false } = all[round - 1] ?? {};
        if (typeof happened === 'function') {
          const before = running.rounds[round - 1] ?? [];
          const proposals = proposalsFor({ ...running, inPlay: true, fromInPlay: isNow }, happened(round));
          running = { ...(proposals[taken % proposals.length]?.schedule ?? running), frozen: round };
          for (const cell of running.rounds[round - 1] ?? []) {
            const was = before.find(({ table }) => table === cell.table);
            if (JSON.stringify(was) !== JSON.stringify(cell)) disturbed.add(`${round} ${cell.table}`);
          }
        }
        let typed = typedRound(running, round, disturbed);
        if (happened && typeof happened !== 'function') {
          const { table, set } = happened;
          disturbed.add(`${round} ${table}`);
          typed = typed.map((play, index) =>
            play.table === table ? { ...play, board: 2 * set - 1 + (index % 2) } : play,
          );
        }
        running = { ...running, plays: [...running.plays, ...typed] };
      }
      expect(unexpectedReplays(running, disturbed)).toEqual([]);
    }),
    { numRuns: EVENINGS },
  );
});
