/**
 * The next round of a knockout: who meets whom, who is at home, and why. A pure function of the seeds, of the rounds
 * before with what came of them, and of what the director wants.
 *
 *     nextRound({ seeds: [1, 2, 3, 4, 5], rules, rounds: [] }); // 4 meets 5; 1, 2 and 3 have a bye
 */
import { bracketSlots } from '../bracket.ts';
import { matchesBeside, bracketState, withReplaced, type OpenBracket, type SeatedInstead } from './brackets.ts';
import type { DrawnKnockoutMatch, Knockout, KnockoutMeeting, BracketSlot } from './knockout.ts';
import { positionMeetings, reasonOf, type PositionMeeting, type WantedMeeting } from './meetings.ts';
import { triangleRows } from './triangle.ts';

/** What the director wants of a round. */
export interface KnockoutWishes {
  /** The order of a lot, where opponents are drawn by lot: whoever is left, the first drawn first. */
  readonly lot: readonly number[];
  readonly wanted: readonly WantedMeeting[];
  /** Beaten teams that play in the place of the winners of their matches. */
  readonly instead: readonly SeatedInstead[];
  /** How many of a triangle go on; null for as many as leave an even number. */
  readonly goOn: 1 | 2 | null;
}

export const NO_WISHES: KnockoutWishes = { lot: [], wanted: [], instead: [], goOn: null };

export interface KnockoutRound {
  readonly kind: 'round';
  readonly round: number;
  /** In order of the bracket, byes last. */
  readonly meetings: readonly KnockoutMeeting[];
}

/** Why no round can be drawn. Its sentence is in src/language/draw/knockout-problem.ts. */
export type KnockoutProblem =
  /** Nobody goes on from these matches yet. */
  | { readonly kind: 'problem'; readonly code: 'matches-open'; readonly matches: readonly KnockoutMeeting[] }
  | { readonly kind: 'problem'; readonly code: 'over' }
  /** Opponents are drawn by lot, and it isn't drawn yet. */
  | { readonly kind: 'problem'; readonly code: 'no-lot' }
  | { readonly kind: 'problem'; readonly code: 'not-left'; readonly entry: number }
  | { readonly kind: 'problem'; readonly code: 'against-itself'; readonly entry: number }
  | { readonly kind: 'problem'; readonly code: 'wanted-twice'; readonly entry: number }
  /** The two play in different brackets. */
  | { readonly kind: 'problem'; readonly code: 'apart'; readonly pair: readonly [number, number] };

/** Draws the next round, or says why it can't be drawn. */
export function nextRound(knockout: Knockout, wishes: KnockoutWishes = NO_WISHES): KnockoutRound | KnockoutProblem {
  const undecided = openMatches(knockout);
  if (undecided.length > 0) {
    const matches = undecided.map(({ home, away, reason }): KnockoutMeeting => ({ home, away, reason }));
    return { kind: 'problem', code: 'matches-open', matches };
  }
  const { open } = withReplaced(bracketState(knockout), wishes.instead);
  if (open.length === 0) return { kind: 'problem', code: 'over' };
  if (knockout.rules.opponents === 'lot' && wishes.lot.length === 0) return { kind: 'problem', code: 'no-lot' };
  const problem = wishProblem(open, wishes);
  if (problem) return problem;
  const meetings = open.flatMap((bracket) => roundOf(knockout, inOrderOfLot(bracket, knockout, wishes), wishes));
  const byes = meetings.filter(({ away }) => away === null);
  return {
    kind: 'round',
    round: knockout.rounds.length + 1,
    meetings: [...meetings.filter(({ away }) => away !== null), ...byes],
  };
}

/** The matches of the last round without a winner; all of a triangle that is level where it counts. */
export function openMatches({ rounds }: Pick<Knockout, 'rounds'>): readonly DrawnKnockoutMatch[] {
  const last = rounds.at(-1) ?? [];
  return last.filter((match) => {
    if (match.away === null) return false;
    if (match.reason.code !== 'triangle') return match.outcome === null;
    const { goOn } = match.reason;
    if (match.outcome === null) return true;
    const rows = triangleRows(matchesBeside(last, match.reason));
    return rows !== null && rows.filter(({ place }) => place <= goOn).length > goOn;
  });
}

function wishProblem(open: readonly OpenBracket[], { wanted }: KnockoutWishes): KnockoutProblem | null {
  const kind = 'problem';
  const bracketOf = (entry: number) => open.find(({ slots }) => slots.some((slot) => slot.entry === entry));
  const named = wanted.flatMap(({ pair }) => pair);
  const gone = named.find((entry) => !bracketOf(entry));
  if (gone !== undefined) return { kind, code: 'not-left', entry: gone };
  const same = wanted.find(({ pair: [one, other] }) => one === other);
  if (same) return { kind, code: 'against-itself', entry: same.pair[0] };
  const twice = named.find((entry, place) => named.indexOf(entry) !== place);
  if (twice !== undefined) return { kind, code: 'wanted-twice', entry: twice };
  const apart = wanted.find(({ pair: [one, other] }) => bracketOf(one) !== bracketOf(other));
  return apart ? { kind, code: 'apart', pair: apart.pair } : null;
}

/** Where opponents are drawn by lot, the positions go by the lot. */
function inOrderOfLot(bracket: OpenBracket, { rules }: Knockout, { lot }: KnockoutWishes): OpenBracket {
  if (rules.opponents !== 'lot') return bracket;
  const place = ({ entry }: BracketSlot): number => {
    const found = entry === null ? -1 : lot.indexOf(entry);
    return found < 0 ? Infinity : found;
  };
  return { ...bracket, slots: bracket.slots.toSorted((a, b) => compareFinite(place(a), place(b))) };
}

function compareFinite(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

function roundOf(
  { seeds, rules }: Knockout,
  bracket: OpenBracket,
  { wanted, goOn }: KnockoutWishes,
): readonly KnockoutMeeting[] {
  const seedOf = (entry: number): number => seeds.indexOf(entry) + 1;
  const bySeed = (a: BracketSlot, b: BracketSlot): number => seedOf(a.entry ?? 0) - seedOf(b.entry ?? 0);
  const ordered = inBracketOrder(positionMeetings(bracket, rules, { wanted, goOn }));
  return ordered.flatMap((meeting): readonly KnockoutMeeting[] => {
    const slots = rules.opponents === 'lot' ? meeting.slots : meeting.slots.toSorted(bySeed);
    const place = { bracket: meeting.bracket, position: meeting.position, left: meeting.left };
    const why = reasonOf({ ...meeting, slots }, rules, { isNew: bracket.isNew, seedOf });
    const [one, other, third] = slots.flatMap(({ entry }) => entry ?? []);
    if (one === undefined) return [];
    const reason = { ...place, ...why };
    if (other === undefined) return [{ home: one, away: null, reason }];
    if (third === undefined) return [{ home: one, away: other, reason }];
    return [
      { home: one, away: other, reason },
      { home: other, away: third, reason },
      { home: third, away: one, reason },
    ];
  });
}

/** From the top of the bracket down, where it has the form of one. */
function inBracketOrder(meetings: readonly PositionMeeting[]): readonly PositionMeeting[] {
  const slots = bracketSlots(meetings.length);
  if (slots.length !== meetings.length) return meetings;
  return slots.flatMap((position) => meetings.find((one) => one.position === position) ?? []);
}
