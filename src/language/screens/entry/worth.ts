import type { Side } from '../../../bridge/seat.ts';
import { dictionary } from '../../typography.ts';

/**
 * How a score compares with the others of its board, from North-South. All figures are formatted: weighted results
 * count in parts.
 */
export interface WorthFigures {
  /** Null where none is beaten. */
  readonly beaten: string | null;
  /** Null where none is equal. */
  readonly equal: string | null;
  readonly others: string;
  /** Null at IMPs, where a comparison only tells which score is better. */
  readonly percentage: string | null;
}

/** The words for what a line of the entry screen is worth. */
const en = {
  tricks: (tricks: number) => `${tricks} ${tricks === 1 ? 'trick' : 'tricks'}.`,
  allPassed: 'Passed out.',
  onlyTheScore: 'Only the score.',
  awarded: (ns: string, ew: string) => `${ns} to North-South, ${ew} to East-West.`,
  awardedTo: {
    NS: (given: string) => `${given} to North-South; not counted for East-West, who have their score of the board.`,
    EW: (given: string) => `${given} to East-West; not counted for North-South, who have their score of the board.`,
  } satisfies Record<Side, (given: string) => string>,
  countsForNobody: 'Not played: it counts for nobody.',
  firstResult: 'The first result of the board.',
  firstOfForm: 'The first result of its form.',
  worth: ({ beaten, equal, others, percentage }: WorthFigures) => {
    const of = `of ${others}${percentage === null ? '.' : `: ${percentage}`}`;
    if (beaten !== null && equal !== null) return `Beats ${beaten} and equals ${equal} ${of}`;
    if (beaten !== null) return `Beats ${beaten} ${of}`;
    return equal !== null ? `Equals ${equal} ${of}` : `Beats none ${of}`;
  },
  changes: (before: string, after: string) => `${before} → ${after}`,
  onThisBoard: 'on this board',
  noScore: 'no score',
};

type WorthWords = typeof en;

const fr: WorthWords = {
  tricks: (tricks) => `${tricks} ${tricks < 2 ? 'levée' : 'levées'}.`,
  allPassed: 'Passe général.',
  onlyTheScore: 'Marque seule.',
  awarded: (ns, ew) => `${ns} en Nord-Sud, ${ew} en Est-Ouest.`,
  awardedTo: {
    NS: (given) => `${given} en Nord-Sud ; ne compte pas pour Est-Ouest, qui a sa marque de l’étui.`,
    EW: (given) => `${given} en Est-Ouest ; ne compte pas pour Nord-Sud, qui a sa marque de l’étui.`,
  },
  countsForNobody: 'Non joué : ne compte pour personne.',
  firstResult: 'Premier résultat de l’étui.',
  firstOfForm: 'Premier résultat de sa forme.',
  worth: ({ beaten, equal, others, percentage }) => {
    const of = `sur ${others}${percentage === null ? '.' : ` : ${percentage}`}`;
    if (beaten !== null && equal !== null) return `Bat ${beaten} et égale ${equal} ${of}`;
    if (beaten !== null) return `Bat ${beaten} ${of}`;
    return equal !== null ? `Égale ${equal} ${of}` : `N’en bat aucun ${of}`;
  },
  changes: (before, after) => `${before} → ${after}`,
  onThisBoard: 'sur cet étui',
  noScore: 'sans marque',
};

export const worthWords = dictionary<WorthWords>({ en, fr });
