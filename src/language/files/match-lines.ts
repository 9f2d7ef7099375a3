/** Sentences for the problems of lines and line-ups in a match of teams. */
import type { LineUpProblem, PlayerPair } from '../../scoring/teams/halves.ts';
import type { MatchProblem } from '../../scoring/teams/match.ts';
import type { Language } from '../../language.ts';
import { matchWords } from '../game/match.ts';
import { dictionary } from '../typography.ts';

const en = {
  'line-twice': (board: number, room: string) => `Board ${board} has two results (${room}). Remove one.`,
  'board-not-due': (board: number, room: string) =>
    `Board ${board} (${room}) is not a board of this match. Correct its number.`,
  playerTwice: (half: number, player: string) =>
    `Half ${half}: ${player} stands in two places. Put somebody else in one of them.`,
  pairsMeetAgain: (half: number, home: string, away: string) =>
    `Half ${half}: ${home} and ${away} have met already. Exchange the pairs of one team, or bring in a third.`,
};

type Words = typeof en;

const fr: Words = {
  'line-twice': (board, room) => `L’étui ${board} a deux résultats (${room}). Supprimez-en un.`,
  'board-not-due': (board, room) => `L’étui ${board} (${room}) n’est pas de ce match. Corrigez son numéro.`,
  playerTwice: (half, player) =>
    `Mi-temps ${half} : ${player} figure à deux places. Mettez quelqu’un d’autre à l’une d’elles.`,
  pairsMeetAgain: (half, home, away) =>
    `Mi-temps ${half} : ${home} et ${away} se sont déjà rencontrées. Échangez les paires d’une équipe, ou faites entrer la troisième.`,
};

const WORDS = dictionary<Words>({ en, fr });

/** What is wrong with the lines of a match, and what to do. */
export function matchProblemSentence({ code, line }: MatchProblem, language: Language): string {
  return WORDS[language][code](line.board, matchWords[language].rooms[line.room]);
}

/** What is wrong with the line-ups of a match, and what to do. Halves count from 1. */
export function lineUpProblemSentence(
  problem: LineUpProblem,
  nameOf: (player: number) => string,
  language: Language,
): string {
  const words = WORDS[language];
  const half = problem.half + 1;
  if (problem.code === 'player-twice') return words.playerTwice(half, nameOf(problem.player));
  const pair = ([first, second]: PlayerPair): string => `${nameOf(first)} - ${nameOf(second)}`;
  return words.pairsMeetAgain(half, pair(problem.home), pair(problem.away));
}
