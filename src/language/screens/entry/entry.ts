import { sideNames, sideNamesShort } from '../../game/seats.ts';
import type { Language } from '../../../language.ts';
import { dictionary, type SomeWords } from '../../typography.ts';

/** The words of the entry screen: heads of columns, what is typed, and keys. */
const en = {
  board: (board: number) => `Board ${board}`,
  notRecorded: (lines: number) => `${lines} ${lines === 1 ? 'line' : 'lines'} not recorded`,

  table: 'Table',
  round: 'Round',
  northSouth: sideNames.en.NS,
  eastWest: sideNames.en.EW,
  ns: sideNamesShort.en.NS,
  ew: sideNamesShort.en.EW,
  pairNumber: 'Pair',
  typed: 'Typed',
  contract: 'Contract',
  by: 'By',
  lead: 'Lead',
  result: 'Result',
  score: 'Score',
  matchpointsOf: (top: number) => (top === 0 ? 'Matchpoints' : `Matchpoints of ${top}`),
  percentNs: `% ${sideNamesShort.en.NS}`,
  imps: 'IMPs',
  impsNs: `IMPs ${sideNamesShort.en.NS}`,
  lineLabel: (table: string, ns: string, ew: string) => `Table ${table}, ${ns} against ${ew}`,
  boardColumn: 'Board',
  boardLineLabel: (board: number, ns: string, ew: string) => `Board ${board}, ${ns} against ${ew}`,

  enter: 'Enter',
  howToType: 'As it is said: 4SN=, 420, A60, P, NP',
  accept: 'accept',
  correct: 'correct',
  askToCorrect: 'correct it',
  goOn: 'next line',
  leave: 'leave it and go on',
  tryAgain: 'try again',
  erase: 'yes, take it away',
  askToErase: 'take it away',
  keep: 'keep it',
  confirmPairs: 'take it so',
  notRecordedYet: 'Not recorded yet.',
  emptied: (outcome: string) => `Empty: the result (${outcome}) would be taken away.`,
  eraseConfirm: (outcome: string) => `Take the result (${outcome}) away? The line will wait again.`,

  toRanking: 'ranking',

  pastedBeyond: (texts: string) => `The page has no line for: ${texts}`,

  keyLineAbove: 'line above',
  keyLead: 'lead',
  keyGoTo: 'go to',
  keyPairs: 'pairs, board',
  keyHistory: 'history',
  keyWaiting: 'line not recorded',
  waitingWords: 'unrecorded left behind waiting amber',
  keyWhy: 'why',
  keyFix: 'apply a fix',
  escape: 'Esc',
};

type EntryWords = typeof en;

const fr: EntryWords = {
  board: (board) => `Étui ${board}`,
  notRecorded: (lines) => `${lines} ${lines === 1 ? 'ligne non enregistrée' : 'lignes non enregistrées'}`,

  table: 'Table',
  round: 'Tour',
  northSouth: sideNames.fr.NS,
  eastWest: sideNames.fr.EW,
  ns: sideNamesShort.fr.NS,
  ew: sideNamesShort.fr.EW,
  pairNumber: 'Paire',
  typed: 'Saisi',
  contract: 'Contrat',
  by: 'Par',
  lead: 'Ent.',
  result: 'Rés.',
  score: 'Marque',
  matchpointsOf: (top) => (top === 0 ? 'Points' : `Points sur ${top}`),
  percentNs: `% ${sideNamesShort.fr.NS}`,
  imps: 'IMPs',
  impsNs: `IMPs ${sideNamesShort.fr.NS}`,
  lineLabel: (table, ns, ew) => `Table ${table}, ${ns} contre ${ew}`,
  boardColumn: 'Étui',
  boardLineLabel: (board, ns, ew) => `Étui ${board}, ${ns} contre ${ew}`,

  enter: 'Entrée',
  howToType: 'Tapez : 4PN=, 420, A60, P, NP',
  accept: 'valider',
  correct: 'corriger',
  askToCorrect: 'corriger',
  goOn: 'ligne suivante',
  leave: 'laisser et continuer',
  tryAgain: 'réessayer',
  erase: 'oui, retirer',
  askToErase: 'retirer',
  keep: 'garder',
  confirmPairs: 'prendre ainsi',
  notRecordedYet: 'Pas encore enregistré.',
  emptied: (outcome) => `Vide : le résultat (${outcome}) serait retiré.`,
  eraseConfirm: (outcome) => `Retirer le résultat (${outcome}) ? La ligne attendra de nouveau.`,

  toRanking: 'classement',

  pastedBeyond: (texts) => `La page n’a pas de ligne pour : ${texts}`,

  keyLineAbove: 'ligne au-dessus',
  keyLead: 'entame',
  keyGoTo: 'aller à',
  keyPairs: 'paires, étui',
  keyHistory: 'historique',
  keyWaiting: 'ligne non enregistrée',
  waitingWords: 'laissée en attente ambre',
  keyWhy: 'pourquoi',
  keyFix: 'corriger',
  escape: 'Échap',
};

const ofPlayers: Readonly<Record<Language, SomeWords<EntryWords>>> = {
  en: {
    pairNumber: 'Players',
    keyPairs: 'players, board',
  },
  fr: {
    pairNumber: 'Joueurs',
    keyPairs: 'joueurs, étui',
  },
};

export const entryWords = dictionary<EntryWords>({ en, fr }, ofPlayers);
