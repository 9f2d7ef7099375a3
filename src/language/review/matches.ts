/** What may be wrong with a match of teams, and what to do. */
import type { MatchFinding } from '../../review/match-finding.ts';
import type { StrayLineReason } from '../../scoring/ranked-matches/ranked.ts';
import type { Room } from '../../scoring/teams/team.ts';
import type { Language } from '../../language.ts';
import { formatShort, formatSigned } from '../numbers.ts';
import { capitalize } from '../sentences.ts';
import type { MatchTables } from '../game/match.ts';
import { dictionary } from '../typography.ts';

const en = {
  rooms: { open: 'the open room', closed: 'the closed room' } satisfies Record<Room, string>,
  table: (table: string, round: number) => `table ${table} of round ${round}`,
  stray: {
    'no-match': 'the result is of no match. Say which match it belongs to.',
    'board-not-due': 'it is no board of this match. Correct its number.',
    'more-than-two': 'the match has more than two results of it, so none counts. Take the wrong one away.',
    'not-of-match': 'somebody sat there who does not play this match. Correct the pair.',
  } satisfies Record<StrayLineReason, string>,
  wrongSeats: (room: string) =>
    `both pairs of a team sat in one line, so the tables can’t be compared. If ${room} was recorded the wrong way round, turn its line; if they sat so, the board is void: average to each (EBU White Book 3.3.6).`,
  awardsDiffer: 'each table has an average, and they are not the same. Give both the same.',
  otherAward: 'the award is no average and has no worth in a match. Give average plus, average or average minus.',
  fouled:
    'the tables played different deals, so they can’t be compared. Give an adjusted score, or have a substitute board played (Laws 86 and 87).',
  largeSwing: (imps: string) => `a swing of ${imps} IMPs.`,
  otherwise: (room: string, imps: string) =>
    `It would be ${imps} with the score of ${room} on the other side. Ask for the slip.`,
  ask: {
    rooms: 'Ask for the slips of both rooms.',
    rounds: 'Ask for the slips of both tables.',
  } satisfies Record<MatchTables, string>,
  noAward: 'recorded as not played, and nothing counts for it. Give each team its average (Law 12C2).',
  missingRoom: (room: string) => `there is no result from ${room}.`,
  half: (half: number) => `half ${half}`,
  segment: (segment: number) => `segment ${segment}`,
  meetsAgain: (home: string, away: string, before: string, now: string) =>
    `${home} and ${away} meet again in ${now}, after ${before}. Change the pairs before the next board; what is played stands.`,
};

type Words = typeof en;

const fr: Words = {
  rooms: { open: 'la salle ouverte', closed: 'la salle fermée' },
  table: (table, round) => `la table ${table} du tour ${round}`,
  stray: {
    'no-match': 'le résultat n’est d’aucun match. Dites de quel match il est.',
    'board-not-due': 'ce n’est pas un étui de ce match. Corrigez son numéro.',
    'more-than-two': 'le match en a plus de deux résultats, donc aucun ne compte. Supprimez le mauvais.',
    'not-of-match': 'quelqu’un qui ne joue pas ce match était assis là. Corrigez la paire.',
  },
  wrongSeats: (room) =>
    `les deux paires d’une équipe étaient dans la même ligne, les tables ne se comparent pas. Si ${room} est notée à l’envers, retournez sa ligne ; si elles étaient assises ainsi, l’étui est nul : moyenne à chacune (EBU White Book 3.3.6).`,
  awardsDiffer: 'chaque table a une moyenne, et elles diffèrent. Donnez la même aux deux.',
  otherAward:
    'l’attribution n’est pas une moyenne et n’a pas de valeur dans un match. Donnez moyenne plus, moyenne ou moyenne moins.',
  fouled:
    'les mains n’étaient pas les mêmes aux deux tables, les résultats ne se comparent pas. Attribuez une marque, ou faites jouer un étui de remplacement (Lois 86 et 87).',
  largeSwing: (imps) => `un écart de ${imps} IMPs.`,
  otherwise: (room, imps) => `Il serait de ${imps} avec la marque de ${room} à l’autre camp. Demandez la feuille.`,
  ask: {
    rooms: 'Demandez les feuilles des deux salles.',
    rounds: 'Demandez les feuilles des deux tables.',
  },
  noAward: 'noté non joué, et rien ne compte. Donnez à chaque équipe sa moyenne (Loi 12C2).',
  missingRoom: (room) => `il manque le résultat de ${room}.`,
  half: (half) => `mi-temps ${half}`,
  segment: (segment) => `segment ${segment}`,
  meetsAgain: (home, away, before, now) =>
    `${home} et ${away} se rencontrent de nouveau, ${now}, après ${before}. Changez les paires avant le prochain étui ; ce qui est joué reste acquis.`,
};

const WORDS = dictionary<Words>({ en, fr });
const PLACES = 2;

/** Whom a finding is about, in the club's names. */
export interface MatchFindingNames {
  /** The pairs of `pairsOf`. */
  readonly pair: (pair: number) => string;
  /** Segments of the match: two are halves. */
  readonly segments: number;
  /** Where and when what a match with rooms calls a room was played, in a match without. */
  readonly tableOf?: (room: Room) => { readonly table: string; readonly round: number } | null;
}

/** A finding with its cause and its cure; without the match. */
export function matchFindingSentence(
  finding: MatchFinding,
  { pair, segments, tableOf }: MatchFindingNames,
  language: Language,
): string {
  const words = WORDS[language];
  if (finding.code === 'meets-again') {
    const part = segments === 2 ? words.half : words.segment;
    const [before, now] = [part(finding.before + 1), part(finding.segment + 1)];
    return words.meetsAgain(pair(finding.home), pair(finding.away), before, now);
  }
  const place = (room: Room) => {
    const at = tableOf?.(room);
    return at ? words.table(at.table, at.round) : words.rooms[room];
  };
  return capitalize(onBoard(finding, { words, place, ask: words.ask[tableOf ? 'rounds' : 'rooms'] }, language));
}

/** The words of a finding that tells the two tables of its match apart. */
interface TableWords {
  readonly words: Words;
  readonly place: (room: Room) => string;
  readonly ask: string;
}

function onBoard(
  finding: Exclude<MatchFinding, { code: 'meets-again' }>,
  { words, place, ask }: TableWords,
  language: Language,
): string {
  switch (finding.code) {
    case 'stray-line':
      return words.stray[finding.reason];
    case 'wrong-seats':
      return words.wrongSeats(place(finding.turn));
    case 'awards-differ':
      return words.awardsDiffer;
    case 'other-award':
      return words.otherAward;
    case 'fouled':
      return words.fouled;
    case 'large-swing': {
      const { imps, otherwise } = finding;
      const { numerator, denominator } = imps;
      const size = { numerator: numerator < 0n ? -numerator : numerator, denominator };
      const cause = otherwise ? words.otherwise(place(otherwise.room), formatSigned(otherwise.imps)) : ask;
      return `${words.largeSwing(formatShort(size, PLACES, language))} ${cause}`;
    }
    case 'no-award':
      return words.noAward;
    case 'missing-room':
      return words.missingRoom(place(finding.room));
  }
}
