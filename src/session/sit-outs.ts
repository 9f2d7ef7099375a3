import { memoizeByObject } from '../basics/memoize-by-object.ts';
import type { RoundSitOut } from '../scoring/ranked-session/sit-outs.ts';
import type { SectionSeats } from './section-seats.ts';
import type { Slot } from './slot.ts';

/**
 * Boards that pairs of a section have missed by its schedule: those of rounds in which somebody else of the section has
 * a result.
 */
export function sectionSitOuts(section: SectionSeats, results: readonly Slot[]): readonly RoundSitOut[] {
  const missed = scheduledSitOuts(section);
  if (missed.length === 0) return [];
  const begun = new Set(results.flatMap((result) => (result.section === section.id ? [result.round] : [])));
  return missed.filter(({ round }) => begun.has(round));
}

/** A section stays the same object while results come in. */
const scheduledSitOuts = memoizeByObject((section: SectionSeats): readonly RoundSitOut[] => [
  ...withoutOpponents(section),
  ...displaced(section),
]);

function withoutOpponents({ cells }: SectionSeats): readonly RoundSitOut[] {
  return cells.flatMap(({ round, ns, ew, absent, boards }) => {
    const [leftBy, another] = absent;
    if (leftBy === undefined || another !== undefined) return [];
    return [{ entry: leftBy === ns ? ew : ns, round, boards: boards.length, leftBy }];
  });
}

/** Pairs that a rover sends out: they have no seat in a round, and had one before. */
function displaced({ cells, entries, gone, boardsPerRound }: SectionSeats): readonly RoundSitOut[] {
  const rounds = Map.groupBy(cells, ({ round }) => round);
  const seated = new Map(
    [...rounds].map(([round, seats]) => [round, new Set(seats.flatMap(({ ns, ew }) => [ns, ew]))]),
  );
  const there = entries.filter(({ id, phantom }) => !phantom && !gone.includes(id));
  return there.flatMap(({ id }) => {
    const arrival = Math.min(...[...seated].flatMap(([round, seats]) => (seats.has(id) ? [round] : [])));
    return [...seated]
      .filter(([round, seats]) => round > arrival && !seats.has(id))
      .map(([round]) => ({ entry: id, round, boards: rounds.get(round)?.[0]?.boards.length ?? boardsPerRound }));
  });
}
