/** Sentences for the problems of a Bridgemate server's file. */
import type { BwsProblemCode } from '../../format/bws/problem.ts';
import { dictionary } from '../typography.ts';

type Sentences = Readonly<Record<BwsProblemCode, (problem: { readonly text: string }) => string>>;

/** What stands in the tables of the file. */
const EN_TABLES: Readonly<Record<string, string>> = {
  Session: 'the name and day of the session',
  Section: 'the sections',
  RoundData: 'the movement',
  ReceivedData: 'the results',
  PlayerNumbers: 'the players at the tables',
  PlayerNames: 'the list of names',
  HandRecord: 'the hands',
  HandEvaluation: 'the double-dummy figures',
};

const FR_TABLES: typeof EN_TABLES = {
  Session: 'nom et date de la séance',
  Section: 'sections',
  RoundData: 'mouvement',
  ReceivedData: 'résultats',
  PlayerNumbers: 'joueurs aux tables',
  PlayerNames: 'liste de noms',
  HandRecord: 'mains',
  HandEvaluation: 'levées à jeu ouvert',
};

/** The tables of which something is lost. @param text each, and how many rows of how many where that is known */
function tablesLost(text: string, tables: typeof EN_TABLES, rows: (read: string, of: string) => string): string {
  const lost = text.split(',').map((table) => {
    const [name = '', counts = ''] = table.split(' ');
    const [read = '', of = ''] = counts.split('/');
    return `${tables[name] ?? name} (${[name, ...(of === '' ? [] : [rows(read, of)])].join(', ')})`;
  });
  return lost.join(', ');
}

const en: Sentences = {
  noDatabase: () => 'this is no file of a Bridgemate server. Choose the file that ends in .bws.',
  newerDatabase: () =>
    'this database is of Access 2007 or later. Save it in the format of Access 2000 to 2003, as Bridgemate files are.',
  encrypted: () => 'this database has a password. Save it without one and open it again.',
  damaged: () => 'the list of tables in this file can’t be read. Copy the file from the Bridgemate laptop again.',
  noBridgemate: () =>
    'this database has not the tables of a Bridgemate server. Choose the file that the scoring program made for the session.',
  cutShort: ({ text }) =>
    `the file ends after ${text} KB, before its tables do: it was cut when it was copied or saved. Copy it again from the Bridgemate laptop.`,
  damagedRows: ({ text }) =>
    `some of the file can’t be read: ${tablesLost(text, EN_TABLES, (read, of) => `${read} of ${of} rows`)}. Copy the file again, at best while no results come in.`,
  meeting: ({ text }) =>
    `this row of the movement has no section, table, round or boards that can be: “${text}”. Its table is left out; set the round up in the scoring program, or enter what is played there by hand.`,
  line: ({ text }) =>
    `this result has no section, table, round or board number that can be: “${text}”. Enter it by hand from the Bridgemate.`,
  pairs: ({ text }) => `this result doesn’t say which pairs played: “${text}”. Enter it by hand from the Bridgemate.`,
  contract: ({ text }) => `“${text}” is no contract. Enter this result by hand from the Bridgemate.`,
  declarer: ({ text }) => `“${text}” is no declarer: N, E, S or W. Enter this result by hand from the Bridgemate.`,
  result: ({ text }) =>
    `“${text}” can’t be the tricks of this contract. Enter this result by hand from the Bridgemate.`,
  hands: ({ text }) => `the hands are no deal of 52 cards: ${text}. Open the deal file of the session as well.`,
};

const fr: Sentences = {
  noDatabase: () => 'ce n’est pas un fichier de serveur Bridgemate. Choisissez le fichier qui se termine par .bws.',
  newerDatabase: () =>
    'cette base vient d’Access 2007 ou plus récent. Enregistrez-la au format d’Access 2000-2003, celui des fichiers Bridgemate.',
  encrypted: () => 'cette base a un mot de passe. Enregistrez-la sans mot de passe et ouvrez-la de nouveau.',
  damaged: () =>
    'la liste des tables de ce fichier est illisible. Copiez de nouveau le fichier depuis l’ordinateur des Bridgemate.',
  noBridgemate: () =>
    'cette base n’a pas les tables d’un serveur Bridgemate. Choisissez le fichier que le logiciel de calcul a créé pour la séance.',
  cutShort: ({ text }) =>
    `le fichier s’arrête après ${text} Ko, avant la fin de ses tables : il a été coupé en le copiant ou en l’enregistrant. Copiez-le de nouveau depuis l’ordinateur des Bridgemate.`,
  damagedRows: ({ text }) =>
    `une partie du fichier est illisible : ${tablesLost(text, FR_TABLES, (read, of) => `${read} ${Number(read) < 2 ? 'ligne' : 'lignes'} sur ${of}`)}. Copiez de nouveau le fichier, si possible quand aucun résultat n’arrive.`,
  meeting: ({ text }) =>
    `cette ligne du mouvement n’a pas de section, de table, de tour ou d’étuis possibles : « ${text} ». Sa table est laissée de côté ; corrigez le tour dans le logiciel de calcul, ou saisissez à la main ce qui y est joué.`,
  line: ({ text }) =>
    `ce résultat n’a pas de section, de table, de tour ou de numéro d’étui possible : « ${text} ». Saisissez-le à la main d’après le Bridgemate.`,
  pairs: ({ text }) =>
    `ce résultat ne dit pas quelles paires ont joué : « ${text} ». Saisissez-le à la main d’après le Bridgemate.`,
  contract: ({ text }) => `« ${text} » n’est pas un contrat. Saisissez ce résultat à la main d’après le Bridgemate.`,
  declarer: ({ text }) =>
    `« ${text} » n’est pas un déclarant : N, E, S ou W. Saisissez ce résultat à la main d’après le Bridgemate.`,
  result: ({ text }) =>
    `« ${text} » ne peut pas être les levées de ce contrat. Saisissez ce résultat à la main d’après le Bridgemate.`,
  hands: ({ text }) => `les mains ne sont pas une donne de 52 cartes : ${text}. Ouvrez aussi le fichier des donnes.`,
};

/** What is wrong with the file, and what to do; without the row. */
export const bwsSentences = dictionary<Sentences>({ en, fr });
