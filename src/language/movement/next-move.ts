/** What the director announces between two rounds. */
import type { Side } from '../../bridge/seat.ts';
import type { Language } from '../../language.ts';
import type { BoardMove, NextMove, PairMove } from '../../movement/next-move.ts';
import { sideNames } from '../game/seats.ts';
import { capitalize, formatList, formatRuns } from '../sentences.ts';
import { dictionary, type SomeWords } from '../typography.ts';
import { numberInEnglish, numberInFrench } from './number-words.ts';

const en = {
  up: (line: Side, tables: number) =>
    `${sideNames.en[line]} up ${numberInEnglish(tables)} ${tables === 1 ? 'table' : 'tables'}`,
  nobodyMoves: 'nobody moves',
  follow: (stationary: string, first: number, last: number) =>
    `${stationary === '' ? 'everyone' : `${stationary} stays, everyone else`} takes the seat of the next lower number (pair ${first} that of pair ${last})`,
  pair: (pair: number) => `pair ${pair}`,
  stay: (pairs: readonly number[]) =>
    `${pairs.length === 1 ? 'pair' : 'pairs'} ${formatRuns(pairs, 'en')} ${pairs.length === 1 ? 'stays' : 'stay'}`,
  followTables: (of: 'lower' | 'higher', from: number, to: number) =>
    `everyone else goes to the table of the next ${of} number (pair ${from} to that of pair ${to})`,
  directionsByCard: 'directions as the guide cards say',
  weave: 'odd East-West pairs up one table, even ones down one',
  inHalves: (half: number) =>
    `in each half, tables 1 to ${half} and ${half + 1} to ${2 * half}, East-West up one table`,
  acrossHalves: 'East-West go to the other half, one table up',
  guideCard: 'every pair goes where its guide card says',
  boardsDown: 'boards down one',
  boardsWeave: {
    odd: 'boards of odd tables down one, those of even tables up one',
    even: 'boards of even tables down one, those of odd tables up one',
  },
  boardsOpposite: (half: number) =>
    `tables ${half} apart exchange their boards (1 and ${half + 1}, 2 and ${half + 2} ...)`,
  byWayOf: (stands: readonly string[]) =>
    ` by way of the bye ${stands.length === 1 ? 'stand' : 'stands'} between tables ${stands.join(' and between tables ')}`,
  newBoards: 'new boards for every table',
  boardsByCard: 'boards as the table cards say',
  share: (tables: string) => `Tables ${tables} share boards.`,
  arrow: {
    begins: 'Arrow switch: North-South and East-West exchange directions.',
    ends: 'The arrow switch ends: North-South and East-West have their own directions again.',
  },
};

type NextMoveWords = typeof en;

const fr: NextMoveWords = {
  up: (line, tables) =>
    `${sideNames.fr[line]} montent ${tables === 1 ? 'd’une table' : `de ${numberInFrench(tables)} tables`}`,
  nobodyMoves: 'personne ne bouge',
  follow: (stationary, first, last) =>
    `${stationary === '' ? 'chaque paire prend' : `${stationary} reste, les autres prennent`} la place du numéro inférieur (la paire ${first} celle de la paire ${last})`,
  pair: (pair) => `la paire ${pair}`,
  stay: (pairs) =>
    `${pairs.length === 1 ? 'la paire' : 'les paires'} ${formatRuns(pairs, 'fr')} ${pairs.length === 1 ? 'reste' : 'restent'}`,
  followTables: (of, from, to) =>
    `les autres vont à la table du numéro ${of === 'lower' ? 'inférieur' : 'supérieur'} (la paire ${from} à celle de la paire ${to})`,
  directionsByCard: 'orientation selon les fiches de route',
  weave: 'les paires Est-Ouest de numéro impair montent d’une table, celles de numéro pair descendent d’une table',
  inHalves: (half) =>
    `dans chaque moitié, tables 1 à ${half} et ${half + 1} à ${2 * half}, Est-Ouest montent d’une table`,
  acrossHalves: 'Est-Ouest passent dans l’autre moitié, une table plus haut',
  guideCard: 'chaque paire suit sa fiche de route',
  boardsDown: 'les étuis descendent d’une table',
  boardsWeave: {
    odd: 'les étuis des tables impaires descendent d’une table, ceux des tables paires montent d’une table',
    even: 'les étuis des tables paires descendent d’une table, ceux des tables impaires montent d’une table',
  },
  boardsOpposite: (half) =>
    `les tables distantes de ${half} échangent leurs étuis (1 et ${half + 1}, 2 et ${half + 2} ...)`,
  byWayOf: (stands) =>
    ` par ${stands.length === 1 ? 'le guéridon' : 'les guéridons'} entre les tables ${stands.join(' et entre les tables ')}`,
  newBoards: 'de nouveaux étuis à toutes les tables',
  boardsByCard: 'les étuis selon les fiches de table',
  share: (tables) => `Les tables ${tables} partagent leurs étuis.`,
  arrow: {
    begins: 'Inversion des lignes : Nord-Sud jouent en Est-Ouest, Est-Ouest en Nord-Sud.',
    ends: 'Fin de l’inversion des lignes : Nord-Sud et Est-Ouest reprennent leur orientation.',
  },
};

const ofPlayers: Readonly<Record<Language, SomeWords<NextMoveWords>>> = {
  en: {
    guideCard: 'every player goes where their guide card says',
  },
  fr: {
    guideCard: 'chaque joueur suit sa fiche de route',
  },
};

export const nextMoveWords = dictionary<NextMoveWords>({ en, fr }, ofPlayers);

/**
 * What the director announces at a change of round: East-West up one table, boards down one. Tables 1 and 12 share
 * boards.
 */
export function nextMoveSentence(move: NextMove, language: Language): string {
  const words = nextMoveWords[language];
  return [
    `${capitalize(`${pairsMove(move.pairs, language)}, ${boardsMove(move.boards, language)}`)}.`,
    ...move.shared.map((tables) => words.share(formatList(tables, language))),
    ...(move.arrow ? [words.arrow[move.arrow]] : []),
  ].join(' ');
}

function pairsMove(move: PairMove, language: Language): string {
  const words = nextMoveWords[language];
  switch (move.kind) {
    case 'lines': {
      const moves = [move.ns > 0 ? words.up('NS', move.ns) : '', move.ew > 0 ? words.up('EW', move.ew) : ''];
      return moves.filter((text) => text !== '').join(', ') || words.nobodyMoves;
    }
    case 'follow': {
      const stationary = formatList(move.stationary.map(words.pair), language);
      return words.follow(stationary, move.movers[0] ?? 0, move.movers.at(-1) ?? 0);
    }
    case 'follow-tables': {
      const { movers, stationary, next } = move;
      const [first, last] = [movers[0] ?? 0, movers.at(-1) ?? 0];
      const stay = stationary.length > 0 ? [words.stay(stationary)] : [];
      const [from, to] = next === 'lower' ? [first, last] : [last, first];
      return [...stay, words.followTables(next, from, to), words.directionsByCard].join(', ');
    }
    case 'weave':
      return words.weave;
    case 'halves':
      return move.across ? words.acrossHalves : words.inHalves(move.half);
    case 'guide-card':
      return words.guideCard;
  }
}

function boardsMove(move: BoardMove, language: Language): string {
  const words = nextMoveWords[language];
  switch (move.kind) {
    case 'down': {
      const stands = move.stands.map(({ from, to }) => formatList([Math.min(from, to), Math.max(from, to)], language));
      return words.boardsDown + (stands.length > 0 ? words.byWayOf(stands) : '');
    }
    case 'weave':
      return words.boardsWeave[move.down];
    case 'opposite':
      return words.boardsOpposite(move.half);
    case 'new':
      return words.newBoards;
    case 'table-card':
      return words.boardsByCard;
  }
}
