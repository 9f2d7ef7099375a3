/** Who plays in matches of a file: the contestants with their numbers, and the pairs that sit for them. */
import type { FileEntry, FilePlayer, FileResult, TournamentEvent } from '../../event/event.ts';
import { oddityOf, type ImportOddity } from '../oddity.ts';

/** A team, or a pair of a Swiss. */
export interface PlannedContestant {
  /** The place in the event's teams, or in its entries. */
  readonly place: number;
  readonly number: number;
  /** Of a team; empty where it has none. */
  readonly name: string;
  /** Those of a team who sit in none of its pairs. */
  readonly others: readonly FilePlayer[];
}

/** Two players that sit for a contestant. */
export interface PlannedPair {
  /** The place of its team, or its own in the entries. */
  readonly contestant: number;
  readonly players: readonly FilePlayer[];
}

export interface PlannedSides {
  /** In order of their numbers. */
  readonly contestants: readonly PlannedContestant[];
  /** Of a team at least two. */
  readonly pairs: readonly PlannedPair[];
  /** The place in `pairs` of who sits in a line; null where the line is of nobody. */
  readonly pairAt: (result: FileResult, side: 'ns' | 'ew') => number | null;
  readonly oddities: readonly ImportOddity[];
}

const PAIRS_OF_A_TEAM = 2;
const SEATS_OF_A_PAIR = 2;

/** @param playing the places of those that have a match */
export function plannedSides(event: TournamentEvent, playing: ReadonlySet<number>): PlannedSides {
  return event.ranks === 'team' ? teamsOf(event, playing) : pairsOf(event, playing);
}

function pairsOf({ entries }: TournamentEvent, playing: ReadonlySet<number>): PlannedSides {
  const { numbered, oddities } = numberedBy([...playing], (place) => entries[place]?.number ?? '');
  return {
    contestants: numbered.map((one) => ({ ...one, name: '', others: [] })),
    pairs: entries.map(({ players }, contestant) => ({ contestant, players: players.slice(0, SEATS_OF_A_PAIR) })),
    pairAt: ({ seats }, side) => (seats && 'ns' in seats ? seats[side] : null),
    oddities,
  };
}

/**
 * The pairs of teams as the file has them. Where it names players or lines by the team alone, one pair sits North-South
 * and the other East-West, and the first two players are the first of them.
 */
function teamsOf(event: TournamentEvent, playing: ReadonlySet<number>): PlannedSides {
  const { entries, teams } = event;
  const pairs: PlannedPair[] = [];
  const ofEntry = new Map<number, number>();
  const ofTeam = new Map<number, readonly number[]>();
  const others = new Map<number, readonly FilePlayer[]>();
  let guessed = 0;
  const listedOf = Map.groupBy(
    entries.flatMap((entry, place) => (entry.team === null || entry.unlisted ? [] : [{ entry, place }])),
    ({ entry }) => entry.team,
  );
  for (const [team, { players }] of teams.entries()) {
    const listed = listedOf.get(team) ?? [];
    const named = listed.flatMap(({ entry }) => entry.players);
    const alone = players.filter((player) => !named.some((other) => isSame(player, other)));
    const own: number[] = [];
    for (const { entry, place } of listed) {
      ofEntry.set(place, pairs.length);
      own.push(pairs.push({ contestant: team, players: entry.players.slice(0, SEATS_OF_A_PAIR) }) - 1);
    }
    const isGuessed = listed.length === 0 && alone.length > 0;
    if (isGuessed && playing.has(team)) guessed += 1;
    while (own.length < PAIRS_OF_A_TEAM) {
      const from = SEATS_OF_A_PAIR * own.length;
      const seated = isGuessed ? alone.slice(from, from + SEATS_OF_A_PAIR) : [];
      own.push(pairs.push({ contestant: team, players: seated }) - 1);
    }
    ofTeam.set(team, own);
    others.set(team, isGuessed ? alone.slice(PAIRS_OF_A_TEAM * SEATS_OF_A_PAIR) : [...alone, ...thirdPlayers(listed)]);
  }
  const { numbered, oddities } = numberedBy([...playing], (place) => teams[place]?.number ?? '');
  return {
    contestants: numbered.map(({ place, number }) => {
      const { name = '', number: label = '' } = teams[place] ?? {};
      const isLabel = name === '' && label !== '' && label !== String(number);
      return { place, number, name: isLabel ? label : name, others: others.get(place) ?? [] };
    }),
    pairs,
    pairAt: ({ seats }, side) => {
      if (!seats || !('ns' in seats)) return null;
      const entry = entries[seats[side]];
      const own = entry?.team === null || entry === undefined ? undefined : ofTeam.get(entry.team);
      return ofEntry.get(seats[side]) ?? own?.[side === 'ns' ? 0 : 1] ?? null;
    },
    oddities: [...oddities, ...oddityOf('pairsNotSaid', guessed)],
  };
}

function thirdPlayers(listed: readonly { readonly entry: FileEntry }[]): readonly FilePlayer[] {
  return listed.flatMap(({ entry }) => entry.players.slice(SEATS_OF_A_PAIR));
}

function isSame(one: FilePlayer, other: FilePlayer): boolean {
  return one.name === other.name && (one.numbers['national'] ?? '') === (other.numbers['national'] ?? '');
}

/** The numbers of the file where they are whole and each is there once; else from 1 in its order. */
function numberedBy(
  places: readonly number[],
  textOf: (place: number) => string,
): {
  readonly numbered: readonly { readonly place: number; readonly number: number }[];
  readonly oddities: readonly ImportOddity[];
} {
  const ordered = places.toSorted((a, b) => a - b);
  const asked = ordered.map((place) => Number(/^\s*0*([1-9]\d{0,3})\s*$/.exec(textOf(place))?.[1] ?? 0));
  const isKept = !asked.includes(0) && new Set(asked).size === asked.length;
  const numbered = ordered.map((place, index) => ({ place, number: isKept ? (asked[index] ?? 0) : index + 1 }));
  return {
    numbered: numbered.toSorted((a, b) => a.number - b.number),
    oddities: oddityOf('numbersGiven', isKept ? 0 : places.length),
  };
}
