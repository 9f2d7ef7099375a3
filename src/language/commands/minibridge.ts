/** The words of `etui minibridge`: usage, output and wrong calls. */
import type { CompensationTable } from '../../bridge/score/compensation.ts';
import { dictionary } from '../typography.ts';

const en = {
  usage: [
    'Usage: npm run -s etui -- minibridge --points N [--vulnerable] [--language en|fr] [--json]',
    '       npm run -s etui -- minibridge --announced part-score|game|1..7 --strain C|D|H|S|NT --tricks N [--json]',
    'Points: what the declaring side holds, 20 to 40. Tricks: declarer’s, 0 to 13.',
  ].join('\n'),
  nothing: 'Points, or a deal to score? --points 25, or --announced game --strain S --tricks 10',
  both: 'Points or a deal to score, not both: --points 25',
  points: 'How many points has the declaring side? A whole number from 20 to 40: --points 25',
  announced: 'What was announced? --announced part-score, --announced game, or a level from 1 to 7',
  strain: 'In which strain? --strain C, D, H, S or NT',
  tricks: 'How many tricks did declarer win? --tricks 10',
  noFurther: (text: string) => `${text} is not understood here. Every figure follows its option: --points 25`,
  level: (points: number, level: number) => `With ${points} points play at level ${level}.`,
  tables: { 'milton-york': 'Milton York', chicago: 'Chicago' } satisfies Record<CompensationTable, string>,
  expected: (table: string, score: string, vulnerable: boolean) =>
    `Expected score (${table}${vulnerable ? ', vulnerable' : ''}): ${score}`,
};

type Words = typeof en;

const fr: Words = {
  usage: [
    'Emploi : npm run -s etui -- minibridge --points N [--vulnerable] [--language en|fr] [--json]',
    '         npm run -s etui -- minibridge --announced part-score|game|1..7 --strain T|K|C|P|SA --tricks N [--json]',
    'Points : ceux du camp du déclarant, 20 à 40. Tricks : les levées du déclarant, 0 à 13.',
  ].join('\n'),
  nothing: 'Des points, ou une donne à marquer ? --points 25, ou --announced game --strain P --tricks 10',
  both: 'Des points ou une donne à marquer, pas les deux : --points 25',
  points: 'Combien de points a le camp du déclarant ? Un nombre entier de 20 à 40 : --points 25',
  announced: 'Qu’a-t-on annoncé ? --announced part-score (partielle), --announced game (manche), ou un palier de 1 à 7',
  strain: 'Dans quelle couleur ? --strain T, K, C, P ou SA',
  tricks: 'Combien de levées a faites le déclarant ? --tricks 10',
  noFurther: (text) => `${text} n’est pas compris ici. Chaque nombre suit son option : --points 25`,
  level: (points, level) => `Avec ${points} points, jouez au palier de ${level}.`,
  tables: { 'milton-york': 'Milton York', chicago: 'Chicago' },
  expected: (table, score, vulnerable) => `Marque attendue (${table}${vulnerable ? ', vulnérable' : ''}) : ${score}`,
};

export const minibridgeCommandWords = dictionary<Words>({ en, fr });
