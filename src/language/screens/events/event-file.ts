import type { EventRanks } from '../../../session/event-ranks.ts';
import { formatDay } from '../../dates.ts';
import { formatList } from '../../sentences.ts';
import { dictionary } from '../../typography.ts';

/** Changes that one of two has and the other lacks. */
interface Apart {
  readonly here: number;
  readonly there: number;
}

const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`);
const modifications = (count: number) => (count < 2 ? `${count} modification` : `${count} modifications`);

const en = {
  keySave: 'export',
  keyBringIn: 'import a file',
  save: 'Save the file',
  title: 'Import',
  choose: 'Choose a file',
  another: 'Another file',
  help: 'An event saved by Etui (.etui), results of another program (USEBIO, PBN, CSV, Bridgemate), deals (PBN, LIN, dealing machines) or a list of members. Choose the file, or drop it on any screen. Nothing is written before you have seen what it does.',
  reading: 'Reading …',
  notRead: 'The file could not be read. See that it is still there, then choose it again.',
  failed: 'Not done: the application did not answer. Choose the file again.',
  savingFailed: 'The event could not be saved. Try again.',
  savedAs: (name: string) => `Saved as a file: ${name}.`,
  from: (club: string) => `From ${club}`,
  played: (date: string, start: string) => `${formatDay(date, 'long', 'en')}, ${start}`,
  size: (tables: number, results: number) =>
    `${tables === 1 ? '1 table' : `${tables} tables`}, ${results === 1 ? '1 result' : `${results} results`}`,
  lastChange: (moment: string) => `Last changed ${moment}.`,
  states: {
    new: () => 'This club does not have the event yet. It is added to the list.',
    same: () => 'This club has everything in this file.',
    older: (_name: string, { here }: Apart) =>
      `This club has everything in this file, and ${changes(here)} more. There is nothing to bring in.`,
    longer: (name: string, { there }: Apart) =>
      `This club has the event, as “${name}”. The file goes on where it stands here, with ${changes(there)} more.`,
    apart: (name: string, { here, there }: Apart) =>
      `“${name}” went on here and in the file, each by itself: ${changes(here)} only here, ${changes(there)} only in the file. The two can’t become one. The file can be added beside it as a second event; what is here stays as it is.`,
    removed: (name: string) =>
      `“${name}” was removed here for good, and stays so. The file can be added as another event.`,
  },
  deleted: (name: string) => `“${name}” is deleted here, and would be in the list again.`,
  /** Seasons that an added event would count in. */
  seasons: (names: readonly string[]) =>
    `By its day and name it will count in ${formatList(
      names.map((name) => `“${name}”`),
      'en',
    )}. Where it must not, leave it out there.`,
  players: (players: number, ranks: EventRanks) =>
    `${players === 1 ? '1 player' : `${players} players`}${ranks === 'team' ? ' in teams' : ''}`,
  known: (players: number) => `${players} known here`,
  added: (players: number) => `${players} new here`,
  forgotten: (players: number) =>
    players === 1
      ? '1 was forgotten on request, and stays without a name.'
      : `${players} were forgotten on request, and stay without a name.`,
  asked: (players: number) => (players === 1 ? '1 name is known here' : `${players} names are known here`),
  askedHelp: 'A name that one person has here is taken to be the same person. Say so where it is not.',
  same: (member: boolean, sessions: number) =>
    `the same: ${member ? 'member' : 'guest'}, ${sessions === 1 ? '1 session' : `${sessions} sessions`}`,
  somebodyElse: 'another',
  renamed: (players: number): string =>
    players === 1 ? 'Another name here, which stays' : 'Other names here, which stay',
  renamedAs: (name: string, here: string) => `${name} is ${here}`,
  act: {
    new: 'Add the event',
    same: 'Restore the event',
    longer: (there: number) => `Bring in ${changes(there)}`,
    apart: 'Add as a second event',
    removed: 'Add as another event',
  },
  open: 'Open the event',
  cancel: 'Cancel',
  done: {
    new: (name: string) => `Added: ${name}.`,
    second: (name: string) => `Added beside the other: ${name}.`,
    longer: (name: string, count: number) => `${name} goes on with ${changes(count)} from the file.`,
    back: (name: string) => `Restored: ${name}.`,
  },
  takenBack: (name: string) => `Undone: what the file brought to ${name} is out again.`,
  deletedAgain: (name: string) => `Undone: ${name} is among the deleted events.`,
  problems: {
    eventFileMovedOn: 'Something was changed here meanwhile. Choose the file again, and look at what it does now.',
    eventFileHasNothingNew: 'Everything in this file is here already.',
    playerNotTold: (name: string) => `Say first who ${name} is: two players can’t be one.`,
  },
};

type EventFileWords = typeof en;

const fr: EventFileWords = {
  keySave: 'exporter',
  keyBringIn: 'importer un fichier',
  save: 'Enregistrer le fichier',
  title: 'Importer',
  choose: 'Choisir un fichier',
  another: 'Un autre fichier',
  help: 'Un tournoi enregistré par Etui (.etui), les résultats d’un autre programme (USEBIO, PBN, CSV, Bridgemate), un fichier de donnes (PBN, LIN, distributeurs) ou une liste de membres. Choisissez le fichier, ou déposez-le sur n’importe quel écran. Rien n’est écrit avant que vous ayez vu ce que cela fait.',
  reading: 'Lecture …',
  notRead: 'Le fichier n’a pas pu être lu. Vérifiez qu’il est toujours là, puis choisissez-le de nouveau.',
  failed: 'Rien n’est fait : l’application n’a pas répondu. Choisissez de nouveau le fichier.',
  savingFailed: 'Le tournoi n’a pas pu être enregistré. Réessayez.',
  savedAs: (name) => `Enregistré en fichier : ${name}.`,
  from: (club) => `De ${club}`,
  played: (date, start) => `${formatDay(date, 'long', 'fr')}, ${start}`,
  size: (tables, results) =>
    `${tables < 2 ? `${tables} table` : `${tables} tables`}, ${results < 2 ? `${results} résultat` : `${results} résultats`}`,
  lastChange: (moment) => `Dernière modification : ${moment}.`,
  states: {
    new: () => 'Ce club n’a pas encore le tournoi. Il s’ajoute à la liste.',
    same: () => 'Ce club a déjà tout ce qui est dans ce fichier.',
    older: (_name, { here }) =>
      `Ce club a tout ce qui est dans ce fichier, et ${modifications(here)} de plus. Il n’y a rien à reprendre.`,
    longer: (name, { there }) =>
      `Ce club a le tournoi, sous le nom « ${name} ». Le fichier continue là où il en est ici, avec ${modifications(there)} de plus.`,
    apart: (name, { here, there }) =>
      `« ${name} » a continué ici et dans le fichier, chacun de son côté : ${modifications(here)} seulement ici, ${modifications(there)} seulement dans le fichier. On ne peut en faire un seul. Le fichier peut s’ajouter à côté comme second tournoi ; ce qui est ici reste tel quel.`,
    removed: (name) =>
      `« ${name} » a été retiré d’ici pour de bon, et le reste. Le fichier peut s’ajouter comme un autre tournoi.`,
  },
  deleted: (name) => `« ${name} » est supprimé ici ; il reviendrait dans la liste.`,
  seasons: (names) =>
    `Par sa date et son nom, il comptera pour ${formatList(
      names.map((name) => `« ${name} »`),
      'fr',
    )}. S’il ne le doit pas, retirez-l’en là-bas.`,
  players: (players, ranks) =>
    `${players < 2 ? `${players} joueur` : `${players} joueurs`}${ranks === 'team' ? ' en équipes' : ''}`,
  known: (players) => (players < 2 ? `${players} connu ici` : `${players} connus ici`),
  added: (players) => (players < 2 ? `${players} nouveau ici` : `${players} nouveaux ici`),
  forgotten: (players) =>
    players === 1
      ? '1 a été oublié à sa demande, et reste sans nom.'
      : `${players} ont été oubliés à leur demande, et restent sans nom.`,
  asked: (players) => (players === 1 ? '1 nom est connu ici' : `${players} noms sont connus ici`),
  askedHelp:
    'Un nom qu’une seule personne porte ici est pris pour la même personne. Dites-le quand ce n’est pas le cas.',
  same: (member, sessions) =>
    `la même : ${member ? 'membre' : 'invité'}, ${sessions < 2 ? `${sessions} séance` : `${sessions} séances`}`,
  somebodyElse: 'une autre',
  renamed: (players) => (players === 1 ? 'Un autre nom ici, qui reste' : 'D’autres noms ici, qui restent'),
  renamedAs: (name, here) => `${name} est ${here}`,
  act: {
    new: 'Ajouter le tournoi',
    same: 'Restaurer le tournoi',
    longer: (there) => `Reprendre ${modifications(there)}`,
    apart: 'Ajouter à côté',
    removed: 'Ajouter comme un autre tournoi',
  },
  open: 'Ouvrir le tournoi',
  cancel: 'Annuler',
  done: {
    new: (name) => `Ajouté : ${name}.`,
    second: (name) => `Ajouté à côté de l’autre : ${name}.`,
    longer: (name, count) => `${name} continue avec ${modifications(count)} du fichier.`,
    back: (name) => `Restauré : ${name}.`,
  },
  takenBack: (name) => `Annulé : ce que le fichier avait apporté à ${name} est retiré.`,
  deletedAgain: (name) => `Annulé : ${name} est parmi les tournois supprimés.`,
  problems: {
    eventFileMovedOn:
      'Quelque chose a changé ici entre-temps. Choisissez de nouveau le fichier, et voyez ce qu’il fait maintenant.',
    eventFileHasNothingNew: 'Tout ce qui est dans ce fichier est déjà ici.',
    playerNotTold: (name) => `Dites d’abord qui est ${name} : deux joueurs ne peuvent en faire un.`,
  },
};

export const eventFileWords = dictionary<EventFileWords>({ en, fr });
