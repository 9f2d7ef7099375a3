/** The words of `etui vp`, and what it says when it is called wrongly. */
import type { Language } from './language.ts';

const en = {
  usage: (scales: string) =>
    [
      'Usage: npm run -s etui -- vp --scale SCALE --boards N --imps I|--percentage P [--language en|fr] [--json]',
      `Scales: ${scales}`,
      'IMPs are negative when the match was lost. First come the side’s own victory points, then its opponents’.',
    ].join('\n'),
  noScale: 'Which scale? --scale wbf-continuous',
  unknownScale: (scale: string) => `There is no scale ${scale}.`,
  boards: 'Over how many boards was the match? A whole number: --boards 16',
  imps: 'By how many IMPs was the match won? A whole number, negative when it was lost: --imps 20',
  percentage: 'What percentage of the match? A number from 0 to 100: --percentage 56.23',
  oneMargin: 'IMPs or a percentage, not both: --imps 20 or --percentage 56.23',
  noFurther: (text: string) => `${text} is not understood here. Every figure follows its option: --imps 20`,
};

type Words = typeof en;

const fr: Words = {
  usage: (scales) =>
    [
      'Emploi : npm run -s etui -- vp --scale ÉCHELLE --boards N --imps I|--percentage P [--language en|fr] [--json]',
      `Échelles : ${scales}`,
      'Les IMPs sont négatifs si le match a été perdu. Viennent d’abord les points de victoire du camp, puis ceux de ses adversaires.',
    ].join('\n'),
  noScale: 'Quelle échelle ? --scale wbf-continuous',
  unknownScale: (scale) => `Il n’y a pas d’échelle ${scale}.`,
  boards: 'Sur combien d’étuis s’est joué le match ? Un nombre entier : --boards 16',
  imps: 'De combien d’IMPs le match a-t-il été gagné ? Un nombre entier, négatif s’il a été perdu : --imps 20',
  percentage: 'Quel pourcentage du match ? Un nombre de 0 à 100 : --percentage 56,23',
  oneMargin: 'Les IMPs ou un pourcentage, pas les deux : --imps 20 ou --percentage 56,23',
  noFurther: (text) => `${text} n’est pas compris ici. Chaque nombre suit son option : --imps 20`,
};

export const victoryPointCommandWords: Record<Language, Words> = { en, fr };
