/** The words of forms that players fill in at the table: slips, cards of the boards, scorecards of their own. */
import type { Vulnerability } from '../../bridge/board.ts';
import { sideNamesShort } from '../game/seats.ts';
import { formatRuns } from '../sentences.ts';
import { dictionary, unbroken } from '../typography.ts';

const en = {
  slips: 'Score slips',
  table: (table: number) => unbroken(`Table ${table}`),
  round: (round: number) => unbroken(`Round ${round}`),
  tableHead: 'Table',
  roundHead: 'Round',
  agreed: 'Agreed:',
  boardCards: 'Board cards',
  boards: (boards: readonly number[]) => `${boards.length === 1 ? 'Board' : 'Boards'} ${formatRuns(boards, 'en')}`,
  stand: 'bye stand',
  end: 'end',
  ownScorecards: 'Scorecards to fill in',
  board: 'Bd',
  dealer: 'D',
  vulnerable: 'Vul.',
  vulnerability: { none: '–', NS: sideNamesShort.en.NS, EW: sideNamesShort.en.EW, both: 'all' } satisfies Record<
    Vulnerability,
    string
  >,
  against: 'Opp.',
  tricks: 'Tr.',
};

type FormWords = typeof en;

const fr: FormWords = {
  slips: 'Bordereaux',
  table: (table) => unbroken(`Table ${table}`),
  round: (round) => unbroken(`Tour ${round}`),
  tableHead: 'Table',
  roundHead: 'Tour',
  agreed: 'Vérifié :',
  boardCards: 'Fiches des étuis',
  boards: (boards) => `${boards.length === 1 ? 'Étui' : 'Étuis'} ${formatRuns(boards, 'fr')}`,
  stand: 'guéridon',
  end: 'fin',
  ownScorecards: 'Feuilles de score à remplir',
  board: 'Ét.',
  dealer: 'D',
  vulnerable: 'Vul.',
  vulnerability: { none: '–', NS: sideNamesShort.fr.NS, EW: sideNamesShort.fr.EW, both: 'tous' },
  against: 'Adv.',
  tricks: 'Lev.',
};

export const formWords = dictionary<FormWords>({ en, fr });
