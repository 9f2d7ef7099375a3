/** The words of movements of teams: names, sentences of the list of choices, problems. */
import type { Language } from '../../language.ts';
import { bergerLength } from '../../movement/pairing/berger.ts';
import { bracketSize } from '../../draw/knockout/fold.ts';
import type { KnockoutSpec } from '../../movement/teams/families/knockout.ts';
import { roundsWithoutRematch } from '../../draw/history.ts';
import type { BoardSupply, TeamFigure } from '../../movement/teams/families/family.ts';
import type { TeamMovementKind, TeamSpec } from '../../movement/teams/families/index.ts';
import { pattonRounds } from '../../movement/teams/families/patton.ts';
import type { TeamChoice } from '../../movement/teams/choices.ts';
import type { TeamSpecProblem } from '../../movement/teams/make.ts';
import { capitalize, formatRuns, joints } from '../sentences.ts';
import { dictionary } from '../typography.ts';
import { numberInEnglish, numberInFrench } from './number-words.ts';

type FigureWords = Readonly<Record<TeamFigure, (given: number) => string>>;

const en = {
  kind: {
    match: 'Match',
    poule: 'Round robin',
    'american-whist': 'American Whist',
    'new-england': 'New England relay',
    patton: 'Patton movement',
    swiss: 'Swiss',
    knockout: 'Knockout',
  } satisfies Record<TeamMovementKind, string> as Record<TeamMovementKind, string>,
  inHalves: (boards: number) => `two halves of ${boards} boards`,
  inSegments: (segments: number, boards: number) => `${segments} segments of ${boards} boards`,
  inOne: (boards: number) => `${boards} boards in one`,
  roundsIn: (rounds: number) => `${rounds} rounds`,
  drawn: 'each round is drawn by the standing: winners meet winners, and nobody twice',
  drawnAgain: (certain: number) =>
    `each round is drawn by the standing; after round ${certain} some may have to meet again`,
  twice: 'home and away',
  roundsOf: (first: number, last: number, of: number) =>
    first === last ? `round ${first} of ${of}` : `rounds ${first} to ${last} of ${of}`,
  shared: 'shared boards',
  copies: (copies: number) => `${numberInEnglish(copies)} copies`,
  everyone: 'every team meets every other',
  everyoneTwice: 'every team meets every other twice',
  allButOne: 'every team meets every other but one',
  someOpponents: (met: number, of: number) =>
    `every team meets ${numberInEnglish(met)} of the ${numberInEnglish(of)} others`,
  upToOpponents: (least: number, most: number, of: number) =>
    `a team meets ${numberInEnglish(least)} or ${numberInEnglish(most)} of the ${numberInEnglish(of)} others`,
  otherSessions: 'the other rounds in other sessions',
  whistOdd: 'East-West go down two tables, boards down one; nobody shares',
  whistEven: 'East-West go down two tables with two skips, boards down one; nobody shares',
  relay: 'East-West go up one table',
  relayShared: 'tables half the room apart share a set and stand side by side',
  known: 'each match is over with its round; whole teams move',
  exchange: 'the two tables of a match exchange the boards',
  dealt: 'the boards are dealt at the tables',
  copiesOf: (copies: number) => `${numberInEnglish(copies)} copies of every board`,
  lineUps: 'another line-up in each part',
  bracket: (teams: number, size: number) => `${teams} teams in a bracket of ${size}`,
  byesOfBracket: (byes: number) =>
    byes === 1
      ? 'the highest seed begins in the second round'
      : `the ${numberInEnglish(byes)} highest seeds begin in the second round`,
  triangles: 'three play a triangle where the number is odd',
  byLot: 'opponents by lot in every round',
  bye: 'one team has a bye each round',
  short: (boards: number) => `matches of ${boards} boards suit board-a-match or Patton`,
  figure: {
    teams: (given) => `${given} teams`,
    'boards-per-match': (given) => `matches of ${given} boards`,
    rounds: (given) => `${given} rounds`,
    legs: (given) => `${given} matches against each team`,
    segments: (given) => `${given} equal segments`,
    from: (given) => `${given} as the first round`,
    copies: (given) => `${given} copies of the boards`,
  } satisfies FigureWords as FigureWords,
  problem: (movement: string, figure: string, possible: string) =>
    `${movement}: there is none with ${figure}. Possible: ${possible}.`,
  span: (least: number, most: number) => (least === most ? String(least) : `${least} to ${most}`),
};

type TeamMovementWords = typeof en;

const fr: TeamMovementWords = {
  kind: {
    match: 'Match',
    poule: 'Poule',
    'american-whist': 'American Whist',
    'new-england': 'Relais New England',
    patton: 'Mouvement Patton',
    swiss: 'Suisse',
    knockout: 'Élimination directe',
  },
  inHalves: (boards) => `deux mi-temps de ${boards} étuis`,
  inSegments: (segments, boards) => `${segments} segments de ${boards} étuis`,
  inOne: (boards) => `${boards} étuis d’un trait`,
  roundsIn: (rounds) => `${rounds} tours`,
  drawn: 'chaque tour se tire d’après le classement : les premiers se rencontrent, et jamais deux fois',
  drawnAgain: (certain) =>
    `chaque tour se tire d’après le classement ; après le tour ${certain}, il peut falloir répéter des rencontres`,
  twice: 'aller et retour',
  roundsOf: (first, last, of) => (first === last ? `tour ${first} sur ${of}` : `tours ${first} à ${last} sur ${of}`),
  shared: 'étuis partagés',
  copies: (copies) => `${numberInFrench(copies)} exemplaires`,
  everyone: 'chaque équipe rencontre toutes les autres',
  everyoneTwice: 'chaque équipe rencontre deux fois toutes les autres',
  allButOne: 'chaque équipe rencontre toutes les autres sauf une',
  someOpponents: (met, of) =>
    `chaque équipe rencontre ${numberInFrench(met)} ${met === 1 ? 'adversaire' : 'adversaires'} sur ${numberInFrench(of)}`,
  upToOpponents: (least, most, of) =>
    `une équipe rencontre ${numberInFrench(least)} ou ${numberInFrench(most)} ${most === 1 ? 'adversaire' : 'adversaires'} sur ${numberInFrench(of)}`,
  otherSessions: 'les autres tours en d’autres séances',
  whistOdd: 'Est-Ouest descendent de deux tables, les étuis d’une ; sans partage',
  whistEven: 'Est-Ouest descendent de deux tables avec deux sauts, les étuis d’une ; sans partage',
  relay: 'Est-Ouest montent d’une table',
  relayShared: 'les tables distantes d’une demi-salle partagent un groupe et se tiennent côte à côte',
  known: 'chaque match s’achève avec son tour ; les équipes entières se déplacent',
  exchange: 'les deux tables d’un match échangent leurs étuis',
  dealt: 'les étuis sont distribués à la table',
  copiesOf: (copies) => `${numberInFrench(copies)} exemplaires de chaque étui`,
  lineUps: 'une composition par partie',
  bracket: (teams, size) => `${teams} équipes dans un tableau de ${size}`,
  byesOfBracket: (byes) =>
    byes === 1
      ? 'la première tête de série entre au deuxième tour'
      : `les ${numberInFrench(byes)} premières têtes de série entrent au deuxième tour`,
  triangles: 'trois équipes jouent un triangle quand leur nombre est impair',
  byLot: 'adversaires tirés au sort à chaque tour',
  bye: 'une équipe est exempte à chaque tour',
  short: (boards) => `des matchs de ${boards} étuis conviennent au donne par donne ou au Patton`,
  figure: {
    teams: (given) => `${given} équipes`,
    'boards-per-match': (given) => `des matchs de ${given} étuis`,
    rounds: (given) => `${given} tours`,
    legs: (given) => `${given} matchs contre chaque équipe`,
    segments: (given) => `${given} segments égaux`,
    from: (given) => `${given} comme premier tour`,
    copies: (given) => `${given} exemplaires des étuis`,
  },
  problem: (movement, figure, possible) => `${movement} : il n’y en a pas avec ${figure}. Possible : ${possible}.`,
  span: (least, most) => (least === most ? String(least) : `${least} à ${most}`),
};

const teamMovementWords = dictionary<TeamMovementWords>({ en, fr });

/** American Whist; Round robin, rounds 1 to 3 of 7; Match, two halves of 16 boards. */
export function teamMovementName(spec: TeamSpec, language: Language): string {
  const words = teamMovementWords[language];
  return [words.kind[spec.kind], ...nameParts(spec, words)].join(', ');
}

/** What a family of movements of teams is called. */
export function teamKindName(kind: TeamMovementKind, language: Language): string {
  return teamMovementWords[language].kind[kind];
}

function nameParts(spec: TeamSpec, words: TeamMovementWords): string[] {
  switch (spec.kind) {
    case 'match': {
      const size = spec.boardsPerMatch / spec.segments;
      if (spec.segments === 1) return [words.inOne(size)];
      return [spec.segments === 2 ? words.inHalves(size) : words.inSegments(spec.segments, size)];
    }
    case 'poule':
      return [...(spec.legs === 2 ? [words.twice] : []), ...partOf(spec, bergerLength(spec.teams, spec.legs), words)];
    case 'new-england':
      return [spec.copies === 1 ? words.shared : words.copies(spec.copies)];
    case 'patton':
      return partOf({ ...spec, from: 1 }, pattonRounds(spec.teams), words);
    case 'swiss':
      return [words.roundsIn(spec.rounds)];
    case 'knockout':
      return [];
    case 'american-whist':
      return [];
  }
}

/** The rounds, where they are not all. */
function partOf(
  { from, rounds }: { readonly from: number; readonly rounds: number },
  of: number,
  words: TeamMovementWords,
): string[] {
  return rounds === of ? [] : [words.roundsOf(from, from + rounds - 1, of)];
}

/** One sentence for a line of the list of choices: whom a team meets, and what is special. */
export function teamChoiceSentence(
  choice: Pick<TeamChoice, 'spec' | 'quality' | 'copies'>,
  language: Language,
): string {
  const words = teamMovementWords[language];
  const { spec, quality, copies } = choice;
  const parts = [
    ...meetings(choice, words),
    ...specialParts(spec, words),
    ...(copies > 1 ? [words.copiesOf(copies)] : []),
    ...(quality.byes.most > 0 && spec.kind !== 'knockout' ? [words.bye] : []),
    ...(spec.boardsPerMatch <= SHORT_MATCH ? [words.short(spec.boardsPerMatch)] : []),
  ];
  return `${capitalize(parts.join(joints[language].semicolon))}.`;
}

/** Up to so many boards a match is hardly worth a scale of victory points. */
const SHORT_MATCH = 4;

function meetings({ spec, quality }: Pick<TeamChoice, 'spec' | 'quality'>, words: TeamMovementWords): string[] {
  const { least, most, possible } = quality.opponents;
  if (spec.kind === 'match') return [];
  if (spec.kind === 'knockout') return bracketParts(spec, words);
  if (spec.kind === 'swiss') {
    const certain = roundsWithoutRematch(spec.teams);
    return [spec.rounds <= certain ? words.drawn : words.drawnAgain(certain)];
  }
  if (spec.kind === 'poule' && spec.rounds < bergerLength(spec.teams, spec.legs)) return [words.otherSessions];
  if (least === possible) {
    const isTwice = quality.matchesPlayed.least === 2 * possible;
    return [isTwice ? words.everyoneTwice : words.everyone];
  }
  if (least < most) return [words.upToOpponents(least, most, possible)];
  return [least === possible - 1 ? words.allButOne : words.someOpponents(least, possible)];
}

function bracketParts({ teams, odd, opponents }: KnockoutSpec, words: TeamMovementWords): string[] {
  const size = bracketSize(teams);
  const byLot = opponents === 'lot' ? [words.byLot] : [];
  if (odd === 'triangles') return [...byLot, words.triangles];
  const byes = size > teams && opponents === 'bracket' ? [words.byesOfBracket(size - teams)] : [];
  return [words.bracket(teams, size), ...byes, ...byLot];
}

function specialParts(spec: TeamSpec, words: TeamMovementWords): string[] {
  switch (spec.kind) {
    case 'american-whist':
      return [spec.teams % 2 === 1 ? words.whistOdd : words.whistEven];
    case 'new-england':
      return [words.relay, ...(spec.copies === 1 ? [words.relayShared] : [])];
    case 'patton':
      return [words.known, words.exchange];
    case 'swiss':
      return suppliedBoards(spec, words);
    case 'match':
    case 'poule':
    case 'knockout':
      return [...suppliedBoards(spec, words), ...(spec.segments > 1 ? [words.lineUps] : [])];
  }
}

/** Where the boards of a match come from, where that is special. */
function suppliedBoards({ supply }: { readonly supply: BoardSupply }, words: TeamMovementWords): string[] {
  const boards = { dealt: words.dealt, exchanged: words.exchange, copies: null }[supply];
  return boards === null ? [] : [boards];
}

/** Why a movement of teams is impossible, and what is possible. */
export function teamSpecProblemSentence(
  { code, movement, given, least, most, possible }: TeamSpecProblem,
  language: Language,
): string {
  const words = teamMovementWords[language];
  const values = possible ? formatRuns(possible, language) : words.span(least, most);
  return words.problem(words.kind[movement], words.figure[code](given), values);
}
