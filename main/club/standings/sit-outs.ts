import { memoizeByObject } from '../../../src/basics/memoize-by-object.ts';
import type { RoundSitOut } from '../../../src/scoring/ranked-session/sit-outs.ts';
import type { ResultView } from '../model/result.ts';
import type { SectionView } from '../model/session.ts';

/** Boards that pairs of a section have missed: those of rounds that somebody else of it has a result of. */
export function sectionSitOuts(section: SectionView, results: readonly ResultView[]): readonly RoundSitOut[] {
  const missed = missedIn(section);
  if (missed.length === 0) return [];
  const begun = new Set(results.flatMap((result) => (result.section === section.id ? [result.round] : [])));
  return missed.filter(({ round }) => begun.has(round));
}

/** By section, whose view stays the same object while results come in. */
const missedIn = memoizeByObject((section: SectionView): readonly RoundSitOut[] => [
  ...alone(section),
  ...displaced(section),
]);

/** Pairs whose opponents are not there. */
function alone({ cells }: SectionView): readonly RoundSitOut[] {
  return cells.flatMap(({ round, ns, ew, absent, boards }) => {
    const [leftBy, another] = absent;
    if (leftBy === undefined || another !== undefined) return [];
    return [{ entry: leftBy === ns ? ew : ns, round, boards: boards.length, leftBy }];
  });
}

/** Pairs a rover sends out: they have no seat in a round, and had one before. */
function displaced({ cells, entries, gone, boardsPerRound }: SectionView): readonly RoundSitOut[] {
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
