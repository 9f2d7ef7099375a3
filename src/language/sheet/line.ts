/** Sentences for a line typed on a sheet of rubber bridge or minibridge: what is wrong with it, what it still needs. */
import type { SheetExpectation, SheetFault } from '../../bridge/sheet/line.ts';
import type { ShorthandFault } from '../../bridge/shorthand/shorthand.ts';
import type { SheetKind } from '../../bridge/sheet/stored.ts';
import type { Language } from '../../language.ts';
import { shorthandProblemSentence, unfinishedSentence } from '../game/shorthand.ts';
import { capitalize } from '../sentences.ts';
import { dictionary } from '../typography.ts';

const en = {
  howToType: {
    rubber: 'Type the contract, who declared and the result: 4SN=. Honours follow: 4SN= H100N. Passed out is P.',
    minibridge: 'Type the points from the dealer on, then contract and result: 12 9 14 4S=. Thrown in is P.',
  } satisfies Record<SheetKind, string>,
  notOnSheet: 'a sheet has contracts and P for a deal passed out: 4SN=',
  leadOnSheet: 'a sheet has no leads, take the card away',
  honoursAmount: 'honours are H100 or H150 and who holds them: H100N',
  honoursHolder: 'who holds the honours? N E S W',
  honoursAtNoTrump: 'at no-trump honours are the four aces: H150',
  honoursPassedOut: 'a deal passed out has no honours',
  honoursWithoutDeal: 'honours stand behind their deal: 4SN= H100N',
  minibridgeDouble: 'minibridge has no doubles, take the X away',
  pointsCount: 'the points of three or four hands, from the dealer on: 12 9 14',
  pointsOfHand: 'a hand has at most 37 points',
  pointsSum: (sum: number) => `four hands have 40 points, not ${sum}`,
  contract: 'the contract and its result? 4S=',
  honours: 'how much? H100 or H150',
  holder: 'who holds them? N E S W',
  points: (hands: number) => (hands === 4 ? 'points of the dealer?' : `points of ${hands} more hands?`),
};

type SheetLineWords = typeof en;

const fr: SheetLineWords = {
  howToType: {
    rubber:
      'Tapez le contrat, le déclarant et le résultat : 4PN=. Les honneurs suivent : 4PN= H100N. Passe général : P.',
    minibridge: 'Tapez les points à partir du donneur, puis contrat et résultat : 12 9 14 4P=. Donne annulée : P.',
  },
  notOnSheet: 'une feuille porte des contrats, et P pour un passe général : 4PN=',
  leadOnSheet: 'une feuille n’a pas d’entames, effacez la carte',
  honoursAmount: 'les honneurs s’écrivent H100 ou H150 et la main qui les tient : H100N',
  honoursHolder: 'qui tient les honneurs ? N E S O',
  honoursAtNoTrump: 'à sans-atout les honneurs sont les quatre as : H150',
  honoursPassedOut: 'une donne passée n’a pas d’honneurs',
  honoursWithoutDeal: 'les honneurs suivent leur donne : 4PN= H100N',
  minibridgeDouble: 'le mini-bridge n’a pas de contre, effacez le X',
  pointsCount: 'les points de trois ou quatre mains, à partir du donneur : 12 9 14',
  pointsOfHand: 'une main a au plus 37 points',
  pointsSum: (sum) => `les quatre mains ont 40 points, pas ${sum}`,
  contract: 'le contrat et son résultat ? 4P=',
  honours: 'combien ? H100 ou H150',
  holder: 'qui les tient ? N E S O',
  points: (hands) => (hands === 4 ? 'points du donneur ?' : `points de ${hands} autres mains ?`),
};

const WORDS = dictionary<SheetLineWords>({ en, fr });

/** How a line of a sheet is typed. */
export function sheetLineHelp(kind: SheetKind, language: Language): string {
  return WORDS[language].howToType[kind];
}

/** What is wrong with a line, as one sentence. */
export function sheetFaultSentence(fault: SheetFault, language: Language): string {
  const words = WORDS[language];
  if (fault.code === 'pointsSum') return capitalize(words.pointsSum(fault.sum));
  // Nothing else that a line of a traveller may hold is known here.
  if (fault.code === 'line') return capitalize(words.notOnSheet);
  return capitalize(isOfSheets(fault) ? words[fault.code] : shorthandProblemSentence(fault, language));
}

type OfSheets = Exclude<SheetFault, ShorthandFault | { readonly code: 'pointsSum' }>;

function isOfSheets(fault: Exclude<SheetFault, { readonly code: 'pointsSum' }>): fault is OfSheets {
  return fault.code in WORDS.en;
}

/** What an unfinished line needs next, as a question. */
export function sheetExpectationSentence(expects: SheetExpectation, language: Language): string {
  const words = WORDS[language];
  switch (expects.of) {
    case 'contract':
      return capitalize(
        expects.shorthand.expects[0] === 'line' ? words.contract : unfinishedSentence(expects.shorthand, language),
      );
    case 'points':
      return capitalize(words.points(expects.hands));
    case 'honours':
    case 'holder':
      return capitalize(words[expects.of]);
  }
}
