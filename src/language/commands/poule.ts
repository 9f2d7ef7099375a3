/** The words of `etui poule`: usage, output and wrong calls. */
import { dictionary } from '../typography.ts';

const en = {
  usage: [
    'Usage: npm run -s etui -- poule --teams N [--legs 1|2] [--language en|fr] [--json]',
    'The rounds of a round robin by Berger tables: everybody meets everybody once, or twice with --legs 2. The home team is named first. With an odd number of teams each has a bye.',
  ].join('\n'),
  teams: (least: number, most: number) => `How many teams? A whole number from ${least} to ${most}: --teams 7`,
  legs: 'How often do two teams meet? Once or twice: --legs 2',
  noFurther: (text: string) => `${text} is not understood here. Every figure follows its option: --teams 7`,
  round: 'Round',
  match: (table: number) => `Match ${table}`,
  bye: 'Bye',
};

type PouleCommandWords = typeof en;

const fr: PouleCommandWords = {
  usage: [
    'Emploi : npm run -s etui -- poule --teams N [--legs 1|2] [--language en|fr] [--json]',
    'Les tours d’une poule d’après les tables de Berger : chacun rencontre chacun une fois, ou deux avec --legs 2. L’équipe qui reçoit est nommée d’abord. Avec un nombre impair d’équipes, chacune est exempte un tour.',
  ].join('\n'),
  teams: (least, most) => `Combien d’équipes ? Un nombre entier de ${least} à ${most} : --teams 7`,
  legs: 'Combien de fois deux équipes se rencontrent-elles ? Une ou deux : --legs 2',
  noFurther: (text) => `${text} n’est pas compris ici. Chaque nombre suit son option : --teams 7`,
  round: 'Tour',
  match: (table) => `Match ${table}`,
  bye: 'Exempt',
};

export const pouleCommandWords = dictionary<PouleCommandWords>({ en, fr });
