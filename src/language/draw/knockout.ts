/** Why two meet in a knockout, and the names of its rounds. */
import type { KnockoutReason } from '../../draw/knockout/reason.ts';
import type { Language } from '../../language.ts';
import { formatList, joints } from '../sentences.ts';
import { bracketWords } from '../screens/teams/bracket.ts';
import { dictionary } from '../typography.ts';

const en = {
  seeds: (higher: number, lower: number) =>
    `first round by seeds: ${higher} and ${lower}, which add up to ${higher + lower}`,
  bye: (name: string, byes: number, size: number) =>
    byes === 1
      ? `${name} has the one bye of a bracket of ${size}: the highest seed begins in the second round`
      : `${name} has one of the ${byes} byes of a bracket of ${size}: the highest seeds begin in the second round`,
  byeByLot: (name: string) => `the lot gave ${name} a bye`,
  nobody: (name: string) => `${name} goes on: nobody won the match next to it`,
  lot: 'drawn by lot',
  winners: 'the winners of neighbouring matches meet',
  beat: (name: string, other: string) => `${name} beat ${other}`,
  hadBye: (name: string) => `${name} had a bye`,
  losers: (first: number, last: number) => `the losers of neighbouring matches play for places ${first} to ${last}`,
  lost: (name: string, other: string) => `${name} lost to ${other}`,
  triangle: (names: string, goOn: number) =>
    `triangle of ${names}: each plays the other two over half of the boards, and ${goOn === 1 ? 'one goes' : 'two go'} on`,
  choice: (chooser: string, other: string) => `${chooser} chose ${other}`,
  director: 'they meet because the director wants it',
  byeByDirector: (name: string) => `${name} has a bye because the director wants it`,
  instead: (name: string, of: string) => `${name} plays in the place of ${of}, who beat it`,
  final: 'Final',
  semiFinals: 'Semi-finals',
  quarterFinals: 'Quarter-finals',
  firstRound: 'First round',
  last: (entries: number) => `Last ${entries}`,
  round: (round: number) => `Round ${round}`,
  matchOf: (round: string, position: number) => `${round}, match ${position}`,
  match: { final: 'final', semi: 'semi-final', quarter: 'quarter-final' },
  places: (first: number, last: number) => `Places ${first} to ${last}`,
};

type Words = typeof en;

const fr: Words = {
  seeds: (higher, lower) =>
    `premier tour selon les têtes de série : ${higher} et ${lower}, dont la somme fait ${higher + lower}`,
  bye: (name, byes, size) =>
    byes === 1
      ? `${name} est l’exempt d’un tableau de ${size} : la première tête de série entre au deuxième tour`
      : `${name} est l’un des ${byes} exempts d’un tableau de ${size} : les premières têtes de série entrent au deuxième tour`,
  byeByLot: (name) => `le sort a exempté ${name}`,
  nobody: (name) => `${name} passe : le match voisin n’a pas de vainqueur`,
  lot: 'tirage au sort',
  winners: 'les vainqueurs de matchs voisins se rencontrent',
  beat: (name, other) => `${name} a battu ${other}`,
  hadBye: (name) => `${name} était exempt`,
  losers: (first, last) => `les perdants de matchs voisins jouent les places ${first} à ${last}`,
  lost: (name, other) => `${name} a perdu contre ${other}`,
  triangle: (names, goOn) =>
    `triangle de ${names} : chacun joue contre les deux autres sur la moitié des étuis, et ${goOn === 1 ? 'un seul passe' : 'deux passent'}`,
  choice: (chooser, other) => `${chooser} a choisi ${other}`,
  director: 'ils se rencontrent parce que l’arbitre le veut',
  byeByDirector: (name) => `${name} est exempt parce que l’arbitre le veut`,
  instead: (name, of) => `${name} joue à la place de ${of}, qui l’avait battu`,
  final: 'Finale',
  semiFinals: 'Demi-finales',
  quarterFinals: 'Quarts de finale',
  firstRound: 'Premier tour',
  last: (entries) => FRENCH_ROUNDS[entries] ?? `Tour de ${entries}`,
  round: (round) => `Tour ${round}`,
  matchOf: (round, position) => `${round}, match ${position}`,
  match: { final: 'finale', semi: 'demi-finale', quarter: 'quart de finale' },
  places: (first, last) => `Places ${first} à ${last}`,
};

const FRENCH_ROUNDS: Readonly<Record<number, string>> = {
  16: 'Huitièmes de finale',
  32: 'Seizièmes de finale',
  64: 'Trente-deuxièmes de finale',
};

const WORDS = dictionary<Words>({ en, fr });

/** Jura beat Mendips, Chilterns had a bye; the winners of neighbouring matches meet. */
export function knockoutReasonSentence(
  { home, away, reason }: { readonly home: number; readonly away: number | null; readonly reason: KnockoutReason },
  nameOf: (entry: number) => string,
  language: Language,
): string {
  const words = WORDS[language];
  const name = nameOf(home);
  const both = (others: readonly [number | null, number | null], of: Words['beat'], none?: Words['hadBye']) => {
    return formatList(
      [home, away].flatMap((entry, index) => {
        const against = others[index] ?? null;
        if (entry === null) return [];
        return against === null ? (none ? [none(nameOf(entry))] : []) : [of(nameOf(entry), nameOf(against))];
      }),
      language,
    );
  };
  const join = (parts: readonly string[]): string =>
    `${parts.filter((part) => part !== '').join(joints[language].semicolon)}.`;
  switch (reason.code) {
    case 'seeds':
      return join([words.seeds(...reason.seeds)]);
    case 'bye':
      return join([reason.byLot ? words.byeByLot(name) : words.bye(name, reason.byes, reason.size)]);
    case 'nobody':
      return join([words.nobody(name)]);
    case 'lot':
      return join([words.lot]);
    case 'winners':
      return join([both(reason.beaten, words.beat, words.hadBye), words.winners]);
    case 'losers':
      return join([both(reason.lostTo, words.lost), words.losers(reason.bracket, reason.bracket + reason.left - 1)]);
    case 'triangle':
      return join([words.triangle(formatList(reason.three.map(nameOf), language), reason.goOn)]);
    case 'choice': {
      const other = reason.chooser === home ? away : home;
      return join([words.choice(nameOf(reason.chooser), other === null ? '' : nameOf(other))]);
    }
    case 'director':
      return join([away === null ? words.byeByDirector(name) : words.director]);
    case 'instead':
      return join([words.instead(nameOf(reason.entry), nameOf(reason.of))]);
  }
}

/** A round of the main bracket, by those still in it. */
export function knockoutRoundName(
  { round, left }: { readonly round: number; readonly left: number },
  language: Language,
): string {
  const words = WORDS[language];
  if (left === 2) return words.final;
  if (left === 4) return words.semiFinals;
  if (left === 8) return words.quarterFinals;
  if (left >= 16 && Number.isInteger(Math.log2(left))) return words.last(left);
  return round === 1 ? words.firstRound : words.round(round);
}

/** Over a round of a bracket: its name; of a bracket for places what is played for. */
export function knockoutHead(
  { bracket, left, round }: { readonly round: number; readonly bracket: number; readonly left: number },
  language: Language,
): string {
  return bracket === 1
    ? knockoutRoundName({ round, left }, language)
    : placesPlayedFor(bracket, bracket + left - 1, language);
}

/** One match of a round: quarter-final 2; a match for places by its places. */
export function knockoutMatchName(
  {
    round,
    bracket,
    position,
    left,
  }: { readonly round: number; readonly bracket: number; readonly position: number; readonly left: number },
  language: Language,
): string {
  const words = WORDS[language];
  if (bracket > 1) return words.places(bracket, bracket + left - 1);
  if (left === 2) return words.match.final;
  if (left === 4) return `${words.match.semi} ${position}`;
  if (left === 8) return `${words.match.quarter} ${position}`;
  return words.matchOf(knockoutRoundName({ round, left }, language), position);
}

/** The bracket of those who play for places, by the first and the last. */
export function placesPlayedFor(first: number, last: number, language: Language): string {
  return WORDS[language].places(first, last);
}

interface KnockoutInBrief {
  readonly spec: { readonly teams: number; readonly boardsPerMatch: number; readonly segments: number };
  readonly nodes: readonly {
    readonly round: number;
    readonly matches: readonly { readonly reason: KnockoutReason }[];
  }[];
}

/** 11 teams in a bracket of 16: the 5 highest seeds have a bye in the first round. Matches of 24 boards. */
export function knockoutSentence(
  { spec: { teams, boardsPerMatch, segments }, nodes }: KnockoutInBrief,
  language: Language,
): string {
  const words = bracketWords[language];
  const reasons = nodes.flatMap(({ round, matches }) => (round === 1 ? matches.map(({ reason }) => reason) : []));
  const bye = reasons.find((reason) => reason.code === 'bye');
  if (!bye) return words.head(teams, boardsPerMatch, segments);
  return `${words.byes(teams, bye.size, bye.byes, bye.byLot)} ${words.matchesOf(boardsPerMatch, segments)}`;
}
