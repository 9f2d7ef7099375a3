import type { EntryView, SectionView, SessionView } from '../../../../main/club/model/session.ts';
import { termsOfEntry } from '../terms.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';

/**
 * Who has no table in a round and will have one later. In a knockout whoever sat before and sits no more is out, or
 * waits for the next round. Whoever withdrew has none; in a Swiss of players
 * nobody who was not there when the round was drawn.
 */
export function teamsWithBye(
  { terms }: Pick<SessionView, 'terms'>,
  section: SectionView,
  round: number,
): readonly EntryView[] {
  const seatedIn = (isMeant: (at: number) => boolean): ReadonlySet<number> =>
    new Set(
      section.cells
        .filter((cell) => isMeant(cell.round))
        .flatMap(({ ns, ew }) => [...entriesRankedBy(section, ns), ...entriesRankedBy(section, ew)]),
    );
  const seated = seatedIn((at) => at === round);
  const drawnOut = section.sittingOut?.find((out) => out.round === round);
  const before = section.spec.kind === 'knockout' ? seatedIn((at) => at < round) : new Set<number>();
  return section.entries.filter(
    ({ id }) =>
      !seated.has(id) &&
      !before.has(id) &&
      (drawnOut?.entries.includes(id) ?? true) &&
      termsOfEntry(terms, id).withdrawn !== true,
  );
}
