import { memoizeByObject } from '../basics/memoize-by-object.ts';
import type { RoundSitOut } from '../scoring/ranked-session/sit-outs.ts';
import { entriesRankedBy } from './partnerships.ts';
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

/**
 * Entries without a seat in a round: pairs that a rover sends out, which had a seat before, and players of an
 * individual, who are there from the first round unless a draw says who sat out.
 */
function displaced(section: SectionSeats): readonly RoundSitOut[] {
  const { cells, entries, gone, boardsPerRound, partnerships, sittingOut = [] } = section;
  const drawnOut = new Map(sittingOut.map((out) => [out.round, new Set(out.entries)]));
  const rounds = Map.groupBy(cells, ({ round }) => round);
  const seated = new Map(
    [...rounds].map(([round, seats]) => [
      round,
      new Set(seats.flatMap(({ ns, ew }) => [...entriesRankedBy(section, ns), ...entriesRankedBy(section, ew)])),
    ]),
  );
  const there = entries.filter(({ id, phantom }) => !phantom && !gone.includes(id));
  return there.flatMap(({ id }) => {
    const ownRounds = [...seated].flatMap(([round, seats]) => (seats.has(id) ? [round] : []));
    const arrival = partnerships.length > 0 ? 0 : Math.min(...ownRounds);
    return [...seated]
      .filter(([round, seats]) => round > arrival && !seats.has(id) && (drawnOut.get(round)?.has(id) ?? true))
      .map(([round]) => ({ entry: id, round, boards: rounds.get(round)?.[0]?.boards.length ?? boardsPerRound }));
  });
}
