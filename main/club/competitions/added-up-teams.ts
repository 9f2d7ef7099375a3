import { teamPlayers } from '../../../src/session/team-players.ts';
import type { NamedTeamRow } from '../../store/matches/team-details.ts';
import type { TeamPairsRow } from '../../store/matches/team-pairs.ts';
import type { SectionView, TeamOfPairsView, TeamView } from '../model/session.ts';

/** Teams that are added up, with the names they have themselves and those of their pairs. */
export function addedUpTeams(
  rows: readonly TeamPairsRow[],
  details: readonly NamedTeamRow[],
  sections: readonly SectionView[],
): readonly TeamOfPairsView[] {
  const pairs = new Map(sections.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry])));
  return rows.map(({ entry, pairs: of }, index) => {
    const seated = of.flatMap((pair) => pairs.get(pair)?.players ?? []);
    return {
      id: entry,
      number: index + 1,
      label: String(index + 1),
      line: null,
      players: ['', ''],
      phantom: false,
      team: teamView(
        details.find((row) => row.entry === entry),
        seated,
      ),
      pairs: of,
    };
  });
}

/** @param seated the players of its pairs, who come before the others of its roster */
export function teamView(details: NamedTeamRow | undefined, seated: readonly string[]): TeamView {
  const { name = null, club = null, players = [] } = details ?? {};
  return { name: name ?? '', club: club ?? '', players: teamPlayers(seated, players) };
}
