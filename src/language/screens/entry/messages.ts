import type { Language } from '../../../language.ts';
import { dictionary, type SomeWords } from '../../typography.ts';

/** Why a line is not recorded: the schedule, the pairs or the board changed after it was opened. */
const REFUSALS: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    slotNotScheduled: 'the schedule has changed and has no such line',
    sitOut: 'the schedule has changed and one of the pairs has no opponents here',
    unknownEntry: 'one of the pairs is not in this section',
    phantomEntry: 'the missing pair has no results',
    samePair: 'a pair cannot play against itself',
    unknownBoard: 'the section does not play that board',
    boardOfAnotherMatch: 'the board was dealt for another match',
    impossibleScore: 'no contract is worth that score on the board',
    nothingToErase: 'the result was taken away already',
  },
  fr: {
    slotNotScheduled: 'le mouvement a changé et n’a plus cette ligne',
    sitOut: 'le mouvement a changé et une des paires n’a pas d’adversaires ici',
    unknownEntry: 'une des paires n’est pas de cette section',
    phantomEntry: 'la paire fantôme n’a pas de résultats',
    samePair: 'une paire ne joue pas contre elle-même',
    unknownBoard: 'la section ne joue pas cet étui',
    boardOfAnotherMatch: 'l’étui a été donné pour une autre rencontre',
    impossibleScore: 'aucun contrat ne vaut cette marque sur l’étui',
    nothingToErase: 'le résultat était déjà retiré',
  },
};

/** The same where players are ranked. */
const PLAYERS_REFUSED: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    unknownEntry: 'one of the players is not in this section',
    samePair: 'nobody sits on both sides',
  },
  fr: {
    unknownEntry: 'un des joueurs n’est pas de cette section',
    samePair: 'personne n’est assis des deux côtés',
  },
};

/** The messages on a line of the entry screen: why it is not recorded, and what is unusual about it. */
const en = {
  unreachable: 'Not recorded: the application did not answer. The line is kept.',
  refused: (code: string) =>
    `Not recorded: ${REFUSALS.en[code] ?? `the club file refused the line (${code})`}. The line is kept.`,
  pairAlreadyPlayed: (pair: string, table: string, round: number) =>
    `Pair ${pair} has a result on this board already: table ${table}, round ${round}.`,
  otherNumber: (table: string, ns: string, ew: string) =>
    `table ${table} was ${ns} against ${ew}: correct it, and accept this line`,
  secondPlay: {
    NS: 'not counted; average plus for E-W alone (Laws 15B1, 15B3)',
    EW: 'not counted; average plus for N-S alone (Laws 15B1, 15B3)',
    both: 'not counted: both have their score of it (Law 15B1)',
  },
  changedMeanwhile: (outcome: string) => `Changed meanwhile: the line now says ${outcome}.`,
  erasedMeanwhile: 'Changed meanwhile: the result of this line was taken away.',
  keepTheirs: (outcome: string) => `keep ${outcome}`,
  keepErased: 'leave it taken away',
  replaceBy: (outcome: string) => `replace by ${outcome}`,

  saidOther: (said: string, ns: string, ew: string) =>
    `You typed ${said.includes('–') ? 'pairs' : 'pair'} ${said}; this line is ${ns} against ${ew}.`,
  otherLine: (table: string, ns: string, ew: string) => `it is table ${table}’s: ${ns} against ${ew}`,
  playedHere: (ns: string, ew: string) => `${ns} played ${ew} here`,
  lineIsRight: (ns: string, ew: string) => `it is ${ns} against ${ew}`,
  passedLine: (outcome: string) => `This line has ${outcome} already. Is the sheet one line off?`,
  otherPairs: (ns: string, ew: string) => `Other pairs: ${ns} and ${ew} were expected.`,
  otherWay: (ns: string, ew: string) => `The other way round: ${ns} N-S and ${ew} E-W were expected.`,
  otherBoard: (board: number, expected: number) => `Played on board ${board}: board ${expected} was expected.`,
  notScheduled: 'Played beside the boards of the round.',
  left: 'A pair has withdrawn: no result is expected.',
  boardPlayed: 'Board really played',
  noSuchBoard: (board: string, first: number, last: number) =>
    board === '' ? 'Which board?' : `There is no board ${board} here: they are ${first} to ${last}.`,
  pairNs: 'Pair North-South',
  pairEw: 'Pair East-West',
  exchange: 'exchange N-S and E-W',
  noSuchPair: (number: string) => (number === '' ? 'Which pairs?' : `There is no pair ${number}.`),
  samePair: 'A pair cannot play against itself.',
};

export type EntryMessageWords = typeof en;

const fr: EntryMessageWords = {
  unreachable: 'Pas enregistré : l’application n’a pas répondu. La ligne est gardée.',
  refused: (code) =>
    `Pas enregistré : ${REFUSALS.fr[code] ?? `le fichier du club a refusé la ligne (${code})`}. La ligne est gardée.`,
  pairAlreadyPlayed: (pair, table, round) =>
    `La paire ${pair} a déjà un résultat sur cet étui : table ${table}, tour ${round}.`,
  otherNumber: (table, ns, ew) => `à la table ${table} c’était ${ns} contre ${ew} : corriger, et valider cette ligne`,
  secondPlay: {
    NS: 'ne compte pas ; moyenne plus pour E-O seul (Lois 15B1, 15B3)',
    EW: 'ne compte pas ; moyenne plus pour N-S seul (Lois 15B1, 15B3)',
    both: 'ne compte pas : chacun a sa marque de l’étui (Loi 15B1)',
  },
  changedMeanwhile: (outcome) => `Changé entre-temps : la ligne dit maintenant ${outcome}.`,
  erasedMeanwhile: 'Changé entre-temps : le résultat de cette ligne a été retiré.',
  keepTheirs: (outcome) => `garder ${outcome}`,
  keepErased: 'la laisser vide',
  replaceBy: (outcome) => `remplacer par ${outcome}`,

  saidOther: (said, ns, ew) =>
    `Vous avez tapé ${said.includes('–') ? 'les paires' : 'la paire'} ${said} ; cette ligne est ${ns} contre ${ew}.`,
  otherLine: (table, ns, ew) => `c’est à la table ${table} : ${ns} contre ${ew}`,
  playedHere: (ns, ew) => `${ns} a joué contre ${ew} ici`,
  lineIsRight: (ns, ew) => `c’est bien ${ns} contre ${ew}`,
  passedLine: (outcome) => `Cette ligne a déjà ${outcome}. La fiche est-elle décalée d’une ligne ?`,
  otherPairs: (ns, ew) => `Autres paires : ${ns} et ${ew} étaient attendues.`,
  otherWay: (ns, ew) => `Dans l’autre sens : ${ns} N-S et ${ew} E-O étaient attendues.`,
  otherBoard: (board, expected) => `Joué sur l’étui ${board} : l’étui ${expected} était attendu.`,
  notScheduled: 'Joué en plus des étuis du tour.',
  left: 'Une paire s’est retirée : aucun résultat n’est attendu.',
  boardPlayed: 'Étui vraiment joué',
  noSuchBoard: (board, first, last) =>
    board === '' ? 'Quel étui ?' : `Il n’y a pas d’étui ${board} ici : ils vont de ${first} à ${last}.`,
  pairNs: 'Paire Nord-Sud',
  pairEw: 'Paire Est-Ouest',
  exchange: 'échanger N-S et E-O',
  noSuchPair: (number) => (number === '' ? 'Quelles paires ?' : `Il n’y a pas de paire ${number}.`),
  samePair: 'Une paire ne joue pas contre elle-même.',
};

const ofPlayers: Readonly<Record<Language, SomeWords<EntryMessageWords>>> = {
  en: {
    refused: (code) =>
      `Not recorded: ${PLAYERS_REFUSED.en[code] ?? REFUSALS.en[code] ?? `the club file refused the line (${code})`}. The line is kept.`,
    pairAlreadyPlayed: (players, table, round) =>
      `One of ${players} has a result on this board already: table ${table}, round ${round}.`,
    saidOther: (said, ns, ew) => `You typed ${said}; this line is ${ns} against ${ew}.`,
    otherPairs: (ns, ew) => `Other players: ${ns} and ${ew} were expected.`,
    left: 'A player has withdrawn: no result is expected.',
    pairNs: 'Players North-South, such as 7+1',
    pairEw: 'Players East-West, such as 7+1',
    noSuchPair: (typed) => (typed === '' ? 'Which two players?' : `${typed} is no two players. Type both: 7+1.`),
    samePair: 'Nobody sits on both sides.',
  },
  fr: {
    refused: (code) =>
      `Pas enregistré : ${PLAYERS_REFUSED.fr[code] ?? REFUSALS.fr[code] ?? `le fichier du club a refusé la ligne (${code})`}. La ligne est gardée.`,
    pairAlreadyPlayed: (players, table, round) =>
      `Un des joueurs ${players} a déjà un résultat sur cet étui : table ${table}, tour ${round}.`,
    saidOther: (said, ns, ew) => `Vous avez tapé ${said} ; cette ligne est ${ns} contre ${ew}.`,
    otherPairs: (ns, ew) => `Autres joueurs : ${ns} et ${ew} étaient attendus.`,
    otherWay: (ns, ew) => `Dans l’autre sens : ${ns} N-S et ${ew} E-O étaient attendus.`,
    left: 'Un joueur s’est retiré : aucun résultat n’est attendu.',
    pairNs: 'Joueurs Nord-Sud, par exemple 7+1',
    pairEw: 'Joueurs Est-Ouest, par exemple 7+1',
    noSuchPair: (typed) =>
      typed === '' ? 'Quels deux joueurs ?' : `${typed} ne désigne pas deux joueurs. Tapez les deux : 7+1.`,
    samePair: 'Personne n’est assis des deux côtés.',
  },
};

export const entryMessageWords = dictionary<EntryMessageWords>({ en, fr }, ofPlayers);
