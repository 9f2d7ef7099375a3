import type { EntryView, SectionView, SessionView } from '../../../../main/club/model/session.ts';
import { termsOfEntry } from '../terms.ts';
import { isSwissOfMatches } from '../../../../src/movement/swiss/rounds.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';

/**
 * Who has no table in a round and will have one later. In a knockout whoever sat before and sits no more is out, or
 * waits for the next round. Whoever withdrew has none, nor who has a match that no table plays; in a Swiss nobody who
 * was not there when the round was drawn.
 */
export function teamsWithBye(
  { terms, matches }: Pick<SessionView, 'terms' | 'matches'>,
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
  const byes = isSwissOfMatches(section.spec) ? byesOf(matches, round) : null;
  const elsewhere = playedElsewhere(matches, section, round);
  const before = section.spec.kind === 'knockout' ? seatedIn((at) => at < round) : new Set<number>();
  return section.entries.filter(
    ({ id }) =>
      !seated.has(id) &&
      !before.has(id) &&
      !elsewhere.has(id) &&
      (drawnOut?.entries.includes(id) ?? true) &&
      (byes?.has(id) ?? true) &&
      termsOfEntry(terms, id).withdrawn !== true,
  );
}

/** Who was drawn a bye in a round. */
function byesOf(matches: SessionView['matches'], at: number): ReadonlySet<number> {
  return new Set(
    matches.flatMap(({ round, lastRound, home, away }) =>
      away === null && round <= at && at <= lastRound ? [home] : [],
    ),
  );
}

/** Who has a match in a round that none of the tables plays: its score came in without boards. */
function playedElsewhere(matches: SessionView['matches'], { cells }: SectionView, at: number): ReadonlySet<number> {
  const seated = new Set(cells.map(({ match, meeting }) => match?.id ?? meeting));
  return new Set(
    matches.flatMap(({ id, round, lastRound, home, away }) =>
      away === null || round > at || lastRound < at || seated.has(id) ? [] : [home, away],
    ),
  );
}
