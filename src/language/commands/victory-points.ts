/** The words of `etui vp`: usage, output and wrong calls. */
import { dictionary } from '../typography.ts';

const en = {
  usage: (scales: string) =>
    [
      'Usage: npm run -s etui -- vp --scale SCALE|--table FILE.csv --boards N --imps I|--percentage P|--cross-imps SUM/RESULTS,... [--explain] [--opponents-had VP --right-opponents VP/VP [--own-fault]] [--language en|fr] [--json]',
      'For instance: vp --scale wbf-continuous --boards 16 --imps 20, or vp --scale ebu-swiss-pairs --boards 8 --percentage 56.23',
      `Scales: ${scales}`,
      'ebu-swiss-pairs and ebu-swiss-pairs-half are read by the percentage of the match, the others by its IMPs. The -half ones are of half a match of an odd field.',
      '--cross-imps, for pairs at cross-IMPs: of each board the IMPs of all comparisons added up, a stroke and how many results it has, 10/3,-8/4. They are brought to the spread of a match of teams (EBU White Book 3.1.3); --boards may be left out.',
      '--table: the club’s own scale, columns boards (8, 5-8, 9+), imps or percentage (the largest margin of the row, empty in the last), winner, loser.',
      'IMPs are negative when the match was lost. First come the side’s own victory points, then its opponents’.',
      '--explain says where they come from. --opponents-had and --right-opponents: the match was against the wrong opponents of a Swiss, by --own-fault or not, and what it counts follows (EBU White Book 3.5).',
    ].join('\n'),
  noScale: 'Which scale? --scale wbf-continuous, or the club’s own: --table scale.csv',
  oneScale: 'A published scale or the club’s own, not both: --scale wbf-continuous or --table scale.csv',
  opponentsHad:
    'How many victory points had the opponents, and those that would have been right? --opponents-had 12 --right-opponents 5/6',
  ownFault: 'Own fault in what? Say against whom the match was: --opponents-had 12 --right-opponents 5/6 --own-fault',
  counts: (points: string, clause: string) =>
    `It counts ${points} to this side, played against the wrong opponents (${clause}).`,
  stands: (clause: string) => `The score stands: no mismatch that changes it (${clause}).`,
  unknownScale: (scale: string) => `There is no scale ${scale}.`,
  boards: 'Over how many boards was the match? A whole number: --boards 16',
  imps: 'By how many IMPs was the match won? A whole number, negative when it was lost: --imps 20',
  percentage: 'What percentage of the match? A number from 0 to 100: --percentage 56.23',
  oneMargin: 'One margin of the match: --imps 20, --percentage 56.23 or --cross-imps 10/3,-8/4',
  crossImps:
    'What has each board? The IMPs of all comparisons, a stroke and its number of results: --cross-imps 10/3,-8/4',
  noFurther: (text: string) => `${text} is not understood here. Every figure follows its option: --imps 20`,
};

type Words = typeof en;

const fr: Words = {
  usage: (scales) =>
    [
      'Emploi : npm run -s etui -- vp --scale ÉCHELLE|--table FICHIER.csv --boards N --imps I|--percentage P|--cross-imps SOMME/RÉSULTATS,... [--explain] [--opponents-had PV --right-opponents PV/PV [--own-fault]] [--language en|fr] [--json]',
      'Par exemple : vp --scale wbf-continuous --boards 16 --imps 20, ou vp --scale ebu-swiss-pairs --boards 8 --percentage 56.23',
      `Échelles : ${scales}`,
      'ebu-swiss-pairs et ebu-swiss-pairs-half se lisent avec le pourcentage du match, les autres avec ses IMPs. Les -half valent pour un demi-match d’un nombre impair.',
      '--cross-imps, par paires en cross-IMPs : de chaque étui les IMPs de toutes les comparaisons additionnés, une barre et son nombre de résultats, 10/3,-8/4. Ils sont ramenés à l’étendue d’un match par équipes (EBU White Book 3.1.3) ; --boards peut manquer.',
      '--table : l’échelle du club, colonnes boards (8, 5-8, 9+), imps ou percentage (le plus grand écart de la ligne, vide à la dernière), winner, loser.',
      'Les IMPs sont négatifs si le match a été perdu. Viennent d’abord les points de victoire du camp, puis ceux de ses adversaires.',
      '--explain dit d’où ils viennent. --opponents-had et --right-opponents : le match d’un suisse s’est joué contre les mauvais adversaires, par sa propre faute (--own-fault) ou non, et ce qu’il compte suit (EBU White Book 3.5).',
    ].join('\n'),
  noScale: 'Quelle échelle ? --scale wbf-continuous, ou celle du club : --table echelle.csv',
  oneScale: 'Une échelle publiée ou celle du club, pas les deux : --scale wbf-continuous ou --table echelle.csv',
  opponentsHad:
    'Combien de points de victoire avaient les adversaires, et ceux qui auraient convenu ? --opponents-had 12 --right-opponents 5/6',
  ownFault:
    'En faute de quoi ? Dites contre qui le match s’est joué : --opponents-had 12 --right-opponents 5/6 --own-fault',
  counts: (points, clause) => `Il compte ${points} à ce camp, joué contre les mauvais adversaires (${clause}).`,
  stands: (clause) => `Le résultat demeure : aucun écart d’appariement ne le change (${clause}).`,
  unknownScale: (scale) => `Il n’y a pas d’échelle ${scale}.`,
  boards: 'Sur combien d’étuis s’est joué le match ? Un nombre entier : --boards 16',
  imps: 'De combien d’IMPs le match a-t-il été gagné ? Un nombre entier, négatif s’il a été perdu : --imps 20',
  percentage: 'Quel pourcentage du match ? Un nombre de 0 à 100 : --percentage 56,23',
  oneMargin: 'Un seul écart du match : --imps 20, --percentage 56,23 ou --cross-imps 10/3,-8/4',
  crossImps:
    'Qu’a chaque étui ? Les IMPs de toutes les comparaisons, une barre et son nombre de résultats : --cross-imps 10/3,-8/4',
  noFurther: (text) => `${text} n’est pas compris ici. Chaque nombre suit son option : --imps 20`,
};

export const victoryPointCommandWords = dictionary<Words>({ en, fr });
