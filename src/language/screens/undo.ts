import type { Language } from '../../language.ts';
import { dictionary, type SomeWords } from '../typography.ts';

const en = {
  undo: 'undo',
  redo: 'redo',
  /** The label of the key. */
  shift: 'Shift',
  /** The message after an undo or a redo. */
  done: {
    undo: (what: string) => `Undone: ${what}.`,
    redo: (what: string) => `Done again: ${what}.`,
  },
  /** Whose change was taken back, where this window didn't make it, and when; null for the director elsewhere. */
  made: {
    undo: (author: string | null, time: string) =>
      author === null ? `It was made in another window at ${time}.` : `It was made by ${author} at ${time}.`,
    redo: (author: string | null, time: string) =>
      author === null ? `It was undone in another window at ${time}.` : `It was undone by ${author} at ${time}.`,
  },
  /** Somebody changed something that this window has not shown. */
  moved: {
    undo: 'Not undone: something was changed in another window meanwhile, and is shown now. Undo again to take that back.',
    redo: 'Not done again: something was changed in another window meanwhile.',
  },
  nothing: {
    undo: 'There is nothing to undo.',
    redo: 'There is nothing to redo.',
  },
  failed: {
    undo: 'Not undone: the application did not answer.',
    redo: 'Not done again: the application did not answer.',
  },
  line: (board: number, table: string) => `board ${board}, table ${table}`,
  boardAt: (board: number, tables: number) => `board ${board} at ${tables} tables`,
  lines: (count: number) => `${count} results`,
  right: (line: string) => `“it is right”, ${line}`,
  penalty: (pair: string) => `penalty or bonus of pair ${pair}`,
  names: (pair: string) => `names of pair ${pair}`,
  manyNames: (pairs: number) => `names of ${pairs} pairs`,
  terms: (pair: string) => `how pair ${pair} is ranked`,
  manyTerms: (pairs: number) => `how ${pairs} pairs are ranked`,
  unit: 'what handicaps are in',
  match: (matches: number) => (matches === 1 ? 'result given to a match' : `results given to ${matches} matches`),
  datum: (board: number) => `datum of board ${board}`,
  deals: (boards: number) => (boards === 1 ? 'deal of one board' : `deals of ${boards} boards`),
  scoring: 'how the session is scored',
  schedule: 'the change of the movement',
  draw: 'the draw of a round',
  stage: 'what was decided about who plays on, or prizes',
  clubs: 'the other clubs',
  inSession: (ordinal: number) => `a change in session ${ordinal}`,
  details: 'name and day of the event',
  publication: {
    published: 'the ranking was published',
    ended: 'corrections were ended',
    withdrawn: 'the publication was taken back',
  },
};

type UndoWords = typeof en;

const fr: UndoWords = {
  undo: 'annuler',
  redo: 'rétablir',
  shift: 'Maj',
  done: {
    undo: (what) => `Annulé : ${what}.`,
    redo: (what) => `Rétabli : ${what}.`,
  },
  made: {
    undo: (author, time) =>
      author === null ? `Cela venait d’une autre fenêtre, à ${time}.` : `Cela venait de ${author}, à ${time}.`,
    redo: (author, time) =>
      author === null
        ? `Cela avait été annulé dans une autre fenêtre, à ${time}.`
        : `Cela avait été annulé par ${author}, à ${time}.`,
  },
  moved: {
    undo: 'Pas annulé : quelque chose a été changé entre-temps dans une autre fenêtre, et est affiché maintenant. Annulez à nouveau pour le retirer.',
    redo: 'Pas rétabli : quelque chose a été changé entre-temps dans une autre fenêtre.',
  },
  nothing: {
    undo: 'Il n’y a rien à annuler.',
    redo: 'Il n’y a rien à rétablir.',
  },
  failed: {
    undo: 'Pas annulé : l’application n’a pas répondu.',
    redo: 'Pas rétabli : l’application n’a pas répondu.',
  },
  line: (board, table) => `étui ${board}, table ${table}`,
  boardAt: (board, tables) => `étui ${board} à ${tables} tables`,
  lines: (count) => `${count} résultats`,
  right: (line) => `« c’est juste », ${line}`,
  penalty: (pair) => `pénalité ou bonification de la paire ${pair}`,
  names: (pair) => `noms de la paire ${pair}`,
  manyNames: (pairs) => `noms de ${pairs} paires`,
  terms: (pair) => `la façon dont la paire ${pair} est classée`,
  manyTerms: (pairs) => `la façon dont ${pairs} paires sont classées`,
  unit: 'l’unité des handicaps',
  match: (matches) => (matches === 1 ? 'résultat attribué à un match' : `résultats attribués à ${matches} matchs`),
  datum: (board) => `datum de l’étui ${board}`,
  deals: (boards) => (boards === 1 ? 'donne d’un étui' : `donnes de ${boards} étuis`),
  scoring: 'le calcul de la séance',
  schedule: 'le changement de mouvement',
  draw: 'le tirage d’un tour',
  stage: 'ce qui a été décidé sur la qualification ou les prix',
  clubs: 'les autres clubs',
  inSession: (ordinal) => `un changement de la séance ${ordinal}`,
  details: 'le nom et le jour du tournoi',
  publication: {
    published: 'publication du classement',
    ended: 'fin des corrections',
    withdrawn: 'retrait de la publication',
  },
};

const ofPlayers: Readonly<Record<Language, SomeWords<UndoWords>>> = {
  en: {
    penalty: (player) => `penalty or bonus of player ${player}`,
    names: (player) => `name of player ${player}`,
    manyNames: (players) => `names of ${players} players`,
    terms: (player) => `how player ${player} is ranked`,
    manyTerms: (players) => `how ${players} players are ranked`,
  },
  fr: {
    penalty: (player) => `pénalité ou bonification du joueur ${player}`,
    names: (player) => `nom du joueur ${player}`,
    manyNames: (players) => `noms de ${players} joueurs`,
    terms: (player) => `la façon dont le joueur ${player} est classé`,
    manyTerms: (players) => `la façon dont ${players} joueurs sont classés`,
  },
};

const ofTeams: Readonly<Record<Language, SomeWords<UndoWords>>> = {
  en: {
    penalty: (team) => `penalty or bonus of team ${team}`,
    names: (team) => `names of team ${team}`,
    manyNames: (teams) => `names of ${teams} teams`,
    terms: (team) => `how team ${team} is ranked`,
    manyTerms: (teams) => `how ${teams} teams are ranked`,
  },
  fr: {
    penalty: (team) => `pénalité ou bonification de l’équipe ${team}`,
    names: (team) => `noms de l’équipe ${team}`,
    manyNames: (teams) => `noms de ${teams} équipes`,
    terms: (team) => `la façon dont l’équipe ${team} est classée`,
    manyTerms: (teams) => `la façon dont ${teams} équipes sont classées`,
  },
};

export const undoWords = dictionary<UndoWords>({ en, fr }, ofPlayers, ofTeams);
