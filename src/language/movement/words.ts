import type { Side } from '../../bridge/seat.ts';
import { runsOf } from '../../movement/board-set.ts';
import { sideNames } from '../game/seats.ts';
import { dictionary } from '../typography.ts';
import { numberInEnglish, numberInFrench } from './number-words.ts';

/** The phrases that names and sentences of movements are put together from (src/language/movement/movement.ts). */
const en = {
  and: ' and ',
  semicolon: '; ',
  mitchell: { straight: 'Mitchell', share: 'Share-and-relay Mitchell', relay: 'Relay Mitchell', skip: 'Skip Mitchell' },
  setCount: (sets: number) => `${sets} sets`,
  doubleHesitation: 'Double hesitation Mitchell',
  oneAndAHalf: 'One-and-a-half table appendix Mitchell',
  withoutInLine: (line: Side, pair: number) => `without ${line === 'NS' ? 'N-S' : 'E-W'} ${pair}`,
  without: (pair: number) => `without pair ${pair}`,
  roundsFewer: (rounds: number) => `${numberInEnglish(rounds)} ${rounds === 1 ? 'round' : 'rounds'} fewer`,
  roundsOf: (rounds: number, full: number) => `${rounds} of ${full} rounds`,
  switched(first: number, last: number) {
    if (first === last) return `round ${first} arrow-switched`;
    return `rounds ${first} ${last === first + 1 ? 'and' : 'to'} ${last} arrow-switched`;
  },

  complete: (boards: number) => `everyone plays all ${boards} boards`,
  completeFor: (line: Side, boards: number) => `all ${boards} boards for ${sideNames.en[line]}`,
  usual: (tables: number) => `the usual choice for ${tables} tables`,
  ownRankings: 'each line has its own ranking',
  sharedThroughout: (tables: string) => `tables ${tables} share throughout`,
  sameWalk: (rounds: number) =>
    `the same walk; exchanging the lines ${['once', 'twice'][rounds - 1] ?? `${numberInEnglish(rounds)} times`} gives one ranking`,
  exchange: (rounds: number) =>
    `exchanging the lines in the last ${rounds === 1 ? 'round' : `${numberInEnglish(rounds)} rounds`} gives one ranking`,
  skip: 'East-West skip a table half way, so nobody shares',
  shorter: (minutes: number) => `${hoursInEnglish[minutes] ?? `${minutes} minutes`} shorter`,
  misses: (opponents: number) =>
    `each pair misses ${numberInEnglish(opponents)} ${opponents === 1 ? 'opponent' : 'opponents'}`,
  missesUpTo: (opponents: number) =>
    `a pair misses up to ${numberInEnglish(opponents)} ${opponents === 1 ? 'opponent' : 'opponents'}`,
  part: (boards: number, of: number, missed: number) =>
    `each pair plays ${boards} of the ${of} boards and misses ${numberInEnglish(missed)} ${missed === 1 ? 'opponent' : 'opponents'}`,
  halves: (tables: number) => String(tables),
  sections: (tables: string, boards: number, copies: number) =>
    `sections of ${tables} tables play the same ${boards} boards, of which there are ${numberInEnglish(copies)} copies`,
  sectionsShare: 'tables share boards',
  sitOutInSection: (letter: string) => `in section ${letter} a pair sits out each round`,
  everyone: 'every pair meets every other',
  oneRanking: 'one ranking',
  betterWithout: {
    NS: 'the balance is better without a North-South pair',
    EW: 'the balance is better without an East-West pair',
  } satisfies Record<Side, string> as Record<Side, string>,
  sitOut: {
    NS: 'the North-South pairs sit out in turn',
    EW: 'the East-West pairs sit out in turn',
    all: 'one pair sits out each round',
  },

  up: (line: Side, tables: number) =>
    `${sideNames.en[line]} up ${numberInEnglish(tables)} ${tables === 1 ? 'table' : 'tables'}`,
  nobodyMoves: 'nobody moves',
  follow: (stationary: string, first: number, last: number) =>
    `${stationary} stays, everyone else takes the seat of the next lower number (pair ${first} that of pair ${last})`,
  pair: (pair: number) => `pair ${pair}`,
  stay: (pairs: readonly number[]) =>
    `${listInRuns(pairs, 'pair', 'pairs', 'to', ' and ')} ${pairs.length === 1 ? 'stays' : 'stay'}`,
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

export type MovementWords = typeof en;

const fr: MovementWords = {
  and: ' et ',
  semicolon: ' ; ',
  mitchell: {
    straight: 'Mitchell',
    share: 'Mitchell guéridon',
    relay: 'Mitchell guéridon',
    skip: 'Mitchell avec saut',
  },
  setCount: (sets) => `${sets} groupes d’étuis`,
  doubleHesitation: 'Mitchell à double hésitation',
  oneAndAHalf: 'Mitchell à appendice d’une table et demie',
  withoutInLine: (line, pair) => `sans ${line === 'NS' ? 'N-S' : 'E-O'} ${pair}`,
  without: (pair) => `sans la paire ${pair}`,
  roundsFewer: (rounds) => `${numberInFrench(rounds)} ${rounds === 1 ? 'tour' : 'tours'} de moins`,
  roundsOf: (rounds, full) => `${rounds} tours sur ${full}`,
  switched(first, last) {
    if (first === last) return `lignes inversées au tour ${first}`;
    const rounds = last === first + 1 ? `aux tours ${first} et ${last}` : `des tours ${first} à ${last}`;
    return `lignes inversées ${rounds}`;
  },

  complete: (boards) => `tout le monde joue les ${boards} étuis`,
  completeFor: (line, boards) => `les ${boards} étuis pour ${sideNames.fr[line]}`,
  usual: (tables) => `le choix habituel à ${String(tables).replace('.', ',')} tables`,
  ownRankings: 'un classement par ligne',
  sharedThroughout: (tables) => `les tables ${tables} partagent leurs étuis à chaque tour`,
  sameWalk: (rounds) =>
    `même circulation ; ${rounds === 1 ? 'une inversion des lignes donne' : `${numberInFrench(rounds)} inversions des lignes donnent`} un classement unique`,
  exchange: (rounds) =>
    `l’inversion des lignes ${rounds === 1 ? 'au dernier tour' : `aux ${numberInFrench(rounds)} derniers tours`} donne un classement unique`,
  skip: 'Est-Ouest saute une table à mi-parcours, sans partage d’étuis',
  shorter: (minutes) => `${hoursInFrench[minutes] ?? `${minutes} minutes`} de moins`,
  misses: (opponents) => `chaque paire rencontre tous ses adversaires sauf ${numberInFrench(opponents)}`,
  missesUpTo: (opponents) =>
    `une paire rencontre tous ses adversaires ou tous sauf ${numberInFrench(opponents)} au plus`,
  part: (boards, of, missed) =>
    `chaque paire joue ${boards} des ${of} étuis et rencontre tous ses adversaires sauf ${numberInFrench(missed)}`,
  halves: (tables) => String(tables).replace('.', ','),
  sections: (tables, boards, copies) =>
    `des sections de ${tables} tables jouent les mêmes ${boards} étuis, en ${numberInFrench(copies)} exemplaires`,
  sectionsShare: 'des tables partagent leurs étuis',
  sitOutInSection: (letter) => `dans la section ${letter} une paire est de relais à chaque tour`,
  everyone: 'chaque paire rencontre toutes les autres',
  oneRanking: 'classement unique',
  betterWithout: {
    NS: 'l’équilibre est meilleur si la paire manque en Nord-Sud',
    EW: 'l’équilibre est meilleur si la paire manque en Est-Ouest',
  },
  sitOut: {
    NS: 'relais à tour de rôle en Nord-Sud',
    EW: 'relais à tour de rôle en Est-Ouest',
    all: 'une paire au relais à chaque tour',
  },

  up: (line, tables) =>
    `${sideNames.fr[line]} monte ${tables === 1 ? 'd’une table' : `de ${numberInFrench(tables)} tables`}`,
  nobodyMoves: 'personne ne bouge',
  follow: (stationary, first, last) =>
    `${stationary} reste, les autres prennent la place du numéro inférieur (la paire ${first} celle de la paire ${last})`,
  pair: (pair) => `la paire ${pair}`,
  stay: (pairs) =>
    `${listInRuns(pairs, 'la paire', 'les paires', 'à', ' et ')} ${pairs.length === 1 ? 'reste' : 'restent'}`,
  followTables: (of, from, to) =>
    `les autres vont à la table du numéro ${of === 'lower' ? 'inférieur' : 'supérieur'} (la paire ${from} à celle de la paire ${to})`,
  directionsByCard: 'orientation selon les fiches de route',
  weave: 'les paires Est-Ouest impaires montent d’une table, les paires descendent d’une table',
  inHalves: (half) =>
    `dans chaque moitié, tables 1 à ${half} et ${half + 1} à ${2 * half}, Est-Ouest monte d’une table`,
  acrossHalves: 'Est-Ouest passe dans l’autre moitié, une table plus haut',
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
    begins: 'Inversion des lignes : Nord-Sud joue en Est-Ouest, Est-Ouest en Nord-Sud.',
    ends: 'Fin de l’inversion des lignes : Nord-Sud et Est-Ouest reprennent leur orientation.',
  },
};

/** Numbers in a row are written from first to last: pairs 3 and 10 to 14. */
export function listInRuns(numbers: readonly number[], one: string, several: string, to: string, and: string): string {
  const texts = runsOf(numbers).flatMap(([first, last]) => {
    if (last - first > 1) return [`${first} ${to} ${last}`];
    return first === last ? [String(first)] : [String(first), String(last)];
  });
  const list = texts.length > 1 ? `${texts.slice(0, -1).join(', ')}${and}${texts.at(-1)}` : texts.join('');
  return `${numbers.length === 1 ? one : several} ${list}`;
}

const hoursInEnglish: Record<number, string> = {
  15: 'a quarter of an hour',
  30: 'half an hour',
  45: 'three quarters of an hour',
  60: 'an hour',
};

const hoursInFrench: Record<number, string> = {
  15: 'un quart d’heure',
  30: 'une demi-heure',
  45: 'trois quarts d’heure',
  60: 'une heure',
};

export const movementWords = dictionary<MovementWords>({ en, fr });
