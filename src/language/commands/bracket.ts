/** The words of `etui bracket`: usage, output and wrong calls. */
import { dictionary } from '../typography.ts';

const en = {
  usage: [
    'Usage: npm run -s etui -- bracket --teams N [--language en|fr] [--json]',
    'The first round of a knockout by seeds, from the top of the bracket down: winners of neighbouring matches meet. The highest seeds have the byes, and the better seed is at home.',
  ].join('\n'),
  teams: (least: number, most: number) => `How many teams? A whole number from ${least} to ${most}: --teams 11`,
  noFurther: (text: string) => `${text} is not understood here. Every figure follows its option: --teams 11`,
  match: 'Match',
  home: 'Home',
  away: 'Away',
  bye: 'bye',
};

type BracketCommandWords = typeof en;

const fr: BracketCommandWords = {
  usage: [
    'Emploi : npm run -s etui -- bracket --teams N [--language en|fr] [--json]',
    'Le premier tour d’une élimination directe par têtes de série, de haut en bas du tableau : les vainqueurs de matchs voisins se rencontrent. Les premières têtes de série sont exemptes, et la mieux placée reçoit.',
  ].join('\n'),
  teams: (least, most) => `Combien d’équipes ? Un nombre entier de ${least} à ${most} : --teams 11`,
  noFurther: (text) => `${text} n’est pas compris ici. Chaque nombre suit son option : --teams 11`,
  match: 'Match',
  home: 'Reçoit',
  away: 'Visite',
  bye: 'exempt',
};

export const bracketCommandWords = dictionary<BracketCommandWords>({ en, fr });
