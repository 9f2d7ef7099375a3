import type { EntriesCsvRow } from '../../../src/format/entries/csv.ts';
import type { Language } from '../../../src/language.ts';
import { matchCommandWords } from '../../../src/language/commands/match.ts';
import { penaltyWords } from '../../../src/language/ranking/penalty.ts';
import type { PenaltyUnit } from '../../../src/scoring/standing/penalty.ts';
import { MATCH_TEAMS, type ForTeams, type MatchTeam } from '../../../src/scoring/teams/team.ts';
import type { MatchMethod, TeamPenalty } from '../../../src/scoring/teams/worth.ts';
import type { CommandAnswer, CommandContext } from '../command/command.ts';
import type { MatchCall } from './arguments.ts';
import { readEntriesFile } from '../command/entries-file.ts';
import { badInput, type LocatedProblem } from '../command/problems.ts';

/** A penalty of a team, with its reason. */
export interface MatchPenalty extends TeamPenalty {
  /** '' where the file doesn't say. */
  readonly reason: string;
}

/** The teams' penalties from the file of --entries, or the command's answer where it can't be read. */
export async function readMatchPenalties(
  { entries: file, method }: MatchCall,
  names: ForTeams<string> | null,
  context: CommandContext,
): Promise<readonly MatchPenalty[] | CommandAnswer> {
  if (file === null) return [];
  const rows = await readEntriesFile(file, context);
  if ('exit' in rows) return rows;
  const given = rows.map((row) => penaltyOf(row, names, method, context.language));
  const problems = given.filter((one) => 'code' in one);
  return problems.length > 0 ? badInput(file, problems, context) : given.flatMap((one) => ('code' in one ? [] : one));
}

/** Whether `readMatchPenalties` answered with penalties. */
export function isMatchPenalties(answer: readonly MatchPenalty[] | CommandAnswer): answer is readonly MatchPenalty[] {
  return !('exit' in answer);
}

function penaltyOf(
  { line, entry, change }: EntriesCsvRow,
  names: ForTeams<string> | null,
  method: MatchMethod,
  language: Language,
): MatchPenalty | LocatedProblem {
  const words = matchCommandWords[language];
  const team = MATCH_TEAMS.find((one) => isNamedTeam(one, entry, names));
  if (team === undefined) return { line, column: 'entry', code: 'teamUnknown', message: words.teamUnknown(entry) };
  if (change === null) return { line, column: 'penalty', code: 'noPenalty', message: words.noPenalty(entry) };
  if (change.kind === 'bonus') return { line, column: 'bonus', code: 'noBonus', message: words.noBonus };
  const units = penaltyUnits(method);
  if (change.unit !== null && !units.includes(change.unit)) {
    const known = units.map((unit) => penaltyWords[language].unit[unit]).join(', ');
    return { line, column: 'unit', code: 'penaltyUnit', message: words.penaltyUnit(known) };
  }
  const { amount, reason } = change;
  const isImps = (change.unit ?? units[0]) === 'imps';
  return { team, kind: 'penalty', unit: isImps ? 'imps' : 'result', amount, reason };
}

/** Whether a team is meant: by its name in the file, or as home or away in either language. */
export function isNamedTeam(team: MatchTeam, name: string, names: ForTeams<string> | null): boolean {
  const known = [names?.[team] ?? '', team, matchCommandWords.en.teams[team], matchCommandWords.fr.teams[team]];
  return known.some((one) => one.toLowerCase() === name.toLowerCase());
}

/** The units of penalties. The first, in which the match is decided, holds where none is given. */
function penaltyUnits(method: MatchMethod): readonly PenaltyUnit[] {
  switch (method.kind) {
    case 'imps':
      return method.scale ? ['victory-points', 'imps'] : ['imps'];
    case 'aggregate':
      return [];
    case 'board-a-match':
      return [method.scale ? 'victory-points' : 'matchpoints'];
    case 'patton':
      return method.second.from === 'imps' ? ['matchpoints', 'victory-points', 'imps'] : ['matchpoints'];
  }
}
