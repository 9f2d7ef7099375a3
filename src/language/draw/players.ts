/** The draw of a Swiss of single players: the words of its screen, and why four sit at a table. */
import type { OldPartners, PlayersReason } from '../../draw/players.ts';
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
  changed: 'Drawn by the results as they are now, tables would be others. The draw stands unless it is announced anew.',
  note: 'Four neighbours of the ranking at each table, the first with the fourth; equals are ordered by lot.',
  lot: (four: string) => `${four} drew the next four lots`,
  neighbours: (four: string) => `${four} are the next four in order: the first plays with the fourth`,
  otherPartners: (four: string) => `${four} are the next four in order`,
  furtherApart: (four: string) => `${four}: with nearer neighbours somebody would have an old partner`,
  passed: (pairs: string) => `partners before: ${pairs}`,
  others: 'in the usual partnerships others would have an old partner',
  again: (pairs: string) => `the round can’t be drawn without partners who come again: ${pairs}`,
  pair: (one: string, other: string, round: number) => `${one} and ${other} (round ${round})`,
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
    'Avec les résultats d’à présent, des tables seraient autres. Le tirage reste, à moins d’être annoncé à nouveau.',
  note: 'Quatre voisins du classement à chaque table, le premier avec le quatrième ; à égalité, le sort décide.',
  lot: (four) => `${four} ont tiré les quatre numéros suivants`,
  neighbours: (four) => `${four} se suivent au classement : le premier joue avec le quatrième`,
  otherPartners: (four) => `${four} se suivent au classement`,
  furtherApart: (four) => `${four} : avec des voisins plus proches, un partenaire reviendrait`,
  passed: (pairs) => `déjà partenaires : ${pairs}`,
  others: 'avec les partenaires d’usage, d’autres en retrouveraient un ancien',
  again: (pairs) => `le tour ne se tire pas sans que des partenaires se retrouvent : ${pairs}`,
  pair: (one, other, round) => `${one} et ${other} (tour ${round})`,
};

export const playersDrawWords = dictionary<Words>({ en, fr });

/** Ash, Elm, Fir and Oak are the next four in order; partners before: Ash and Oak (round 2). */
export function playersReasonSentence(
  { code, four, passed, again }: PlayersReason,
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
    'further-apart': words.furtherApart,
  }[code](names);
  const why = passed.length > 0 ? [words.passed(pairs(passed))] : code === 'other-partners' ? [words.others] : [];
  const parts = [head, ...why, ...(again.length > 0 ? [words.again(pairs(again))] : [])];
  return `${parts.join(joints[language].semicolon)}.`;
}
