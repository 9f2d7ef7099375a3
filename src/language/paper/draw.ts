/** The words of papers of rounds that are drawn: the draw, the slips of its matches, the standings by round. */
import type { Language } from '../../language.ts';
import { dictionary, unbroken, type SomeWords } from '../typography.ts';

const en = {
  draw: 'Draw',
  drawOf: (round: number) => `Draw of round ${round}`,
  tablesHead: 'Tables',
  tables: (tables: readonly number[]) => tables.join(', '),
  /** Of a half match, which is played first at one table, then at the other. */
  tablesInHalves: (tables: readonly number[]) => tables.join(', then '),
  halvesNote: 'A half match is played at its first table, then with the same boards at the second.',
  home: 'Home',
  away: 'Away',
  met: 'Met before',
  metIn: (round: number) => unbroken(`round ${round}`),
  bye: 'bye',
  halfBye: 'sits out half',
  sharedNote:
    'Three pairs share a table: one plays both halves of the boards, against another in each. Its second half has a number of its own.',
  byName: 'By name',
  against: 'Meets',
  atHome: 'home',
  homeNote: 'The home side sits North-South at the first table of its match.',
  fieldNote: 'The home side sits North-South.',
  slips: 'Match slips',
  round: (round: number) => unbroken(`Round ${round}`),
  atTables: (tables: readonly number[]) =>
    tables.length === 1 ? unbroken(`Table ${tables[0]}`) : `Tables ${tables.join(' and ')}`,
  atTablesInHalves: (tables: readonly number[]) => `Table ${tables.join(', then ')}`,
  roundOfHalves: (round: number) => unbroken(`Round ${round}, half match`),
  result: 'Result',
  signed: 'Signed',
  handIn: 'The winner hands this slip in after the match.',
  standings: 'Standings by round',
  standingsNote: 'Below the result of a round stands the opponent.',
  place: 'Place',
  number: 'No.',
  roundHead: 'Round',
  roundOf: (round: number) => `Round ${round}`,
  opponentIn: (round: number) => `Opponent ${round}`,
  total: 'Total',
  of: { team: 'Team', pair: 'Pair', player: 'Player' },
};

type DrawPaperWords = typeof en;

const fr: DrawPaperWords = {
  draw: 'Tirage',
  drawOf: (round) => `Tirage du tour ${round}`,
  tablesHead: 'Tables',
  tables: (tables) => tables.join(', '),
  tablesInHalves: (tables) => tables.join(', puis '),
  halvesNote: 'Un demi-match se joue à sa première table, puis avec les mêmes étuis à la seconde.',
  home: 'Reçoit',
  away: 'Se déplace',
  met: 'Déjà rencontrée',
  metIn: (round) => unbroken(`tour ${round}`),
  bye: 'exempt',
  halfBye: 'une moitié sans jouer',
  sharedNote:
    'Trois paires se partagent une table : l’une joue les deux moitiés des étuis, contre une autre chaque fois. La seconde moitié a son propre numéro.',
  byName: 'Par nom',
  against: 'Rencontre',
  atHome: 'reçoit',
  homeNote: 'Qui reçoit est en Nord-Sud à la première table du match.',
  fieldNote: 'Qui reçoit est en Nord-Sud.',
  slips: 'Bordereaux de match',
  round: (round) => unbroken(`Tour ${round}`),
  atTables: (tables) => (tables.length === 1 ? unbroken(`Table ${tables[0]}`) : `Tables ${tables.join(' et ')}`),
  atTablesInHalves: (tables) => `Table ${tables.join(', puis ')}`,
  roundOfHalves: (round) => unbroken(`Tour ${round}, demi-match`),
  result: 'Résultat',
  signed: 'Signature',
  handIn: 'Le vainqueur remet ce bordereau après le match.',
  standings: 'Classement par tour',
  standingsNote: 'Sous le résultat d’un tour, l’adversaire.',
  place: 'Place',
  number: 'N°',
  roundHead: 'Tour',
  roundOf: (round) => `Tour ${round}`,
  opponentIn: (round) => `Adversaire ${round}`,
  total: 'Total',
  of: { team: 'Équipe', pair: 'Paire', player: 'Joueur' },
};

/** Each table is a match: who is home sits North-South. */
const ofTables = {
  en: { tablesHead: 'Table', home: 'N-S', away: 'E-W', fieldNote: '' },
  fr: { tablesHead: 'Table', home: 'N-S', away: 'E-O', fieldNote: '' },
} satisfies Record<Language, SomeWords<DrawPaperWords>>;

export const drawPaperWords = dictionary<DrawPaperWords>({ en, fr }, ofTables, null, ofTables);
