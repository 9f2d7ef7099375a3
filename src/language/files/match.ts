/** What is wrong in the file of a match. */
import type { MatchCsvProblem } from '../../format/match/csv.ts';
import type { Room } from '../../scoring/teams/team.ts';
import { resultsCsvProblemSentence } from './results.ts';
import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';

const en = {
  room: (text: string) => `“${text}” is not a room. Write open or closed.`,
  otherTeam: (text: string) =>
    `team ${text} is none of the two of this match. A file holds one match: correct the name, or leave ns and ew empty.`,
  teamAgainstItself: (text: string) => `team ${text} cannot play against itself. Write the other team on one side.`,
  awardWithoutGrade: (text: string) =>
    `${text} has no worth in a team match: average plus is 60, average 50, average minus 40. Write one of these for each side.`,
  rooms: { open: 'open', closed: 'closed' } satisfies Record<Room, string>,
  lineTwice: (board: number, room: string, firstLine: number) =>
    `board ${board} already has a result from the ${room} room, on line ${firstLine}. Correct the board or the room, or remove a line.`,
};

type Words = typeof en;

const fr: Words = {
  room: (text) => `« ${text} » n’est pas une salle. Écrivez ouverte ou fermée.`,
  otherTeam: (text) =>
    `l’équipe ${text} n’est aucune des deux de ce match. Un fichier contient un match : corrigez le nom, ou laissez NS et EO vides.`,
  teamAgainstItself: (text) => `l’équipe ${text} ne peut jouer contre elle-même. Écrivez l’autre équipe d’un côté.`,
  awardWithoutGrade: (text) =>
    `${text} n’a pas de valeur dans un match par équipes : moyenne plus vaut 60, moyenne 50, moyenne moins 40. Écrivez l’une d’elles pour chaque camp.`,
  rooms: { open: 'ouverte', closed: 'fermée' },
  lineTwice: (board, room, firstLine) =>
    `l’étui ${board} a déjà un résultat de la salle ${room}, ligne ${firstLine}. Corrigez l’étui ou la salle, ou supprimez une ligne.`,
};

const WORDS = dictionary<Words>({ en, fr });

/** What is wrong with the file of a match, and how to correct it; without the line. */
export function matchCsvProblemSentence(problem: MatchCsvProblem, language: Language): string {
  const words = WORDS[language];
  const { code } = problem;
  if (code === 'lineTwice') return words.lineTwice(problem.board, words.rooms[problem.room], problem.firstLine);
  return isOfMatch(problem) ? words[problem.code](problem.text) : resultsCsvProblemSentence(problem, language);
}

const OF_MATCH = ['room', 'otherTeam', 'teamAgainstItself', 'awardWithoutGrade'] as const;

function isOfMatch(
  problem: MatchCsvProblem,
): problem is Extract<MatchCsvProblem, { readonly code: (typeof OF_MATCH)[number] }> {
  return OF_MATCH.some((code) => code === problem.code);
}
