/** The draw of a Swiss of single players: the words of its screen, and why four sit at a table. */
import type { OldPartners, PlayersReason } from '../../draw/players.ts';
import type { PlayersWish, PlayersWishKind } from '../../draw/players-wish.ts';
import type { DrawProblem } from '../../draw/problem.ts';
import type { EntryPair } from '../../draw/wanted.ts';
import type { Language } from '../../language.ts';
import { formatList, joints } from '../sentences.ts';
import { dictionary } from '../typography.ts';

const en = {
  player: 'Player',
  figure: { matchpoints: 'Per cent', imps: 'IMPs a board' },
  table: 'Table',
  seats: { ns: 'N-S', ew: 'E-W' },
  out: 'Sits out',
  outNow: (names: string) => `Sitting out: ${names}.`,
  nobodyOut: 'Everybody has a table.',
  byTurn: 'by turn: the last who did so least',
  volunteer: 'Sits out by wish',
  open: (results: number) =>
    results === 1
      ? 'One result of the rounds before is missing.'
      : `${results} results of the rounds before are missing.`,
  changed: 'By the results as they are now, some tables would change. The draw stands unless it is announced anew.',
  note: 'Four neighbours of the ranking at each table, the first with the fourth; equals are ordered by lot.',
  lot: (four: string) => `${four} drew the next four lots`,
  neighbours: (four: string) => `${four} are the next four in order: the first plays with the fourth`,
  otherPartners: (four: string) => `${four} are the next four in order`,
  cameLate: (player: string, others: string) =>
    `${player} came late and plays with those who would have sat out: ${others}`,
  furtherApart: (four: string) => `${four}: with nearer neighbours somebody would have an old partner`,
  passed: (pairs: string) => `partners before: ${pairs}`,
  others: 'in the usual partnerships others would have an old partner',
  again: (pairs: string) => `the round can’t be drawn without partners who come again: ${pairs}`,
  pair: (one: string, other: string, round: number) => `${one} and ${other} (round ${round})`,
  furtherApartOrWished: (four: string) =>
    `${four}: with nearer neighbours somebody would have an old partner, or a wish would not be kept`,
  othersOrWished: 'in the usual partnerships others would have an old partner, or a wish would not be kept',
  two: (one: string, other: string) => `${one} and ${other}`,
  wished: {
    partners: (pairs: string) => `partners by the director’s wish: ${pairs}`,
    notPartners: (pairs: string) => `not to be partners: ${pairs}`,
    notAtTable: (pairs: string) => `not to be at one table: ${pairs}`,
  },
  kinds: {
    'not-partners': 'are not partners',
    'not-at-table': 'are not at one table',
    partners: 'are partners',
  } satisfies Record<PlayersWishKind, string>,
  wish: {
    'not-partners': (pair: string) => `${pair} are not partners`,
    'not-at-table': (pair: string) => `${pair} are not at one table`,
    partners: (pair: string) => `${pair} are partners`,
  } satisfies Record<PlayersWishKind, (pair: string) => string>,
  addWish: 'keep two apart, or together',
  one: 'One player',
  other: 'The other',
  how: 'What is wanted',
  show: 'show the draw',
  way: 'The ranking it goes by',
  inTime: (round: number) => `After round ${round}`,
  late: (round: number) => `One round late: after round ${round}`,
  preview: (tables: number) =>
    tables === 0
      ? 'This leaves the draw as it is.'
      : `This changes ${tables} ${tables === 1 ? 'table' : 'tables'}, shown here.`,
  problems: {
    tooFew: 'A round needs four players.',
    notDrawn: (name: string) => `${name} doesn’t play this round. Take the wish back.`,
    againstItself: 'Name two players.',
    forcedTwice: (name: string) =>
      `${name} is to have two partners, or a partner and to sit out. Keep one of the wishes.`,
    both: (one: string, other: string) =>
      `${one} and ${other} are to be partners and kept apart. Keep one of the wishes.`,
    noDraw: 'With these wishes not everybody can be seated. Take one back.',
  },
};

type Words = typeof en;

const fr: Words = {
  player: 'Joueur',
  figure: { matchpoints: 'Pour cent', imps: 'IMPs par étui' },
  table: 'Table',
  seats: { ns: 'N-S', ew: 'E-O' },
  out: 'Au relais',
  outNow: (names) => `Au relais : ${names}.`,
  nobodyOut: 'Tout le monde a une table.',
  byTurn: 'à tour de rôle : les derniers parmi ceux qui l’ont été le moins',
  volunteer: 'Au relais de son gré',
  open: (results) =>
    results < 2
      ? 'Il manque un résultat des tours précédents.'
      : `Il manque ${results} résultats des tours précédents.`,
  changed:
    'Avec les résultats d’à présent, des tables changeraient. Le tirage reste, à moins d’être annoncé à nouveau.',
  note: 'Quatre voisins du classement à chaque table, le premier avec le quatrième ; à égalité, le sort décide.',
  lot: (four) => `${four} ont tiré les quatre numéros suivants`,
  neighbours: (four) => `${four} se suivent au classement : le premier joue avec le quatrième`,
  otherPartners: (four) => `${four} se suivent au classement`,
  cameLate: (player, others) => `${player}, en retard, joue avec ceux qui auraient été au relais : ${others}`,
  furtherApart: (four) => `${four} : avec des voisins plus proches, un partenaire reviendrait`,
  passed: (pairs) => `déjà partenaires : ${pairs}`,
  others: 'avec les partenaires d’usage, d’autres en retrouveraient un ancien',
  again: (pairs) => `le tour ne se tire pas sans que des partenaires se retrouvent : ${pairs}`,
  pair: (one, other, round) => `${one} et ${other} (tour ${round})`,
  furtherApartOrWished: (four) =>
    `${four} : avec des voisins plus proches, un partenaire reviendrait, ou un souhait ne serait pas tenu`,
  othersOrWished:
    'avec les partenaires d’usage, d’autres en retrouveraient un ancien, ou un souhait ne serait pas tenu',
  two: (one, other) => `${one} et ${other}`,
  wished: {
    partners: (pairs) => `partenaires par souhait de l’arbitre : ${pairs}`,
    notPartners: (pairs) => `à ne pas associer : ${pairs}`,
    notAtTable: (pairs) => `à ne pas mettre à la même table : ${pairs}`,
  },
  kinds: {
    'not-partners': 'ne jouent pas ensemble',
    'not-at-table': 'ne sont pas à la même table',
    partners: 'jouent ensemble',
  },
  wish: {
    'not-partners': (pair) => `${pair} ne jouent pas ensemble`,
    'not-at-table': (pair) => `${pair} ne sont pas à la même table`,
    partners: (pair) => `${pair} jouent ensemble`,
  },
  addWish: 'séparer ou réunir deux joueurs',
  one: 'Un joueur',
  other: 'L’autre',
  how: 'Souhait',
  show: 'voir le tirage',
  way: 'Classement suivi',
  inTime: (round) => `Après le tour ${round}`,
  late: (round) => `Un tour plus tard : après le tour ${round}`,
  preview: (tables) =>
    tables === 0
      ? 'Cela ne change rien au tirage.'
      : tables === 1
        ? 'Cela change 1 table, affichée ici.'
        : `Cela change ${tables} tables, affichées ici.`,
  problems: {
    tooFew: 'Un tour demande quatre joueurs.',
    notDrawn: (name) => `${name} ne joue pas ce tour. Retirez le souhait.`,
    againstItself: 'Nommez deux joueurs.',
    forcedTwice: (name) => `${name} aurait deux partenaires, ou un partenaire et le relais. Gardez un seul souhait.`,
    both: (one, other) => `${one} et ${other} devraient jouer ensemble et être séparés. Gardez un seul souhait.`,
    noDraw: 'Avec ces souhaits, tous ne peuvent pas être placés. Retirez-en un.',
  },
};

export const playersDrawWords = dictionary<Words>({ en, fr });

/** Ash, Elm, Fir and Oak are the next four in order; partners before: Ash and Oak (round 2). */
export function playersReasonSentence(
  { code, four, passed, again, wished }: PlayersReason,
  nameOf: (player: number) => string,
  language: Language,
): string {
  const words = playersDrawWords[language];
  const names = formatList(four.map(nameOf), language);
  const pairs = (all: readonly OldPartners[]) =>
    formatList(
      all.map(({ pair: [one, other], round }) => words.pair(nameOf(one), nameOf(other), round)),
      language,
    );
  const head = {
    lot: words.lot,
    neighbours: words.neighbours,
    'other-partners': words.otherPartners,
    'further-apart': wished ? words.furtherApartOrWished : words.furtherApart,
    late: () => words.cameLate(nameOf(four[3]), formatList(four.slice(0, 3).map(nameOf), language)),
  }[code](names);
  const wishes = (['partners', 'notPartners', 'notAtTable'] as const).flatMap((kind) => {
    const own = wished?.[kind] ?? [];
    return own.length === 0 ? [] : [words.wished[kind](pairsText(own, nameOf, language))];
  });
  const others = wished ? words.othersOrWished : words.others;
  const isUnsaid = code === 'other-partners' && passed.length === 0 && wishes.length === 0;
  const parts = [
    head,
    ...(passed.length > 0 ? [words.passed(pairs(passed))] : []),
    ...wishes,
    ...(isUnsaid ? [others] : []),
    ...(again.length > 0 ? [words.again(pairs(again))] : []),
  ];
  return `${parts.join(joints[language].semicolon)}.`;
}

function pairsText(pairs: readonly EntryPair[], nameOf: (player: number) => string, language: Language): string {
  return formatList(
    pairs.map(([one, other]) => playersDrawWords[language].two(nameOf(one), nameOf(other))),
    language,
  );
}

/** Ash and Elm are not partners. */
export function playersWishSentence(
  { kind, pair }: Pick<PlayersWish, 'kind' | 'pair'>,
  nameOf: (player: number) => string,
  language: Language,
): string {
  return playersDrawWords[language].wish[kind](pairsText([pair], nameOf, language));
}

/** Why a round of players can't be drawn, and what to do. */
export function playersProblemSentence(
  problem: DrawProblem,
  nameOf: (player: number) => string,
  language: Language,
): string {
  const words = playersDrawWords[language].problems;
  switch (problem.code) {
    case 'too-few':
      return words.tooFew;
    case 'not-drawn':
    case 'no-bye':
      return words.notDrawn(nameOf(problem.entry));
    case 'against-itself':
      return words.againstItself;
    case 'forced-twice':
      return words.forcedTwice(nameOf(problem.entry));
    case 'forced-and-forbidden':
      return words.both(nameOf(problem.pair[0]), nameOf(problem.pair[1]));
    case 'no-draw':
      return words.noDraw;
  }
}
