import { formatList } from '../sentences.ts';
import type { Language } from '../../language.ts';
import { dictionary, type SomeWords } from '../typography.ts';

const en = {
  review: 'Review',
  next: 'next',
  nextInQueue: 'next in the review',
  right: 'it is right',
  place: (board: number, table: string) => `Board ${board}, table ${table}`,
  round: (round: number) => `round ${round}`,
  andMore: (more: number) => `and ${more} more`,
  missing: (results: number) =>
    `${results} ${results === 1 ? 'result' : 'results'} of finished rounds ${results === 1 ? 'is' : 'are'} not in`,
  notIn: 'Its round is over and no result has come in.',
  among: (outcome: string, median: string, others: number) =>
    others === 1
      ? `${outcome}. The other is ${median}.`
      : `${outcome}. The middle of the ${others} others is ${median}.`,
  side: 'Probably entered for the wrong side.',
  boardTurned: (boards: number) =>
    `${boards} boards of this round are like that: probably they lay turned, and each pair held the other side’s cards.`,
  sign: 'Probably over and under exchanged.',
  vulnerability: 'Ordinary if vulnerable were not, and not vulnerable were.',
  slam: 'Nobody else in the strain took twelve tricks. Probably the level.',
  far: (imps: number) => `${imps} IMPs from the middle and far from every other. Ask for the slip.`,
  reading: (recorded: string, read: string) => `Recorded ${recorded}, then read as ${read}.`,
  swapped: (one: number, other: number) =>
    `Boards ${one} and ${other} are far from theirs, and each is ordinary on the other. Probably two lines exchanged.`,
  unplayed: (pairs: readonly string[], boards: readonly number[]) =>
    `${pairs.length === 1 ? 'Pair' : 'Pairs'} ${formatList(pairs, 'en')} ${pairs.length === 1 ? 'has' : 'have'} not played ${boards.length === 1 ? 'board' : 'boards'} ${formatList(boards, 'en')}. What was played stands if nobody knew the board; ${boards.length === 1 ? 'this one' : 'these'} may be played later (Law 15B2); if not, average where the pairs are in part at fault (Law 12C2).`,
  lacks: (pair: string, boards: readonly number[]) =>
    `Pair ${pair} has not played ${boards.length === 1 ? 'board' : 'boards'} ${formatList(boards, 'en')}.`,
  instead: (pair: string, boards: readonly number[], round: number, table: string) =>
    `Pair ${pair} stands in its place, and is to play ${boards.length === 1 ? 'it' : 'them'} in round ${round} at table ${table}. Probably the wrong number.`,
  keep: (outcome: string) => `keep ${outcome}`,
  alreadyPlayed: (pair: string, round: number, table: string) =>
    `Pair ${pair} has played it already, in round ${round} at table ${table}.`,
  deprived: (pairs: readonly string[]) =>
    `Not to be played again; average plus for ${pairs.length === 1 ? 'pair' : 'pairs'} ${formatList(pairs, 'en')} (Laws 15B3, 12C2).`,
  sameBeside: (board: number) =>
    `Ordinary on board ${board}, whose line says the same. Probably typed on two lines; this one’s own result is still to come.`,
  besideEmpty: (board: number) => `Ordinary on board ${board}, whose line is empty. Probably typed on the wrong line.`,
  waitAgain: 'the line waits again',
  moveTo: (board: number) => `move it to board ${board}`,
  twoTables: (pair: string, table: string) =>
    `Pair ${pair} was not expected here, and has results at table ${table} in this round. Probably another pair played.`,
  pairsPlayed: (pairs: readonly string[]) => `pairs ${formatList(pairs, 'en')}`,
  exchange: 'exchange the two lines',
  playLater: 'it is played later',
  averagePlus: (pairs: readonly string[]) =>
    `average plus for ${pairs.length === 1 ? 'pair' : 'pairs'} ${formatList(pairs, 'en')} alone`,
  averageEach: 'average for both',
  pairsToo: (outcome: string) => `${outcome}, pairs exchanged`,
  notDone: 'Not recorded: the line has changed meanwhile.',
};

export type ReviewWords = typeof en;

const fr: ReviewWords = {
  review: 'À revoir',
  next: 'suivant',
  nextInQueue: 'le prochain à revoir',
  right: 'c’est juste',
  place: (board, table) => `Étui ${board}, table ${table}`,
  round: (round) => `tour ${round}`,
  andMore: (more) => `et ${more} ${more < 2 ? 'autre' : 'autres'}`,
  missing: (results) => `Il manque ${results} ${results < 2 ? 'résultat' : 'résultats'} de tours terminés`,
  notIn: 'Le tour est terminé et aucun résultat n’est venu.',
  among: (outcome, median, others) =>
    others === 1 ? `${outcome}. L’autre est ${median}.` : `${outcome}. La médiane des ${others} autres est ${median}.`,
  side: 'Sans doute saisi pour le mauvais camp.',
  boardTurned: (boards) =>
    `${boards} étuis de ce tour sont ainsi : sans doute tournés, chaque paire avait les cartes de l’autre camp.`,
  sign: 'Sans doute levées de mieux et de chute échangées.',
  vulnerability: 'Ordinaire si l’on échange vulnérable et non vulnérable.',
  slam: 'Personne d’autre n’a fait douze levées à cette couleur. Sans doute le palier.',
  far: (imps) => `À ${imps} IMPs de la médiane et loin de tous les autres. Demandez le feuillet.`,
  reading: (recorded, read) => `Enregistré ${recorded}, puis lu ${read}.`,
  swapped: (one, other) =>
    `Les étuis ${one} et ${other} sont loin des leurs, et chacun est ordinaire sur l’autre. Sans doute deux lignes échangées.`,
  unplayed: (pairs, boards) =>
    `${pairs.length === 1 ? 'La paire' : 'Les paires'} ${formatList(pairs, 'fr')} ${pairs.length === 1 ? 'n’a pas joué' : 'n’ont pas joué'} ${boards.length === 1 ? 'l’étui' : 'les étuis'} ${formatList(boards, 'fr')}. Ce qui a été joué reste si personne à la table ne le connaissait ; ${boards.length === 1 ? 'l’étui manqué peut être joué' : 'les étuis manqués peuvent être joués'} plus tard (Loi 15B2) ; sinon, moyenne si les paires sont en partie en faute (Loi 12C2).`,
  lacks: (pair, boards) =>
    `La paire ${pair} n’a pas joué ${boards.length === 1 ? 'l’étui' : 'les étuis'} ${formatList(boards, 'fr')}.`,
  instead: (pair, boards, round, table) =>
    `La paire ${pair} est inscrite à sa place, et doit ${boards.length === 1 ? 'le' : 'les'} jouer au tour ${round} à la table ${table}. Sans doute un mauvais numéro.`,
  keep: (outcome) => `garder ${outcome}`,
  alreadyPlayed: (pair, round, table) => `La paire ${pair} l’a déjà joué, au tour ${round} à la table ${table}.`,
  deprived: (pairs) =>
    `Ne peut plus être joué ; moyenne plus pour ${pairs.length === 1 ? 'la paire' : 'les paires'} ${formatList(pairs, 'fr')} (Lois 15B3, 12C2).`,
  sameBeside: (board) =>
    `Ordinaire sur l’étui ${board}, dont la ligne dit la même chose. Sans doute saisi sur deux lignes ; il manque le vrai résultat de celle-ci.`,
  besideEmpty: (board) =>
    `Ordinaire sur l’étui ${board}, dont la ligne est vide. Sans doute saisi sur la mauvaise ligne.`,
  waitAgain: 'la ligne attend de nouveau',
  moveTo: (board) => `le mettre sur l’étui ${board}`,
  twoTables: (pair, table) =>
    `La paire ${pair} n’était pas attendue ici, et a des résultats à la table ${table} dans ce tour. Sans doute une autre paire a joué.`,
  pairsPlayed: (pairs) => `paires ${formatList(pairs, 'fr')}`,
  exchange: 'échanger les deux lignes',
  playLater: 'à jouer plus tard',
  averagePlus: (pairs) =>
    pairs.length === 1
      ? `moyenne plus pour la paire ${pairs[0]} seule`
      : `moyenne plus pour les paires ${formatList(pairs, 'fr')} seules`,
  averageEach: 'moyenne pour les deux',
  pairsToo: (outcome) => `${outcome}, paires échangées`,
  notDone: 'Non enregistré : la ligne a changé entre-temps.',
};

/** The words of the review queue: findings, reasons and corrections. */
const ofPlayers: Readonly<Record<Language, SomeWords<ReviewWords>>> = {
  en: {
    boardTurned: (boards) =>
      `${boards} boards of this round are like that: probably they lay turned, and each side held the other’s cards.`,
    unplayed: (players, boards) =>
      `${formatList(players, 'en')} ${players.length === 1 ? 'has' : 'have'} not played ${boards.length === 1 ? 'board' : 'boards'} ${formatList(boards, 'en')}. What was played stands if nobody knew the board; ${boards.length === 1 ? 'this one' : 'these'} may be played later (Law 15B2); if not, average where the players are in part at fault (Law 12C2).`,
    lacks: (players, boards) =>
      `${players} ${players.includes('+') ? 'have' : 'has'} not played ${boards.length === 1 ? 'board' : 'boards'} ${formatList(boards, 'en')}.`,
    instead: (players, boards, round, table) =>
      `${players} stand in their place, and are to play ${boards.length === 1 ? 'it' : 'them'} in round ${round} at table ${table}. Probably the wrong numbers.`,
    alreadyPlayed: (players, round, table) => `${players} played it already, in round ${round} at table ${table}.`,
    deprived: (players) => `Not to be played again; average plus for ${formatList(players, 'en')} (Laws 15B3, 12C2).`,
    twoTables: (players, table) =>
      `${players} were not expected here, and have results at table ${table} in this round. Probably others played.`,
    pairsPlayed: (players) => formatList(players, 'en'),
    averagePlus: (players) => `average plus for ${formatList(players, 'en')} alone`,
    pairsToo: (outcome) => `${outcome}, players exchanged`,
  },
  fr: {
    boardTurned: (boards) =>
      `${boards} étuis de ce tour sont ainsi : sans doute tournés, chaque camp avait les cartes de l’autre.`,
    unplayed: (players, boards) =>
      `${formatList(players, 'fr')} n’ont pas joué ${boards.length === 1 ? 'l’étui' : 'les étuis'} ${formatList(boards, 'fr')}. Ce qui a été joué reste si personne à la table ne le connaissait ; ${boards.length === 1 ? 'l’étui manqué peut être joué' : 'les étuis manqués peuvent être joués'} plus tard (Loi 15B2) ; sinon, moyenne si les joueurs sont en partie en faute (Loi 12C2).`,
    lacks: (players, boards) =>
      `${players} ${players.includes('+') ? 'n’ont' : 'n’a'} pas joué ${boards.length === 1 ? 'l’étui' : 'les étuis'} ${formatList(boards, 'fr')}.`,
    instead: (players, boards, round, table) =>
      `${players} sont inscrits à leur place, et doivent ${boards.length === 1 ? 'le' : 'les'} jouer au tour ${round} à la table ${table}. Sans doute de mauvais numéros.`,
    alreadyPlayed: (players, round, table) => `${players} l’ont déjà joué, au tour ${round} à la table ${table}.`,
    deprived: (players) => `Ne peut plus être joué ; moyenne plus pour ${formatList(players, 'fr')} (Lois 15B3, 12C2).`,
    twoTables: (players, table) =>
      `${players} n’étaient pas attendus ici, et ont des résultats à la table ${table} dans ce tour. Sans doute d’autres ont joué.`,
    pairsPlayed: (players) => formatList(players, 'fr'),
    averagePlus: (players) => `moyenne plus pour ${formatList(players, 'fr')} seuls`,
    pairsToo: (outcome) => `${outcome}, joueurs échangés`,
  },
};

export const reviewWords = dictionary<ReviewWords>({ en, fr }, ofPlayers);
