import type { PenaltyMeasureProblem, PenaltyUnit } from '../../scoring/standing/penalty.ts';
import type { Standing } from '../../scoring/standing/standings.ts';
import type { TieBreakCode } from '../../scoring/standing/tie-breaks.ts';
import type { Language } from '../../language.ts';

/** The words beside a ranking: why an entry has no place, what split a tie, what the director took or gave. */
const en = {
  unranked: {
    'without-standing': 'without standing',
    'too-few-boards': 'too few boards',
  } satisfies Record<NonNullable<Standing['unranked']>, string>,
  penalty: 'Penalty',
  bonus: 'Bonus',
  penaltyUnit: {
    matchpoints: 'matchpoints',
    'percent-of-top': '% of a top',
    imps: 'IMPs',
    'victory-points': 'victory points',
  } satisfies Record<PenaltyUnit, string>,
  /** Of one of them. */
  penaltyOne: {
    matchpoints: 'matchpoint',
    'percent-of-top': '% of a top',
    imps: 'IMP',
    'victory-points': 'victory point',
  } satisfies Record<PenaltyUnit, string>,
  penaltyProblem: {
    'penalty-amount': 'A penalty or bonus is more than 0. Say which of the two it is, and how much.',
    'penalty-unit': 'The totals are in another unit. Give the penalty in the one of the ranking.',
  } satisfies Record<PenaltyMeasureProblem['code'], string>,
  separatedBy: (criterion: string, figure: string) => `split by ${criterion}: ${figure}`,
  criterion: {
    'own-meetings': 'own meetings',
    'own-meeting-imps': 'IMPs of own meetings',
    'meetings-won': 'meetings won',
    'imp-quotient': 'quotient of IMPs',
    'point-quotient': 'quotient of total points',
    'imp-margin': 'IMPs won less lost',
    'common-opponents': 'common opponents',
    'boards-won': 'boards above average',
    'better-boards': 'better boards',
    tops: 'tops',
    'even-results': 'even results',
    lot: 'lot',
  } satisfies Record<TieBreakCode, string>,
  unlimited: 'nothing lost',
  lotToDraw: 'lot to be drawn',
  stratum: (letter: string) => `Stratum ${letter}`,
  scratch: 'Scratch',
  handicap: 'Handicap',
  afterRound: (round: number) => `After round ${round}`,
};

export type StandingWords = typeof en;

const fr: StandingWords = {
  unranked: { 'without-standing': 'hors classement', 'too-few-boards': 'trop peu d’étuis' },
  penalty: 'Pénalité',
  bonus: 'Bonification',
  penaltyUnit: {
    matchpoints: 'points-match',
    'percent-of-top': '% d’un top',
    imps: 'IMPs',
    'victory-points': 'points de victoire',
  },
  penaltyOne: {
    matchpoints: 'point-match',
    'percent-of-top': '% d’un top',
    imps: 'IMP',
    'victory-points': 'point de victoire',
  },
  penaltyProblem: {
    'penalty-amount':
      'Une pénalité ou une bonification est supérieure à 0. Dites laquelle des deux c’est, et de combien.',
    'penalty-unit': 'Les totaux sont dans une autre unité. Donnez la pénalité dans celle du classement.',
  },
  separatedBy: (criterion, figure) => `départagés par ${criterion} : ${figure}`,
  criterion: {
    'own-meetings': 'rencontres directes',
    'own-meeting-imps': 'IMPs des rencontres directes',
    'meetings-won': 'rencontres gagnées',
    'imp-quotient': 'quotient d’IMPs',
    'point-quotient': 'quotient de points',
    'imp-margin': 'IMPs gagnés moins perdus',
    'common-opponents': 'adversaires communs',
    'boards-won': 'étuis au-dessus de la moyenne',
    'better-boards': 'étuis gagnés entre ex aequo',
    tops: 'tops',
    'even-results': 'résultats réguliers',
    lot: 'tirage au sort',
  },
  unlimited: 'rien de perdu',
  lotToDraw: 'à tirer au sort',
  stratum: (letter) => `Strate ${letter}`,
  scratch: 'Scratch',
  handicap: 'Handicap',
  afterRound: (round) => `Après le tour ${round}`,
};

export const standingWords: Record<Language, StandingWords> = { en, fr };

/** 1 matchpoint, 1.5 matchpoints; 1,5 point-match. @param figure the amount as it is written, 0 or more */
export function penaltyAmount(figure: string, unit: PenaltyUnit, language: Language): string {
  const { penaltyUnit, penaltyOne } = standingWords[language];
  const isOne = language === 'fr' ? Number.parseFloat(figure) < 2 : figure === '1';
  return `${figure} ${(isOne ? penaltyOne : penaltyUnit)[unit]}`;
}
