/** What the director of teams announces between two rounds. */
import type { Language } from '../../language.ts';
import type { TeamRoomChange } from '../../movement/teams/room-change.ts';
import { teamSubjects } from '../game/team-subject.ts';
import { formatList, formatRuns } from '../sentences.ts';
import { dictionary } from '../typography.ts';
import { numberInEnglish, numberInFrench } from './number-words.ts';

const en = {
  exchange: 'Nobody moves: the two tables of a match exchange their boards.',
  half: 'Half time: new line-ups. The away pairs sit down first, home chooses against whom.',
  part: (segment: number) =>
    `Part ${segment} of the match: new line-ups. The away pairs sit down first, home chooses against whom.`,
  eastWest: (up: number) =>
    `North-South stay. East-West ${up < 0 ? 'down' : 'up'} ${numberInEnglish(Math.abs(up))} ${Math.abs(up) === 1 ? 'table' : 'tables'}`,
  boards: { down: 'boards down one', other: 'boards as the table cards say' },
  tables: (tables: string) => `Tables ${tables}`,
  bye: (teams: readonly string[]) => `${formatList(teams, 'en')} ${teams.length === 1 ? 'has' : 'have'} a bye`,
};

type Words = typeof en;

const fr: Words = {
  exchange: 'Personne ne bouge : les deux tables d’un match échangent leurs étuis.',
  half: 'Mi-temps : nouvelles compositions. Les paires visiteuses s’assoient d’abord, les recevants choisissent contre qui.',
  part: (segment) =>
    `Partie ${segment} du match : nouvelles compositions. Les paires visiteuses s’assoient d’abord, les recevants choisissent contre qui.`,
  eastWest: (up) =>
    `Nord-Sud restent. Est-Ouest ${up < 0 ? 'descendent' : 'montent'} ${Math.abs(up) === 1 ? 'd’une table' : `de ${numberInFrench(Math.abs(up))} tables`}`,
  boards: { down: 'les étuis descendent d’une table', other: 'étuis selon les cartes de table' },
  tables: (tables) => `Tables ${tables}`,
  bye: (teams) =>
    `${formatList(teamSubjects(teams, 'fr'), 'fr')} ${teams.length === 1 ? 'est exempte' : 'sont exemptes'}`,
};

const WORDS = dictionary<Words>({ en, fr });

/** Which teams have a bye. */
export function byeSentence(teams: readonly string[], language: Language): string {
  return `${WORDS[language].bye(teams)}.`;
}

/**
 * The announcement at a change of round.
 * @param parts of a match
 * @param teamOf the name of a team by its number
 * @param byes the teams without a match in the coming round
 */
export function teamMoveSentence(
  change: TeamRoomChange,
  {
    parts,
    teamOf,
    byes,
  }: { readonly parts: number; readonly teamOf: (team: number) => string; readonly byes: readonly number[] },
  language: Language,
): string {
  const words = WORDS[language];
  switch (change.kind) {
    case 'exchange':
      return words.exchange;
    case 'part':
      return parts === 2 ? words.half : words.part(change.segment);
    case 'east-west':
      return `${words.eastWest(change.up)}, ${words.boards[change.boards]}.`;
    case 'matches': {
      const matches = change.matches.map(
        ({ tables, home, away }) => `${words.tables(formatRuns(tables, language))}: ${teamOf(home)} – ${teamOf(away)}`,
      );
      const idle = byes.length > 0 ? [words.bye(byes.map(teamOf))] : [];
      return [...matches, ...idle].map((part) => `${part}.`).join(' ');
    }
  }
}
