/**
 * A deal of minibridge as it is typed: the points that the players announce, clockwise from the dealer, then the
 * contract and its result. Three hands are enough, since there are 40 points. Where they are given, the declarer
 * needs no letter.
 *
 *     12 9 14 4s+1        North deals: 12, 9, 14 and 5. South declares 4♠ and makes eleven tricks
 *     4ss+1               the same, where nobody noted the points
 */
import type { Language } from '../../language.ts';
import { seatLetter } from '../notation/seat.ts';
import { MOST_POINTS } from '../score/minibridge.ts';
import { SEATS, sideOf, type Seat, type Side } from '../seat.ts';
import { formatShorthand } from '../shorthand/shorthand.ts';
import {
  NOTHING_READ,
  parseSheetOutcome,
  wholePart,
  type LinePart,
  type ParsedSheetLine,
  type SheetFault,
  type SheetLineProblem,
  type SheetOutcome,
} from './line.ts';

/** Points of the four hands, clockwise from the dealer. */
export type AnnouncedPoints = readonly [number, number, number, number];

export interface MinibridgeDeal {
  /** Null where nobody noted them. */
  readonly points: AnnouncedPoints | null;
  readonly outcome: SheetOutcome;
}

/** The most points a hand can hold: four aces, four kings, four queens and a jack. */
const MOST_IN_A_HAND = 37;

/** A line with as much as was read of its points, so that the level can be offered before the contract is typed. */
export type ParsedMinibridgeLine = ParsedSheetLine<MinibridgeDeal> & { readonly points?: AnnouncedPoints | null };

/** Parses a line. Never throws. @param dealer who deals, and so announces first */
export function parseMinibridgeLine(text: string, language: Language, dealer: Seat): ParsedMinibridgeLine {
  const read = readPoints(text);
  if (read.kind === 'problem') return read;
  if (read.kind === 'begun')
    return { kind: 'unfinished', expects: { of: 'points', hands: read.hands }, partial: NOTHING_READ };
  const { points, rest } = read;
  const outcome = readOutcome(rest, points, { language, dealer });
  if (outcome.kind !== 'deal') return { ...outcome, points };
  const { deal } = outcome;
  if (deal.kind === 'played' && deal.contract.risk !== '')
    return { ...wholePart(rest, { code: 'minibridgeDouble' }), points };
  return { kind: 'deal', deal: { points, outcome: deal }, points };
}

/** The line a director would type for a deal, with all four hands and the declarer. `parseMinibridgeLine` reads it. */
export function formatMinibridgeLine({ points, outcome }: MinibridgeDeal, language: Language): string {
  return [...(points ?? []), formatShorthand(outcome, language)].join(' ');
}

/** The seat that is so many places after the dealer. */
export function seatAfter(dealer: Seat, places: number): Seat {
  return SEATS[(SEATS.indexOf(dealer) + places) % SEATS.length] as Seat;
}

/** Who declares by the points, and with how many; the side and the declarer are null where both sides have 20. */
export interface MinibridgeDeclarer {
  readonly side: Side | null;
  readonly declarer: Seat | null;
  /** Of the declaring side. */
  readonly points: number;
}

/** The side with more points declares; of its players the one with more, or the one who announced first. */
export function minibridgeDeclarer(points: AnnouncedPoints, dealer: Seat): MinibridgeDeclarer {
  const hands = points.map((count, place) => ({ seat: seatAfter(dealer, place), count }));
  const sumOf = (side: Side) =>
    hands.filter(({ seat }) => sideOf(seat) === side).reduce((sum, { count }) => sum + count, 0);
  const [ns, ew] = [sumOf('NS'), sumOf('EW')];
  if (ns === ew) return { side: null, declarer: null, points: ns };
  const side = ns > ew ? 'NS' : 'EW';
  const own = hands.filter(({ seat }) => sideOf(seat) === side);
  const most = Math.max(...own.map(({ count }) => count));
  return { side, declarer: own.find(({ count }) => count === most)?.seat ?? null, points: Math.max(ns, ew) };
}

type ReadPoints =
  | { readonly kind: 'points'; readonly points: AnnouncedPoints | null; readonly rest: LinePart }
  /** The line ends while the points are announced. */
  | { readonly kind: 'begun'; readonly hands: number }
  | SheetLineProblem;

/** Reads the numbers a line begins with. */
function readPoints(text: string): ReadPoints {
  const [head = ''] = /^\s*(?:\d+(?:[\s,;]+|$))*/.exec(text) ?? [];
  const numbers = head.split(/[\s,;]+/).filter((part) => part !== '');
  const whole: LinePart = { text, from: 0 };
  const rest: LinePart = { text: text.slice(head.length), from: head.length };
  const isEnd = rest.text.trim() === '';
  const [first] = numbers;
  if (first === undefined) return text.trim() === '' ? begun(0) : { kind: 'points', points: null, rest: whole };
  // A single level at the beginning: a contract typed with spaces.
  if (numbers.length === 1 && !isEnd && /^[1-7]$/.test(first)) return { kind: 'points', points: null, rest: whole };
  if (numbers.length < 3)
    return isEnd ? begun(numbers.length) : wholePart({ text: head, from: 0 }, { code: 'pointsCount' });
  return announced(numbers, { text, head, rest });
}

interface Announcing {
  readonly text: string;
  readonly head: string;
  readonly rest: LinePart;
}

function announced(numbers: readonly string[], { text, head, rest }: Announcing): ReadPoints {
  const wrong = (fault: SheetFault) => wholePart({ text: head, from: 0 }, fault);
  const [one = 0, two = 0, three = 0, fourth] = numbers.map(Number);
  if (Math.max(one, two, three) > MOST_IN_A_HAND) return wrong({ code: 'pointsOfHand' });
  const last = MOST_POINTS - one - two - three;
  const fits = fourth === last;
  // A fourth number that doesn't fit may be the level of a contract, which is typed with spaces or not yet whole.
  const isLevel = numbers.length === 4 && /^[1-7]$/.test(numbers[3] ?? '') && !/^\d/.test(rest.text);
  const isPossible = last >= 0 && last <= MOST_IN_A_HAND && (fourth === undefined || fits || isLevel);
  if (!isPossible) return wrong({ code: 'pointsSum', sum: one + two + three + (fourth ?? 0) });
  const from = placeAfter(text, fits ? 4 : 3);
  return { kind: 'points', points: [one, two, three, last], rest: { text: text.slice(from), from } };
}

/** Where a line goes on after so many numbers. */
function placeAfter(text: string, numbers: number): number {
  const [head = ''] = new RegExp(String.raw`^\s*(?:\d+(?:[\s,;]+|$)){${numbers}}`).exec(text) ?? [];
  return head.length;
}

function begun(given: number): ReadPoints {
  return { kind: 'begun', hands: 4 - given };
}

/** Reads the contract, by the declarer that the points name where it has none of its own. */
function readOutcome(
  part: LinePart,
  points: AnnouncedPoints | null,
  { language, dealer }: { readonly language: Language; readonly dealer: Seat },
): ParsedSheetLine<SheetOutcome> {
  const read = parseSheetOutcome(part, language);
  const declarer = points && minibridgeDeclarer(points, dealer).declarer;
  if (read.kind === 'deal' || !declarer || part.text.trim() === '') return read;
  const letter = seatLetter(declarer, language);
  const named = parseSheetOutcome({ text: letter + part.text, from: part.from - 1 }, language);
  const isFurther = named.kind === 'deal' || (named.kind === 'unfinished' && isAboutDeclarer(read));
  return isFurther ? named : read;
}

/** Whether a contract lacks its declarer only. */
function isAboutDeclarer(read: ParsedSheetLine<SheetOutcome>): boolean {
  if (read.kind === 'problem') return read.fault.code === 'declarer';
  return (
    read.kind === 'unfinished' && read.expects.of === 'contract' && read.expects.shorthand.expects[0] === 'declarer'
  );
}
