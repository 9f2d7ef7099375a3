/** The words of `etui convert`: usage, what was written, and wrong calls. */
import type { FileSummary } from '../../../format/event/summary.ts';
import { dictionary } from '../../typography.ts';

type Counts = Pick<FileSummary, 'boards' | 'results' | 'deals'>;

const en = {
  usage: [
    'Usage: npm run -s etui -- convert IN OUT [--from FORMAT] [--to FORMAT] [--event N] [--language en|fr] [--json]',
    'Writes the results or deals of IN as OUT. The formats are those of the names: .csv, .xml (USEBIO), .pbn, .lin, .bri, .dge, .dup, .dlm, .bws (Bridgemate) and .html (a result page, only written).',
    'What OUT’s format can’t hold is left out. A record of IN with a problem is named with its line and cure, and left out; the others are written. --event: which event of a file of several. --json: what IN holds; OUT may then be left out.',
  ].join('\n'),
  noFile: 'Which file, and as what? convert deals.dlm deals.pbn',
  oneFile: (text: string) => `${text} is one file too many. convert IN OUT`,
  format: (text: string, formats: string) => `“${text}” is no format that this works with. Formats: ${formats}`,
  unknownIn: (file: string, formats: string) =>
    `The format of ${file} can’t be told from its name or its content. Say it with --from: ${formats}`,
  unknownOut: (file: string, formats: string) =>
    `The format of ${file} can’t be told from its name. Say it with --to: ${formats}`,
  event: (text: string, events: number) =>
    `“${text}” is no event of this file: it has ${events === 1 ? 'one' : events}.`,
  severalEvents: (events: number) =>
    `The file has ${events} events; the first is written. Ask for another with --event 2.`,
  /** Why an event has no result page here. */
  noPage: {
    noResults: 'There are no results of pairs here that a result page can be made of.',
    teams: 'It ranks teams and has no match of two of them, so no result page can be made.',
    individual: 'The tables of this individual can’t be told from its results, so no result page can be made.',
  },
  nothing: (file: string) => `${file} is not written: its format holds nothing of what was read.`,
  leftOut: {
    deals: (written: number, all: number) =>
      `${written} of ${all} deals are written: the format can’t hold the others.`,
    results: (written: number, all: number) =>
      `${written} of ${all} results are written: the format can’t hold the others.`,
  },
  written: (file: string, { boards, results, deals }: Counts) =>
    results > 0
      ? `${file}: ${results === 1 ? '1 result' : `${results} results`} of ${boards === 1 ? '1 board' : `${boards} boards`}, ${deals === 1 ? '1 deal' : `${deals} deals`}.`
      : `${file}: ${deals === 1 ? '1 deal' : `${deals} deals`}.`,
  notWritten: (file: string, reason: string) =>
    `${file} can’t be written (${reason}). Check that the folder is there, is yours and has room.`,
};

type ConvertCommandWords = typeof en;

const fr: ConvertCommandWords = {
  usage: [
    'Emploi : npm run -s etui -- convert ENTREE SORTIE [--from FORMAT] [--to FORMAT] [--event N] [--language en|fr] [--json]',
    'Écrit les résultats ou les donnes d’ENTREE dans SORTIE. Les formats sont ceux des noms : .csv, .xml (USEBIO), .pbn, .lin, .bri, .dge, .dup, .dlm, .bws (Bridgemate) et .html (une page de résultats, seulement écrite).',
    'Ce que le format de SORTIE ne peut contenir est omis. Une ligne d’ENTREE qui pose problème est nommée avec son remède, et omise ; les autres sont écrites. --event : quel tournoi d’un fichier de plusieurs. --json : ce que contient ENTREE ; SORTIE peut alors manquer.',
  ].join('\n'),
  noFile: 'Quel fichier, et sous quelle forme ? convert donnes.dlm donnes.pbn',
  oneFile: (text) => `${text} est un fichier de trop. convert ENTREE SORTIE`,
  format: (text, formats) => `« ${text} » n’est pas un format possible ici. Formats : ${formats}`,
  unknownIn: (file, formats) =>
    `Ni le nom ni le contenu de ${file} ne disent son format. Indiquez-le par --from : ${formats}`,
  unknownOut: (file, formats) => `Le nom de ${file} ne dit pas son format. Indiquez-le par --to : ${formats}`,
  event: (text, events) =>
    `« ${text} » n’est pas un tournoi de ce fichier : il en contient ${events === 1 ? 'un seul' : events}.`,
  severalEvents: (events) =>
    `Le fichier contient ${events} tournois ; le premier est écrit. Demandez-en un autre par --event 2.`,
  noPage: {
    noResults: 'Il n’y a pas ici de résultats de paires dont on puisse faire une page de résultats.',
    teams: 'Il classe des équipes et n’a aucun match entre elles : aucune page de résultats n’est possible.',
    individual:
      'Les tables de cet individuel ne se déduisent pas de ses résultats : aucune page de résultats n’est possible.',
  },
  nothing: (file) => `${file} n’est pas écrit : son format ne peut rien contenir de ce qui a été lu.`,
  leftOut: {
    deals: (written, all) => `${written} donnes sur ${all} sont écrites : le format ne peut contenir les autres.`,
    results: (written, all) => `${written} résultats sur ${all} sont écrits : le format ne peut contenir les autres.`,
  },
  written: (file, { boards, results, deals }) =>
    results > 0
      ? `${file} : ${results === 1 ? '1 résultat' : `${results} résultats`} de ${boards === 1 ? '1 étui' : `${boards} étuis`}, ${deals < 2 ? `${deals} donne` : `${deals} donnes`}.`
      : `${file} : ${deals < 2 ? `${deals} donne` : `${deals} donnes`}.`,
  notWritten: (file, reason) =>
    `Impossible d’écrire ${file} (${reason}). Vérifiez que le dossier existe, vous appartient et n’est pas plein.`,
};

export const convertCommandWords = dictionary<ConvertCommandWords>({ en, fr });
