import type { RankingCsvWords } from '../../format/spreadsheet/ranking.ts';
import type { AddedUpCsvWords } from '../../format/spreadsheet/added-up.ts';
import type { MatchesCsvWords } from '../../format/spreadsheet/matches.ts';
import type { TravellersCsvWords } from '../../format/spreadsheet/travellers.ts';
import { bySide, sideNamesShort } from '../game/seats.ts';
import { regulationWords } from '../regulation/regulation.ts';
import type { Language } from '../../language.ts';
import { dictionary, type SomeWords } from '../typography.ts';

interface SpreadsheetWords {
  readonly ranking: RankingCsvWords;
  readonly travellers: TravellersCsvWords;
  readonly matches: MatchesCsvWords;
  readonly addedUp: AddedUpCsvWords;
  /** Heads that the import knows again. */
  readonly entries: {
    readonly title: string;
    readonly section: string;
    readonly number: string;
    readonly line: string;
    readonly team: string;
    readonly club: string;
    readonly player: (place: number) => string;
  };
  readonly movement: {
    readonly title: string;
    readonly section: string;
    /** Round, table, North-South, East-West, set. */
    readonly heads: readonly string[];
  };
}

const en: SpreadsheetWords = {
  entries: {
    title: 'Entries',
    section: 'Section',
    number: 'Number',
    line: 'Line',
    team: 'Team',
    club: 'Club',
    player: (place) => `Player ${place}`,
  },
  movement: { title: 'Movement', section: 'Section', heads: ['Round', 'Table', 'NS', 'EW', 'Set'] },
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
    awards: ['Masterpoints', 'Masterpoints with handicap'],
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
  addedUp: {
    heads: ['Place', 'Number', 'Team', 'Club', 'Players'],
    pairs: {
      matchpoints: ['N-S pair', 'N-S matchpoints', 'N-S %', 'E-W pair', 'E-W matchpoints', 'E-W %'],
      imps: ['N-S pair', 'N-S IMPs', 'N-S IMPs a board', 'E-W pair', 'E-W IMPs', 'E-W IMPs a board'],
    },
    boards: 'Boards',
  },
  matches: {
    club: 'Club',
    ranking: ['Place', 'Number', 'Team', 'Players', 'Matches'],
    imps: ['IMPs won', 'IMPs lost'],
    change: 'Bonus or penalty',
    matches: ['Round', 'Home number', 'Home', 'Away number', 'Away', 'State'],
    boards: ['Round', 'Home', 'Away', 'Part', 'Board'],
    room: { open: 'Open', closed: 'Closed' },
    inRoom: ['contract', 'by', 'result', 'score N-S'],
    of: { home: 'home', away: 'away' },
    figure: { imps: 'IMPs', points: 'Points', boardPoints: 'Points' },
    unit: { imps: 'IMPs', 'victory-points': 'VP', points: 'Points' },
    result: 'result',
    state: { 'not-begun': 'not begun', 'in-play': 'in play', complete: 'complete' },
  },
};

const fr: SpreadsheetWords = {
  entries: {
    title: 'Engagés',
    section: 'Section',
    number: 'Numéro',
    line: 'Ligne',
    team: 'Équipe',
    club: 'Club',
    player: (place) => `Joueur ${place}`,
  },
  movement: { title: 'Mouvement', section: 'Section', heads: ['Tour', 'Table', 'NS', 'EO', 'Jeu'] },
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
    awards: ['Points d’expert', 'Points d’expert avec handicap'],
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
  addedUp: {
    heads: ['Place', 'Numéro', 'Équipe', 'Club', 'Joueurs'],
    pairs: {
      matchpoints: ['Paire N-S', 'Points-match N-S', '% N-S', 'Paire E-O', 'Points-match E-O', '% E-O'],
      imps: ['Paire N-S', 'IMPs N-S', 'IMPs par étui N-S', 'Paire E-O', 'IMPs E-O', 'IMPs par étui E-O'],
    },
    boards: 'Étuis',
  },
  matches: {
    club: 'Club',
    ranking: ['Place', 'Numéro', 'Équipe', 'Joueurs', 'Matchs'],
    imps: ['IMPs gagnés', 'IMPs perdus'],
    change: 'Bonification ou pénalité',
    matches: ['Tour', 'Numéro recevante', 'Recevante', 'Numéro visiteuse', 'Visiteuse', 'État'],
    boards: ['Tour', 'Recevante', 'Visiteuse', 'Partie', 'Étui'],
    room: { open: 'Ouverte', closed: 'Fermée' },
    inRoom: ['contrat', 'par', 'résultat', 'marque N-S'],
    of: { home: 'recevante', away: 'visiteuse' },
    figure: { imps: 'IMPs', points: 'Points', boardPoints: 'Points' },
    unit: { imps: 'IMPs', 'victory-points': 'PV', points: 'Points' },
    result: 'résultat',
    state: { 'not-begun': 'pas commencé', 'in-play': 'en cours', complete: 'terminé' },
  },
};

/** The heads and words of the spreadsheets that are downloaded beside what is printed. */
const ofPlayers: Readonly<Record<Language, SomeWords<SpreadsheetWords>>> = {
  en: { ranking: { heads: ['Section', 'Line', 'Place', 'Player', 'Name', 'Boards'] } },
  fr: { ranking: { heads: ['Section', 'Ligne', 'Place', 'Joueur', 'Nom', 'Étuis'] } },
};

const ofTeams: Readonly<Record<Language, SomeWords<SpreadsheetWords>>> = {
  en: { ranking: { heads: ['Section', 'Line', 'Place', 'Number', 'Team', 'Players', 'Boards'] } },
  fr: { ranking: { heads: ['Section', 'Ligne', 'Place', 'Numéro', 'Équipe', 'Joueurs', 'Étuis'] } },
};

export const spreadsheetWords = dictionary<SpreadsheetWords>({ en, fr }, ofPlayers, ofTeams);
