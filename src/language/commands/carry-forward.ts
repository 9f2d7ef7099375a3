/** The words of `etui carry-forward`: usage, output and wrong calls. */
import { dictionary } from '../typography.ts';
import { englishPlural, frenchPlural } from '../numbers.ts';

const en = {
  usage: [
    'Usage: npm run -s etui -- carry-forward --score SCORE --qualifier MAXIMUM/BOARDS --final MAXIMUM/BOARDS [--language en|fr] [--json]',
    'The matchpoints of the qualifier that count in the final: a board of the qualifier weighs half a board of the final (EBU White Book 3.8).',
  ].join('\n'),
  score: 'How many matchpoints has it from the qualifier? --score 300',
  stage: (example: string) => `Which matchpoints could be won, on how many boards? With a stroke between: ${example}`,
  moreThanMost: 'The score is more than could be won in the qualifier. Correct --score or --qualifier.',
  noFurther: (text: string) => `${text} is not understood here. Every figure follows its option: --score 300`,
  carried: (points: string) =>
    `${points} ${englishPlural(points, 'matchpoint')} ${points === '1' ? 'is' : 'are'} carried forward.`,
};

type Words = typeof en;

const fr: Words = {
  usage: [
    'Emploi : npm run -s etui -- carry-forward --score POINTS --qualifier MAXIMUM/ÉTUIS --final MAXIMUM/ÉTUIS [--language en|fr] [--json]',
    'Les points-match de la qualification qui comptent en finale : un étui de la qualification pèse un demi-étui de la finale (EBU White Book 3.8).',
  ].join('\n'),
  score: 'Combien de points-match apporte la qualification ? --score 300',
  stage: (example) =>
    `Combien de points-match à gagner, sur combien d’étuis ? Avec une barre entre les deux : ${example}`,
  moreThanMost: 'Les points dépassent ce qui était à gagner en qualification. Corrigez --score ou --qualifier.',
  noFurther: (text) => `${text} n’est pas compris ici. Chaque nombre suit son option : --score 300`,
  carried: (points) =>
    `${points} ${frenchPlural(points, 'point')}-match ${frenchPlural(points, 'point') === 'point' ? 'est reporté' : 'sont reportés'}.`,
};

export const carryForwardCommandWords = dictionary<Words>({ en, fr });
