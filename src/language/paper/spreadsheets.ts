import type { RankingCsvWords } from '../../format/spreadsheet/ranking.ts';
import type { TravellersCsvWords } from '../../format/spreadsheet/travellers.ts';
import { bySide, sideNamesShort } from '../game/seats.ts';
import { regulationWords } from '../regulation/regulation.ts';
import type { Language } from '../../language.ts';
import { dictionary, type SomeWords } from '../typography.ts';

interface SpreadsheetWords {
  readonly ranking: RankingCsvWords;
  readonly travellers: TravellersCsvWords;
}

const en: SpreadsheetWords = {
  ranking: {
    heads: ['Section', 'Line', 'Place', 'Pair', 'Name 1', 'Name 2', 'Boards'],
    points: {
      matchpoints: ['Matchpoints', 'Maximum', '%', 'Bonus or penalty'],
      imps: ['IMPs', 'IMPs a board', 'Bonus or penalty'],
    },
    stratum: ['Stratum', 'Place in stratum'],
    handicap: {
      total: ['Handicap', 'Total with handicap', 'Place with handicap'],
      matchpoints: ['Handicap', '% with handicap', 'Place with handicap'],
      imps: ['Handicap', 'IMPs a board with handicap', 'Place with handicap'],
    },
    compared: ['Compared'],
    line: sideNamesShort.en,
    fields: regulationWords.en.fields,
  },
  travellers: {
    names: bySide('en', (side) => `${side} names`),
    points: {
      matchpoints: bySide('en', (side) => `MP ${side}`),
      imps: bySide('en', (side) => `IMPs ${side}`),
    },
    percent: bySide('en', (side) => `% ${side}`),
  },
};

const fr: SpreadsheetWords = {
  ranking: {
    heads: ['Section', 'Ligne', 'Place', 'Paire', 'Nom 1', 'Nom 2', 'Étuis'],
    points: {
      matchpoints: ['Points-match', 'Maximum', '%', 'Bonification ou pénalité'],
      imps: ['IMPs', 'IMPs par étui', 'Bonification ou pénalité'],
    },
    stratum: ['Strate', 'Place dans la strate'],
    handicap: {
      total: ['Handicap', 'Total avec handicap', 'Place avec handicap'],
      matchpoints: ['Handicap', '% avec handicap', 'Place avec handicap'],
      imps: ['Handicap', 'IMPs par étui avec handicap', 'Place avec handicap'],
    },
    compared: ['Comparaison'],
    line: sideNamesShort.fr,
    fields: regulationWords.fr.fields,
  },
  travellers: {
    names: bySide('fr', (side) => `Noms ${side}`),
    points: {
      matchpoints: bySide('fr', (side) => `PM ${side}`),
      imps: bySide('fr', (side) => `IMPs ${side}`),
    },
    percent: bySide('fr', (side) => `% ${side}`),
  },
};

/** The heads and words of the spreadsheets that are downloaded beside what is printed. */
const ofPlayers: Readonly<Record<Language, SomeWords<SpreadsheetWords>>> = {
  en: { ranking: { heads: ['Section', 'Line', 'Place', 'Player', 'Name', 'Boards'] } },
  fr: { ranking: { heads: ['Section', 'Ligne', 'Place', 'Joueur', 'Nom', 'Étuis'] } },
};

export const spreadsheetWords = dictionary<SpreadsheetWords>({ en, fr }, ofPlayers);
