/** The words of `etui print`, which prints documents of an event as PDF files. */
import type { EventForm } from '../../session/event-form.ts';
import { formatDay } from '../dates.ts';
import { formatList } from '../sentences.ts';
import { dictionary } from '../typography.ts';

/** An event as it is named where one is to be chosen. */
export interface NamedEvent {
  readonly session: number;
  readonly name: string;
  readonly date: string;
}

const USAGE_EN =
  'Usage: npm run -s etui -- print EVENT|FILE.etui [EVENT...] --document KIND[,KIND...] --out DIR [--data DIR] [--paper A4|Letter] [--section A[,B...]] [--boards 1-8] [--after ROUND] [--blank] [--language en|fr] [--json]';
const USAGE_FR =
  'Emploi : npm run -s etui -- print TOURNOI|FICHIER.etui [TOURNOI...] --document GENRE[,GENRE...] --out DOSSIER [--data DOSSIER] [--paper A4|Letter] [--section A[,B...]] [--boards 1-8] [--after TOUR] [--blank] [--language en|fr] [--json]';

const en = {
  usage: USAGE_EN,
  help: (documents: string) =>
    [
      USAGE_EN,
      'Prints documents of an event as PDF files, one a document, into a folder. The club’s file is only read, beside a running Etui too.',
      '',
      'page is the result page, one HTML file with everything in it; mail is the ranking as text for an e-mail.',
      '',
      'Several events, as 12 13 14 with --document page, are a folder of pages with index.html, which leads to them.',
      '',
      'EVENT       the event’s number, as in its address; without it, the newest events are listed',
      'FILE.etui   an event saved as a file, which needs no club; --session 2 for its second session',
      `--document  one or more of: ${documents}`,
      '--out       the folder of the files; it is made where there is none, and files of the same name are replaced',
      '--data      the folder of the club; the usual one by default',
      '--paper     A4 or Letter; what the club’s settings say by default',
      '--section   only these sections, by letter',
      '--boards    only these boards, as 1-8 or 3,7-9',
      '--after     the ranking after this round',
      '--blank     forms to fill in by hand, where a document has them',
      '',
      'One document into a file of your own: print KIND --data DIR --session EVENT -o FILE.pdf',
    ].join('\n'),
  noEvent: 'Which event?',
  eventFile: (file: string) =>
    `${file}: the file of an event stands first and alone: print EVENT.etui --document KIND --out DIR.`,
  unknownFileSession: (sessions: number) =>
    sessions === 1 ? 'This event has one session.' : `This event has ${sessions} sessions: --session 1 to ${sessions}.`,
  wrongEvent: (text: string) => `${text} is no event’s number.`,
  unknownEvent: (event: string) => `There is no event ${event}.`,
  deletedEvent: (name: string) => `${name} is deleted. Restore it in the list of events, then print again.`,
  events: (events: readonly NamedEvent[]) =>
    events.length === 0
      ? 'The club has no event yet.'
      : `The newest: ${events.map(({ session, name, date }) => `${session} (${name}, ${formatDay(date, 'long', 'en')})`).join('; ')}.`,
  noDocument: (documents: string) => `Which documents? --document with one or more of: ${documents}`,
  unknownDocument: (name: string, documents: string) => `There is no document ${name}. There are: ${documents}`,
  wrongForm: (name: string, form: EventForm) =>
    form === 'matches'
      ? `${name} is a document of matches, and this event has none.`
      : `${name} is a document of one field, and this event is played in matches.`,
  severalEvents: 'Several events are written as result pages: --document page',
  notAFolder: 'Several events are several files: --out names their folder.',
  noOut: 'Into which folder? --out DIR',
  wrongPaper: (text: string) => `${text} is no paper size. There are A4 and Letter: --paper A4`,
  unknownSection: (letter: string, letters: readonly string[]) =>
    letters.length === 1
      ? `There is no section ${letter}: this event has one section, ${letters[0]}.`
      : `There is no section ${letter}. There are ${formatList(letters, 'en')}.`,
  wrongOption: {
    boards: 'The boards are written so: --boards 3,7-9',
    after: 'The round is a number: --after 7',
  },
  unknownRound: (round: number, rounds: number) =>
    rounds === 1 ? `There is no round ${round}: there is 1.` : `There is no round ${round}: there are ${rounds}.`,
  unknownBoard: (board: number) => `Board ${board} is not played in this event.`,
  notPossible: (name: string, code: string) => `${name} can’t be printed (${code}).`,
  notBuilt: 'The parts of the result page are missing. In the sources, npm run build makes them.',
  notWritten: (file: string, reason: string) =>
    `${file} can’t be written (${reason}). Check that the folder is there, is yours and has room.`,
  logoDamaged: 'The club’s logo is damaged in its file and left out. Choose it again in the settings.',
  unprinted: (file: string, names: readonly string[]) =>
    `${file}: no font of this machine has all letters of ${formatList(names, 'en')}. A question mark or the plain letter stands for each.`,
};

type PrintCommandWords = typeof en;

const fr: PrintCommandWords = {
  usage: USAGE_FR,
  help: (documents) =>
    [
      USAGE_FR,
      'Imprime des documents d’un tournoi en PDF, un fichier par document, dans un dossier. Le fichier du club est seulement lu, même à côté d’un Etui ouvert.',
      '',
      'page est la page de résultats, un seul fichier HTML où tout se trouve ; mail est le classement en texte, pour un courriel.',
      '',
      'Plusieurs tournois, comme 12 13 14 avec --document page, donnent un dossier de pages et index.html, qui y mène.',
      '',
      'TOURNOI     le numéro du tournoi, celui de son adresse ; sans lui, les derniers tournois sont indiqués',
      'FICHIER.etui un tournoi enregistré dans un fichier, sans club ; --session 2 pour sa deuxième séance',
      `--document  un ou plusieurs parmi : ${documents}`,
      '--out       le dossier des fichiers ; il est créé s’il manque, et les fichiers du même nom sont remplacés',
      '--data      le dossier du club ; par défaut, le dossier habituel',
      '--paper     A4 ou Letter ; par défaut, selon les réglages du club',
      '--section   seulement ces sections, par lettre',
      '--boards    seulement ces étuis, comme 1-8 ou 3,7-9',
      '--after     le classement après ce tour',
      '--blank     des feuilles à remplir à la main, pour les documents qui en ont',
      '',
      'Un document dans un fichier de votre choix : print GENRE --data DOSSIER --session TOURNOI -o FICHIER.pdf',
    ].join('\n'),
  noEvent: 'Quel tournoi ?',
  eventFile: (file) =>
    `${file} : le fichier d’un tournoi se nomme en premier et seul : print TOURNOI.etui --document GENRE --out DOSSIER.`,
  unknownFileSession: (sessions) =>
    sessions === 1 ? 'Ce tournoi a une seule séance.' : `Ce tournoi a ${sessions} séances : --session 1 à ${sessions}.`,
  wrongEvent: (text) => `${text} n’est pas le numéro d’un tournoi.`,
  unknownEvent: (event) => `Il n’y a pas de tournoi ${event}.`,
  deletedEvent: (name) =>
    `Le tournoi ${name} est supprimé. Rétablissez-le dans la liste des tournois, puis recommencez.`,
  events: (events) =>
    events.length === 0
      ? 'Le club n’a pas encore de tournoi.'
      : `Les derniers : ${events.map(({ session, name, date }) => `${session} (${name}, ${formatDay(date, 'long', 'fr')})`).join(' ; ')}.`,
  noDocument: (documents) => `Quels documents ? --document avec un ou plusieurs parmi : ${documents}`,
  unknownDocument: (name, documents) => `Il n’y a pas de document ${name}. Il y a : ${documents}`,
  wrongForm: (name, form) =>
    form === 'matches'
      ? `${name} est un document de matchs, et ce tournoi n’en a pas.`
      : `${name} est un document d’un champ unique, et ce tournoi se joue en matchs.`,
  severalEvents: 'Plusieurs tournois s’écrivent en pages de résultats : --document page',
  notAFolder: 'Plusieurs tournois font plusieurs fichiers : --out désigne leur dossier.',
  noOut: 'Dans quel dossier ? --out DOSSIER',
  wrongPaper: (text) => `${text} n’est pas un format de papier. Il y a A4 et Letter : --paper A4`,
  unknownSection: (letter, letters) =>
    letters.length === 1
      ? `Il n’y a pas de section ${letter} : ce tournoi a une seule section, ${letters[0]}.`
      : `Il n’y a pas de section ${letter}. Il y a ${formatList(letters, 'fr')}.`,
  wrongOption: {
    boards: 'Les étuis s’écrivent ainsi : --boards 3,7-9',
    after: 'Le tour est un nombre : --after 7',
  },
  unknownRound: (round, rounds) =>
    rounds === 1
      ? `Il n’y a pas de tour ${round} : il y en a 1.`
      : `Il n’y a pas de tour ${round} : il y en a ${rounds}.`,
  unknownBoard: (board) => `L’étui ${board} n’est pas joué dans ce tournoi.`,
  notPossible: (name, code) => `${name} ne peut pas être imprimé (${code}).`,
  notBuilt: 'Les éléments de la page de résultats manquent. Dans les sources, npm run build les produit.',
  notWritten: (file, reason) =>
    `${file} ne peut pas être écrit (${reason}). Vérifiez que le dossier existe, qu’il est à vous et qu’il y a de la place.`,
  logoDamaged: 'Le logo du club est abîmé dans son fichier et manque. Choisissez-le de nouveau dans les réglages.',
  unprinted: (file, names) =>
    `${file} : aucune police de cet ordinateur n’a toutes les lettres de ${formatList(names, 'fr')}. Un point d’interrogation ou la lettre simple les remplace.`,
};

export const printCommandWords = dictionary<PrintCommandWords>({ en, fr });
