import type { TeamNames } from '../../../../main/club/players/teams.ts';
import type { PastedTeam } from '../../../../src/format/entries/pasted-teams.ts';
import type { NamedTeam } from './teamNames.ts';

/** Which teams get which names, and the lines without a team. */
export interface AssignedTeams {
  readonly named: readonly (TeamNames & { readonly label: string })[];
  readonly noSuchTeam: readonly PastedTeam[];
  /** Lines with the number of a line above. */
  readonly twice: readonly PastedTeam[];
  readonly tooMany: readonly PastedTeam[];
}

/**
 * Assigns lines to teams. A line with a number goes to its team, the others to the remaining teams in order. Teams that
 * have names keep them where enough others have none.
 */
export function assignTeams(lines: readonly PastedTeam[], teams: readonly NamedTeam[]): AssignedTeams {
  const byNumber = new Map(teams.map((team) => [team.number, team]));
  const numbered = new Set(lines.map(({ number }) => number));
  const left = teams.filter(({ number }) => !numbered.has(number));
  const unnamed = left.filter(({ name, players }) => name === '' && players.length === 0);
  const inOrder = (lines.filter(({ number }) => number === null).length <= unnamed.length ? unnamed : left).values();
  const named: (TeamNames & { label: string })[] = [];
  const noSuchTeam: PastedTeam[] = [];
  const twice: PastedTeam[] = [];
  const tooMany: PastedTeam[] = [];
  for (const line of lines) {
    const team = line.number === null ? inOrder.next().value : byNumber.get(line.number);
    if (team && named.some(({ entry }) => entry === team.entry)) twice.push(line);
    else if (team) {
      const { name, club, players } = line;
      named.push({ entry: team.entry, label: team.label, name, players, ...(club !== '' && { club }) });
    } else if (line.number === null) tooMany.push(line);
    else noSuchTeam.push(line);
  }
  return { named, noSuchTeam, twice, tooMany };
}
