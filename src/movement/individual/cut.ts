import type { ContinuationProblem } from '../continuation/change.ts';
import type { ContinuationFigures } from '../continuation/figures.ts';
import type { Proposal } from '../continuation/proposal.ts';
import type { RunningSchedule } from '../continuation/schedule.ts';
import { rangeOf } from '../range.ts';
import type { IndividualSpec } from './individual.ts';
import { isIndividual, makeIndividual } from './make.ts';
import { individualQuality, type IndividualQuality } from './quality.ts';

/** The quality of an individual if only its first rounds are played; null where it has no such rounds or movement. */
export function qualityIfCut(spec: IndividualSpec, rounds: number): IndividualQuality | null {
  if (spec.recorded) return null;
  const made = makeIndividual({ ...spec, rounds });
  return isIndividual(made) ? individualQuality(made) : null;
}

/**
 * The individual without its last rounds. Rounds that have started stay. Rulings on boards of the rounds that are left
 * out go with their lines.
 */
export function individualCut(
  running: RunningSchedule,
  spec: IndividualSpec,
  rounds: number,
): Proposal | ContinuationProblem {
  const now = running.rounds.length;
  const least = Math.max(1, running.frozen);
  if (least === now) return { kind: 'problem', code: 'play-has-ended' };
  const quality = qualityIfCut(spec, rounds);
  if (quality === null || rounds < least || rounds >= now) {
    return { kind: 'problem', code: 'no-such-round', round: rounds, least, most: now - 1 };
  }
  const kept = running.rounds.slice(0, rounds);
  const rulingsGone = running.plays.filter(({ round }) => round > rounds);
  return {
    rule: { kind: 'cut', rounds },
    schedule: { ...running, rounds: kept },
    rulingsGone,
    shifts: [],
    warnings: rulingsGone.length > 0 ? [{ code: 'rulings-go', lines: rulingsGone.length }] : [],
    figures: figuresOf(running, spec, rounds, quality),
  };
}

/** The figures of an individual of which so many rounds are played; null where it has no such rounds. */
export function individualFigures(
  running: RunningSchedule,
  spec: IndividualSpec,
  rounds: number,
): ContinuationFigures | null {
  const quality = qualityIfCut(spec, rounds);
  return quality && figuresOf(running, spec, rounds, quality);
}

function figuresOf(
  running: RunningSchedule,
  spec: IndividualSpec,
  rounds: number,
  quality: IndividualQuality,
): ContinuationFigures {
  const kept = running.rounds.slice(0, rounds);
  const tables = Map.groupBy(kept.flat(), ({ boards }) => boards[0]);
  const seats = kept.reduce((sum, cells) => sum + 4 * cells.length, 0);
  return {
    rounds,
    repeats: 0,
    sitOuts: quality.sitOuts,
    sitOutRounds: rounds * spec.players - seats,
    boardsPlayed: quality.boardsPlayed,
    boardTops: rangeOf([...tables.values()].map((cells) => cells.length)),
    sharing: { rounds: quality.tablesAtASet > 1 ? rounds : 0, tables: quality.tablesAtASet },
    newBoards: 0,
    unplayable: [],
    idleTables: 0,
    affected: 0,
    boardsLost: running.rounds
      .slice(rounds)
      .flat()
      .reduce((sum, { boards }) => sum + boards.length, 0),
    balance: quality.balance,
  };
}
