import type { Side } from '../../bridge/seat.ts';
import { sideNamesShort } from '../game/seats.ts';
import type { Language } from '../../language.ts';
import { dictionary, type SomeWords } from '../typography.ts';

const en = {
  events: 'Events',
  newEvent: 'New event',
  openSample: 'Open the sample event',
  sample: 'sample',
  event: 'Event',
  day: 'Day',
  movement: 'Movement',
  tables: 'Tables',
  winner: 'Winner',
  side: (line: Side) => sideNamesShort.en[line],
  section: (letter: string) => `Section ${letter}`,
  pair: (label: string) => `pair ${label}`,
  more: (pairs: number) => `and ${pairs} more`,
  planned: 'not started',
  resultsOf: (results: number, expected: number) => `${results} of ${expected} results`,
  inPlay: (round: number, rounds: number, results: number, expected: number) =>
    `in play: ${round === 0 ? '' : `round ${round} of ${rounds}, `}${results} of ${expected} results`,
  find: 'Find',
  findWhat: 'Name, day, movement or player',
  found: (events: number) => (events === 1 ? '1 event found.' : `${events} events found.`),
  notFound: (text: string) => `No event, day, movement or player begins with “${text}”.`,
  showAll: 'Show all events',
  earlier: 'Earlier events',
  deletedEvents: (events: number) => (events === 1 ? '1 deleted event' : `${events} deleted events`),
  emptyTitle: 'No events yet',
  empty: 'Start this evening’s event with the number of tables; the names can come later.',
  emptySample: 'Or look around first: the sample event is a whole evening of 13 tables, with every result typed in.',
  makingSample: 'Playing the sample evening …',
  noSample: 'The sample event could not be opened. Try again; if it still fails, start Etui again.',
  keyChoose: 'event',
  keyOpen: 'open it',
  keyNew: 'new event',
  keySample: 'open the sample event',
  keySheets: 'rubber and minibridge',
  keyFind: 'find an event',
  keyEdit: 'rename, another day',
  keyDuplicate: 'duplicate',
  keyDelete: 'delete',
  keyUndo: 'undo',
  fields: { name: 'Name', date: 'Day', start: 'Start' },
  problems: {
    name: 'An event needs a name.',
    date: 'A day, such as 24 Nov or 24/11/26.',
    start: 'A time, such as 19:30.',
  },
  edit: 'Name and day',
  duplicate: 'Duplicate this event',
  duplicateHelp: 'Movement, times and scoring are those of this event. It has no results.',
  withNames: 'With the names of the pairs',
  save: 'Save',
  create: 'Create it',
  cancel: 'Cancel',
  failed: 'Not done: the application did not answer. What you typed is still here.',
  saved: (name: string) => `Saved: ${name}.`,
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteHelp: (day: string, results: number) =>
    results === 0
      ? `It is the event of ${day}. No result is in it. Deleted events can be restored.`
      : `It is the event of ${day}, with ${results} ${results === 1 ? 'result' : 'results'}. Deleted events can be restored with all that is in them.`,
  deleteIt: (results: number) =>
    results === 0 ? 'Delete it' : results === 1 ? 'Delete it and its result' : `Delete it and its ${results} results`,
  keep: 'Keep it',
  deleted: (name: string) => `Deleted: ${name}.`,
  restored: (name: string) => `Restored: ${name}.`,
  undone: (name: string) => `Undone: ${name} is as it was.`,
  changedSince: 'Something in the event was changed since. Open it and undo there.',
  deletedTitle: 'Deleted events',
  deletedHelp: 'They stay here until they are removed for good.',
  noneDeleted: 'No event is deleted.',
  deletedOn: 'Deleted',
  results: 'Results',
  restore: 'restore it',
  remove: 'remove for good',
  removeTitle: (name: string) => `Remove “${name}” for good?`,
  removeHelp: (results: number) =>
    results === 0
      ? 'It is not shown any more, and can’t be restored.'
      : `It is not shown any more, and can’t be restored. ${results === 1 ? 'Its result stays' : `Its ${results} results stay`} in the club’s file and in its copies.`,
  removeType: (name: string) => `To remove it, type its name: ${name}`,
  removeIt: 'Remove for good',
  removed: (name: string) => `Removed for good: ${name}.`,
  toEvents: 'to the events',
  gone: (name: string) => `“${name}” was deleted.`,
  goneHelp: 'Nothing in it is lost: restored, it is as it was.',
  restoreIt: 'Restore it',
};

type EventsWords = typeof en;

const fr: EventsWords = {
  events: 'Tournois',
  newEvent: 'Nouveau tournoi',
  openSample: 'Ouvrir le tournoi d’exemple',
  sample: 'exemple',
  event: 'Tournoi',
  day: 'Jour',
  movement: 'Mouvement',
  tables: 'Tables',
  winner: 'Vainqueur',
  side: (line) => sideNamesShort.fr[line],
  section: (letter) => `Section ${letter}`,
  pair: (label) => `paire ${label}`,
  more: (pairs) => `et ${pairs} de plus`,
  planned: 'pas commencé',
  resultsOf: (results, expected) => `${results} ${results < 2 ? 'résultat' : 'résultats'} sur ${expected}`,
  inPlay: (round, rounds, results, expected) =>
    `en cours : ${round === 0 ? '' : `tour ${round} sur ${rounds}, `}${results} ${results < 2 ? 'résultat' : 'résultats'} sur ${expected}`,
  find: 'Chercher',
  findWhat: 'Nom, jour, mouvement ou joueur',
  found: (events) => (events < 2 ? `${events} tournoi trouvé.` : `${events} tournois trouvés.`),
  notFound: (text) => `Aucun tournoi, jour, mouvement ni joueur ne commence par « ${text} ».`,
  showAll: 'Montrer tous les tournois',
  earlier: 'Tournois plus anciens',
  deletedEvents: (events) => (events === 1 ? '1 tournoi supprimé' : `${events} tournois supprimés`),
  emptyTitle: 'Pas encore de tournoi',
  empty: 'Commencez le tournoi de ce soir par le nombre de tables ; les noms peuvent venir plus tard.',
  emptySample:
    'Ou regardez d’abord : le tournoi d’exemple est une soirée entière de 13 tables, tous les résultats saisis.',
  makingSample: 'La soirée d’exemple se joue …',
  noSample: 'Le tournoi d’exemple n’a pas pu s’ouvrir. Réessayez ; si rien n’y fait, relancez Etui.',
  keyChoose: 'tournoi',
  keyOpen: 'l’ouvrir',
  keyNew: 'nouveau tournoi',
  keySample: 'ouvrir le tournoi d’exemple',
  keySheets: 'partie libre et mini-bridge',
  keyFind: 'chercher un tournoi',
  keyEdit: 'renommer, autre jour',
  keyDuplicate: 'dupliquer',
  keyDelete: 'supprimer',
  keyUndo: 'annuler',
  fields: { name: 'Nom', date: 'Jour', start: 'Début' },
  problems: {
    name: 'Il faut un nom au tournoi.',
    date: 'Un jour, par exemple 24 nov ou 24/11/26.',
    start: 'Une heure, par exemple 19:30.',
  },
  edit: 'Nom et jour',
  duplicate: 'Dupliquer ce tournoi',
  duplicateHelp: 'Mouvement, horaires et calcul sont ceux de ce tournoi. Il n’a pas de résultats.',
  withNames: 'Avec les noms des paires',
  save: 'Enregistrer',
  create: 'Créer',
  cancel: 'Laisser',
  failed: 'Pas fait : l’application n’a pas répondu. Ce que vous avez tapé est toujours là.',
  saved: (name) => `Enregistré : ${name}.`,
  deleteTitle: (name) => `Supprimer « ${name} » ?`,
  deleteHelp: (day, results) =>
    results === 0
      ? `C’est le tournoi du ${day}. Il ne contient aucun résultat. Un tournoi supprimé peut se rétablir.`
      : `C’est le tournoi du ${day}, avec ${results} ${results === 1 ? 'résultat' : 'résultats'}. Un tournoi supprimé peut se rétablir avec tout ce qu’il contient.`,
  deleteIt: (results) =>
    results === 0
      ? 'Le supprimer'
      : results === 1
        ? 'Le supprimer avec son résultat'
        : `Le supprimer avec ses ${results} résultats`,
  keep: 'Le garder',
  deleted: (name) => `Supprimé : ${name}.`,
  restored: (name) => `Rétabli : ${name}.`,
  undone: (name) => `Annulé : ${name} est comme avant.`,
  changedSince: 'Quelque chose a changé depuis dans le tournoi. Ouvrez-le et annulez-y.',
  deletedTitle: 'Tournois supprimés',
  deletedHelp: 'Ils restent ici jusqu’à ce qu’ils soient retirés pour de bon.',
  noneDeleted: 'Aucun tournoi n’est supprimé.',
  deletedOn: 'Supprimé',
  results: 'Résultats',
  restore: 'le rétablir',
  remove: 'retirer pour de bon',
  removeTitle: (name) => `Retirer « ${name} » pour de bon ?`,
  removeHelp: (results) =>
    results === 0
      ? 'Il n’est plus montré, et ne peut plus être rétabli.'
      : `Il n’est plus montré, et ne peut plus être rétabli. ${results === 1 ? 'Son résultat reste' : `Ses ${results} résultats restent`} dans le fichier du club et dans ses copies.`,
  removeType: (name) => `Pour le retirer, tapez son nom : ${name}`,
  removeIt: 'Retirer pour de bon',
  removed: (name) => `Retiré pour de bon : ${name}.`,
  toEvents: 'aux tournois',
  gone: (name) => `« ${name} » a été supprimé.`,
  goneHelp: 'Rien de ce qu’il contient n’est perdu : rétabli, il est comme avant.',
  restoreIt: 'Le rétablir',
};

const ofPlayers: Readonly<Record<Language, SomeWords<EventsWords>>> = {
  en: { pair: (label) => `player ${label}`, withNames: 'With the names of the players' },
  fr: { pair: (label) => `joueur ${label}`, withNames: 'Avec les noms des joueurs' },
};

const ofTeams: Readonly<Record<Language, SomeWords<EventsWords>>> = {
  en: { pair: (label) => `team ${label}`, withNames: 'With the names of the teams and their players' },
  fr: { pair: (label) => `équipe ${label}`, withNames: 'Avec les noms des équipes et de leurs joueurs' },
};

export const eventsWords = dictionary<EventsWords>({ en, fr }, ofPlayers, ofTeams);
