import { readPastedTeams } from '../../../../src/format/entries/pasted-teams.ts';
import { assignTeams, type AssignedTeams } from '../../session/naming/assignTeams.ts';
import type { NamedTeam } from '../../session/naming/teamNames.ts';
import { linesOf } from '../paste/pasted.ts';

/** The result of a pasted list: the teams with their new names, and the lines without a team. */
export interface TeamPastePlan extends AssignedTeams {
  readonly isTooLong: boolean;
}

/** Assigns the lines of a pasted list to teams. */
export function planTeamPaste(text: string, teams: readonly NamedTeam[]): TeamPastePlan {
  const lines = readPastedTeams(text);
  return { ...assignTeams(lines ?? [], teams), isTooLong: lines === null };
}

/** The lines of a pasted list that name no team, as they were pasted. */
export function unreadTeamLines(text: string, { noSuchTeam, twice, tooMany }: TeamPastePlan): string {
  return linesOf(text, [...noSuchTeam, ...twice, ...tooMany]);
}
