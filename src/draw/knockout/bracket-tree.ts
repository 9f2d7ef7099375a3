import {
  entriesOfMatches,
  afterRound,
  bracketState,
  isSomebody,
  positionsOf,
  stateBeforeRound,
  type OpenBracket,
} from './brackets.ts';
import type { DrawnKnockoutMatch, Knockout, BracketSlot } from './knockout.ts';
import { positionMeetings, reasonOf } from './meetings.ts';

/** A match of a bracket, drawn or to come, with who plays it in order of position. */
export interface BracketNode {
  /** The least key of its matches; below zero for a match to come. */
  readonly id: number;
  /** From 1. */
  readonly round: number;
  /** The first place that its bracket plays for. */
  readonly bracket: number;
  readonly position: number;
  /** Those still in the bracket before the round. */
  readonly left: number;
  /** One for a bye, three for a triangle. */
  readonly sides: readonly BracketSide[];
  /** Of a triangle all three; none for a match to come. */
  readonly matches: readonly DrawnKnockoutMatch[];
}

export interface BracketSide {
  /** Null while it isn't known. */
  readonly entry: number | null;
  /** The match it comes from, and as what; null where it is its first. */
  readonly from: { readonly node: number; readonly as: 'winner' | 'loser' } | null;
}

/** Somebody whom a lot decides. */
const UNDRAWN: BracketSide = { entry: null, from: null };

/** All matches of a knockout to its end: those drawn, then those that follow from the bracket. */
export function bracketTree(knockout: Knockout): readonly BracketNode[] {
  const nodes: BracketNode[] = [];
  const nodeOf = new Map<number, number>();
  const add = (node: BracketNode, keys: readonly number[]): void => {
    nodes.push(node);
    for (const key of keys) nodeOf.set(key, node.id);
  };
  const sideOf = ({ entry, from }: BracketSlot): BracketSide => {
    const node = from === null ? undefined : nodeOf.get(from.match);
    return { entry, from: from && node !== undefined ? { node, as: from.as } : null };
  };
  knockout.rounds.forEach((matches, index) => addDrawn(knockout, index, matches, { add, sideOf }));
  addToCome(knockout, { add, sideOf });
  return nodes;
}

interface Growing {
  readonly add: (node: BracketNode, keys: readonly number[]) => void;
  readonly sideOf: (slot: BracketSlot) => BracketSide;
}

function addDrawn(
  knockout: Knockout,
  index: number,
  round: readonly DrawnKnockoutMatch[],
  { add, sideOf }: Growing,
): void {
  const { open } = stateBeforeRound(knockout, index);
  for (const [bracket, own] of Map.groupBy(round, ({ reason }) => reason.bracket)) {
    const slots = open.find(({ first }) => first === bracket)?.slots ?? [];
    const placeOf = (entry: number): number => slots.findIndex((slot) => slot.entry === entry);
    for (const matches of positionsOf(own)) {
      const { position = 1, left = 0 } = matches[0]?.reason ?? {};
      const entries = entriesOfMatches(matches);
      const sides = [...entries]
        .toSorted((a, b) => placeOf(a) - placeOf(b))
        .map((entry) => sideOf(slots[placeOf(entry)] ?? { entry, isKnown: true, from: null, against: null }));
      const keys = matches.map(({ key }) => key);
      add({ id: Math.min(...keys), round: index + 1, bracket, position, left, sides, matches }, keys);
    }
  }
}

/** The rounds that follow from the bracket, each as if the one before were drawn. */
function addToCome({ rules, ...knockout }: Knockout, { add, sideOf }: Growing): void {
  let { open } = bracketState({ rules, ...knockout });
  let key = 0;
  const roundOf = (bracket: OpenBracket, round: number): readonly DrawnKnockoutMatch[] =>
    positionMeetings(bracket, rules).flatMap((meeting) => {
      const sides = meeting.slots.filter(isSomebody);
      if (sides.length === 0) return [];
      key -= 1;
      const place = { bracket: meeting.bracket, position: meeting.position, left: meeting.left };
      const known = rules.opponents === 'lot' ? sides.map((): BracketSide => UNDRAWN) : sides.map(sideOf);
      add({ id: key, round, ...place, sides: known, matches: [] }, [key]);
      const reason = { ...place, ...reasonOf(meeting, rules, { isNew: bracket.isNew, seedOf: () => 0 }) };
      const [home, away] = sides.map(({ entry }) => entry ?? 0);
      return [{ key, home: home ?? 0, away: away ?? null, reason, outcome: null }];
    });
  for (let round = knockout.rounds.length + 1; open.length > 0; round += 1) {
    open = open.flatMap((bracket) => afterRound(bracket.first, roundOf(bracket, round), rules).open);
  }
}
