/** Why no round of a knockout can be drawn, and what to do. */
import type { KnockoutProblem } from '../../draw/knockout/next-round.ts';
import type { Language } from '../../language.ts';
import { formatList } from '../sentences.ts';
import { dictionary } from '../typography.ts';

const en = {
  match: (home: string, away: string) => `${home} – ${away}`,
  open: (matches: string) => `Nobody goes on yet from ${matches}. Enter what is missing, or play extra boards.`,
  noLot: 'Opponents are drawn by lot: draw the lot of this round.',
  over: 'The knockout is over: nothing is left to draw.',
  notLeft: (name: string) => `${name} is no longer in the knockout. Name a team that is.`,
  againstItself: (name: string) => `${name} cannot meet itself. Name two teams.`,
  twice: (name: string) => `${name} is wanted in two matches. Keep one of them.`,
  apart: (one: string, other: string) => `${one} and ${other} play for different places and cannot meet.`,
};

type Words = typeof en;

const fr: Words = {
  match: (home, away) => `${home} – ${away}`,
  open: (matches) =>
    `Personne ne passe encore de ${matches}. Saisissez ce qui manque, ou faites jouer des étuis supplémentaires.`,
  noLot: 'Les adversaires sont tirés au sort : tirez le sort de ce tour.',
  over: 'L’épreuve est terminée : il n’y a plus rien à tirer.',
  notLeft: (name) => `${name} n’est plus en course. Nommez une équipe qui l’est.`,
  againstItself: (name) => `${name} ne peut jouer contre soi-même. Nommez deux équipes.`,
  twice: (name) => `${name} est demandé dans deux matchs. Gardez-en un.`,
  apart: (one, other) => `${one} et ${other} jouent pour des places différentes et ne peuvent se rencontrer.`,
};

const WORDS = dictionary<Words>({ en, fr });

export function knockoutProblemSentence(
  problem: KnockoutProblem,
  nameOf: (entry: number) => string,
  language: Language,
): string {
  const words = WORDS[language];
  switch (problem.code) {
    case 'matches-open': {
      const named = problem.matches.map(({ home, away }) => words.match(nameOf(home), nameOf(away ?? 0)));
      return words.open(formatList(named, language));
    }
    case 'no-lot':
      return words.noLot;
    case 'over':
      return words.over;
    case 'not-left':
      return words.notLeft(nameOf(problem.entry));
    case 'against-itself':
      return words.againstItself(nameOf(problem.entry));
    case 'wanted-twice':
      return words.twice(nameOf(problem.entry));
    case 'apart':
      return words.apart(nameOf(problem.pair[0]), nameOf(problem.pair[1]));
  }
}
