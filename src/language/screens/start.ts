import { dictionary } from '../typography.ts';

const number = (value: number) => String(value);

const movements = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${number(count)} ${one}s`);

/** The tables moved each round, positive upwards; null when the number changes from round to round. */
type Way = number | null;

function inEnglish(way: number): string {
  const far = Math.abs(way);
  return `${way > 0 ? 'up' : 'down'} ${['one', 'two', 'three'][far - 1] ?? number(far)}`;
}

function inFrench(way: number): string {
  const far = Math.abs(way);
  return far === 1 ? 'd’une table' : `de ${['deux', 'trois'][far - 2] ?? number(far)} tables`;
}

const en = {
  question: 'How many tables?',
  pairs: (pairs: number | null) => `${pairs === null ? '' : `${number(pairs)} pairs. `}12.5 for a half table.`,
  howToBegin: 'Type the number of tables; the movements that fit appear here, best first.',
  correct: 'Correct the marked field; the movements that fit then appear here.',
  notStarted: 'The event could not be started. Nothing is lost: press Enter to try again.',
  startEvent: 'Start the event',
  fields: {
    sections: 'Sections',
    name: 'Name',
    date: 'Day',
    start: 'Start',
    minutesPerBoard: 'Minutes a board',
    minutesToMove: 'Minutes to move',
    breakMinutes: 'Minutes of break',
    boardsFrom: 'Boards wanted, at least',
    boardsTo: 'Boards wanted, at most',
    until: 'Over by',
  },
  problems: {
    tables: 'A number from 2 to 40, with .5 for a half table.',
    sections: 'Sections from 1 to 9, over the same boards.',
    name: 'Give the event a name.',
    date: 'A day, such as 24/11 or 24 Nov 2026.',
    start: 'A time, such as 19:30.',
    minutesPerBoard: 'Minutes from 1 to 60.',
    minutesToMove: 'Minutes from 0 to 60.',
    breakMinutes: 'Minutes from 0 to 90. The break is half-way until the room puts it elsewhere.',
    boardsFrom: 'Boards from 1 to 99.',
    until: 'A time, such as 22:45, or nothing.',
    boardsTo: 'The second number cannot be less than the first; at most 99.',
  },
  boardsWanted: 'Boards wanted',
  to: 'to',
  scoring: 'Scoring',
  regulation: 'Regulation',
  namesNext: 'The names come next.',
  movements: (listed: number, fitting: number, tables: string) =>
    `${listed < fitting ? `${number(listed)} of ${number(fitting)} movements` : movements(fitting, 'movement')} for ${tables} tables, best first`,
  all: (fitting: number) => `all ${number(fitting)}`,
  fewer: 'only the few',
  keyAll: 'all movements',
  keyFewer: 'fewer movements',
  chosen: (name: string, sentence: string) => `Chosen: ${name}. ${sentence}`,
  rounds: 'Rounds',
  boards: 'Boards',
  ends: 'Ends',
  winners: 'Winners',
  balance: 'Balance',
  sharing: 'Sharing',
  copies: 'Copies',
  sitOuts: 'Sit-outs',
  winnersOf: { 1: 'one', 2: 'two' },
  none: 'none',
  sharedRounds: (rounds: number) => `${number(rounds)} ${rounds === 1 ? 'round' : 'rounds'}`,
  sitOutsOf: (boards: number) => `${number(boards)} ${boards === 1 ? 'board' : 'boards'}`,
  drawnSection: 'Section drawn',
  section: (letter: string) => `Section ${letter}`,
  ofSection: (letter: string, name: string) => `Section ${letter}: ${name}`,
  firstRounds: (name: string, from: number, to: number) =>
    from === 1 ? `${name}, the first ${to === 3 ? 'three' : number(to)} rounds` : `${name}, rounds ${from} to ${to}`,
  legend: 'North-South and East-West pair, boards below',
  followedPair: (pair: number, way: Way) => `pair ${number(pair)}${way ? ` goes ${inEnglish(way)}` : ''}`,
  followedBoards: (boards: string, way: Way) => `boards ${boards}${way ? ` go ${inEnglish(way)}` : ''}`,
  table: 'Table',
  round: (round: number) => `Round ${number(round)}`,
  sitsOut: 'sits out',
  nothingFits: 'No movement fits. Allow more or fewer boards, a later end, or another number of tables.',
  keyMovement: 'movement',
  keyStart: 'start with it',
  keyNext: 'next field',
  earlier: 'earlier rounds',
  later: 'later rounds',
  keyEvents: 'events',
  weekday: (weekday: string) => `${weekday} pairs`,
};

type StartWords = typeof en;

const fr: StartWords = {
  question: 'Combien de tables ?',
  pairs: (pairs: number | null) => `${pairs === null ? '' : `${number(pairs)} paires. `}12,5 pour une demi-table.`,
  howToBegin: 'Tapez le nombre de tables ; les mouvements possibles apparaissent ici, le meilleur d’abord.',
  correct: 'Corrigez le champ marqué ; les mouvements possibles apparaîtront ici.',
  notStarted: 'Le tournoi n’a pas pu commencer. Rien n’est perdu : appuyez sur Entrée pour réessayer.',
  startEvent: 'Commencer le tournoi',
  fields: {
    sections: 'Sections',
    name: 'Nom',
    date: 'Jour',
    start: 'Début',
    minutesPerBoard: 'Minutes par étui',
    minutesToMove: 'Minutes pour changer',
    breakMinutes: 'Minutes de pause',
    boardsFrom: 'Étuis voulus, au moins',
    boardsTo: 'Étuis voulus, au plus',
    until: 'Fini pour',
  },
  problems: {
    tables: 'Un nombre de 2 à 40, avec ,5 pour une demi-table.',
    sections: 'De 1 à 9 sections, sur les mêmes étuis.',
    name: 'Donnez un nom au tournoi.',
    date: 'Un jour, par exemple 24/11 ou 24 nov. 2026.',
    start: 'Une heure, par exemple 19:30.',
    minutesPerBoard: 'De 1 à 60 minutes.',
    minutesToMove: 'De 0 à 60 minutes.',
    breakMinutes: 'De 0 à 90 minutes. La pause est à mi-parcours tant que la salle ne la place pas ailleurs.',
    boardsFrom: 'De 1 à 99 étuis.',
    until: 'Une heure, par exemple 22:45, ou rien.',
    boardsTo: 'Le second nombre ne peut être inférieur au premier ; 99 au plus.',
  },
  boardsWanted: 'Étuis voulus',
  to: 'à',
  scoring: 'Mode de calcul',
  regulation: 'Règlement',
  namesNext: 'Les noms viennent ensuite.',
  movements: (listed: number, fitting: number, tables: string) =>
    `${listed < fitting ? `${number(listed)} mouvements sur ${number(fitting)}` : movements(fitting, 'mouvement')} pour ${tables} tables, le meilleur d’abord`,
  all: (fitting: number) => `tous les ${number(fitting)}`,
  fewer: 'l’essentiel',
  keyAll: 'tous les mouvements',
  keyFewer: 'moins de mouvements',
  chosen: (name: string, sentence: string) => `Choisi : ${name}. ${sentence}`,
  rounds: 'Tours',
  boards: 'Étuis',
  ends: 'Fin',
  winners: 'Vainqueurs',
  balance: 'Équilibre',
  sharing: 'Partage',
  copies: 'Exempl.',
  sitOuts: 'Relais',
  winnersOf: { 1: 'un', 2: 'deux' },
  none: 'aucun',
  sharedRounds: (rounds: number) => `${number(rounds)} ${rounds === 1 ? 'tour' : 'tours'}`,
  sitOutsOf: (boards: number) => `${number(boards)} ${boards === 1 ? 'étui' : 'étuis'}`,
  drawnSection: 'Section dessinée',
  section: (letter) => `Section ${letter}`,
  ofSection: (letter, name) => `Section ${letter} : ${name}`,
  firstRounds: (name: string, from: number, to: number) =>
    from === 1 ? `${name}, les ${to === 3 ? 'trois' : number(to)} premiers tours` : `${name}, tours ${from} à ${to}`,
  legend: 'N-S et E-O, étuis dessous',
  followedPair: (pair: number, way: Way) =>
    `la paire ${number(pair)}${way ? ` ${way > 0 ? 'monte' : 'descend'} ${inFrench(way)}` : ''}`,
  followedBoards: (boards: string, way: Way) =>
    `les étuis ${boards}${way ? ` ${way > 0 ? 'montent' : 'descendent'} ${inFrench(way)}` : ''}`,
  table: 'Table',
  round: (round: number) => `Tour ${number(round)}`,
  sitsOut: 'relais',
  nothingFits:
    'Aucun mouvement ne convient. Permettez plus ou moins d’étuis, une fin plus tardive, ou un autre nombre de tables.',
  keyMovement: 'mouvement',
  keyStart: 'commencer avec lui',
  keyNext: 'champ suivant',
  earlier: 'tours précédents',
  later: 'tours suivants',
  keyEvents: 'tournois',
  weekday: (weekday: string) => `Paires du ${weekday}`,
};

export const startWords = dictionary<StartWords>({ en, fr });
