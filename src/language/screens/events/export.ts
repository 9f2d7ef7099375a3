import type { FileFormat } from '../../../format/event/file.ts';
import { dictionary } from '../../typography.ts';

/** Words of the panel in which an event leaves for somebody else: what each file carries, and what it doesn't. */
const en = {
  title: 'Export',
  archive: 'For another machine, and to keep',
  archiveHelp:
    'Everything in one file (.etui): every result, ruling and change, players with their numbers. It comes in again anywhere, and can be gone on with and brought back.',
  table: 'Every result as CSV',
  csv: { entries: 'Entries (CSV)', movement: 'Movement (CSV)', ranking: 'Ranking (CSV)' },
  tableHelp:
    'CSV is for spreadsheets: without penalties, rulings’ reasons or the history. Import takes each of them in again.',
  federation: 'For the federation',
  federationHelp:
    'USEBIO 1.2: players with their numbers, every result with its score on the board, hands, ranking and masterpoints. Not in it: penalties by themselves, notes, the history.',
  website: 'For the website',
  websiteHelp:
    'The result page opens in any browser, with scorecards and hands. PBN has results, ranking and hands for other programs, without the players’ numbers.',
  page: 'Result page (HTML)',
  ranking: 'Ranking (CSV)',
  machine: 'For a dealing machine',
  machineHelp:
    'The hands alone, and only of boards that nobody can play any more: the others stay closed. BRI and DGE have no board numbers and count from 1.',
  noHands: 'There are no hands that may be seen yet.',
  server: 'For Bridgemates',
  serverHelp:
    'The file that the Bridgemate server starts from (.bws): sections, tables, who meets whom on which boards, names. Rulings and scores without a contract are not in it, nor is the movement of an individual.',
  formats: {
    usebio: 'USEBIO (.xml)',
    pbn: 'PBN',
    csv: 'CSV',
    lin: 'LIN',
    dup: 'DUP',
    dlm: 'DLM',
    bri: 'BRI',
    dge: 'DGE',
    bws: 'Bridgemate (.bws)',
  } satisfies Record<FileFormat, string>,
};

type ExportWords = typeof en;

const fr: ExportWords = {
  title: 'Exporter',
  archive: 'Pour une autre machine, et à garder',
  archiveHelp:
    'Tout en un fichier (.etui) : chaque résultat, décision et modification, les joueurs avec leurs numéros. On peut le reprendre partout, continuer, puis le rapporter.',
  table: 'Tous les résultats en CSV',
  csv: { entries: 'Engagés (CSV)', movement: 'Mouvement (CSV)', ranking: 'Classement (CSV)' },
  tableHelp:
    'Le CSV est pour les tableurs : sans pénalités, motifs des décisions ni historique. L’import les reprend tous.',
  federation: 'Pour la fédération',
  federationHelp:
    'USEBIO 1.2 : les joueurs avec leurs numéros, chaque résultat avec sa note sur l’étui, donnes, classement et points d’expert. Sans les pénalités à part, les notes ni l’historique.',
  website: 'Pour le site',
  websiteHelp:
    'La page de résultats s’ouvre dans tout navigateur, avec feuilles de route et donnes. Le PBN donne résultats, classement et donnes à d’autres programmes, sans numéros de joueurs.',
  page: 'Page de résultats (HTML)',
  ranking: 'Classement (CSV)',
  machine: 'Pour un distributeur',
  machineHelp:
    'Les mains seules, et seulement des étuis que personne ne peut plus jouer : les autres restent fermées. BRI et DGE n’ont pas de numéros d’étuis et comptent à partir de 1.',
  noHands: 'Aucune main ne peut encore être vue.',
  server: 'Pour les Bridgemates',
  serverHelp:
    'Le fichier dont part le serveur Bridgemate (.bws) : sections, tables, qui rencontre qui sur quels étuis, noms. Sans les décisions ni les marques sans contrat, et sans le mouvement d’un tournoi individuel.',
  formats: en.formats,
};

export const exportWords = dictionary<ExportWords>({ en, fr });
