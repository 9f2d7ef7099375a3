/** Sentences for the problems of a Bridgemate server's file. */
import type { BwsProblemCode } from '../../format/bws/problem.ts';
import { dictionary } from '../typography.ts';

type Sentences = Readonly<Record<BwsProblemCode, (problem: { readonly text: string }) => string>>;

const en: Sentences = {
  noDatabase: () => 'this is no file of a Bridgemate server. Choose the file that ends in .bws.',
  newerDatabase: () =>
    'this database is of Access 2007 or later. Save it in the format of Access 2000 to 2003, as Bridgemate files are.',
  encrypted: () => 'this database has a password. Save it without one and open it again.',
  damaged: () => 'the list of tables in this file can’t be read. Copy the file from the Bridgemate laptop again.',
  noBridgemate: () =>
    'this database has not the tables of a Bridgemate server. Choose the file that the scoring program made for the session.',
  damagedRows: ({ text }) =>
    `some rows of the table ${text} can’t be read; the others are here. Copy the file again, at best while no results come in.`,
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
  damagedRows: ({ text }) =>
    `des lignes de la table ${text} sont illisibles ; les autres sont là. Copiez de nouveau le fichier, si possible quand aucun résultat n’arrive.`,
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
