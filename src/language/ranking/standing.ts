import type { Standing } from '../../scoring/standing/standings.ts';
import type { TieBreakCode } from '../../scoring/standing/tie-breaks.ts';
import { dictionary } from '../typography.ts';

/** The words beside a ranking: why an entry has no place, and what split a tie. */
const en = {
  unranked: {
    'without-standing': 'without standing',
    'too-few-boards': 'too few boards',
  } satisfies Record<NonNullable<Standing['unranked']>, string>,
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

export const standingWords = dictionary<StandingWords>({ en, fr });
