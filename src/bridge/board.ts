import { SEATS, sideOf, type Seat, type Side } from './seat.ts';

/**
 * A board's number fixes its dealer and its vulnerability (Law 2). The pattern repeats every 16 boards, also beyond the
 * printed 1 to 36.
 */
export const VULNERABILITIES = ['none', 'NS', 'EW', 'both'] as const;
export type Vulnerability = (typeof VULNERABILITIES)[number];

const BOARDS_IN_THE_PATTERN = 16;

/** Dealer of board `number` (1 or more): North, East, South, West in turn. */
export function dealerOf(number: number): Seat {
  return SEATS[(number - 1) % SEATS.length] as Seat;
}

/** Vulnerability of board `number` (1 or more): none, N-S, E-W, both, shifted by one every four boards. */
export function vulnerabilityOf(number: number): Vulnerability {
  const place = (number - 1) % BOARDS_IN_THE_PATTERN;
  const shift = Math.floor(place / VULNERABILITIES.length);
  return VULNERABILITIES[(place + shift) % VULNERABILITIES.length] as Vulnerability;
}

/** Whether the side, or the side of the seat, is vulnerable on board `number`. */
export function isVulnerable(number: number, who: Side | Seat): boolean {
  const vulnerability = vulnerabilityOf(number);
  const side = who === 'NS' || who === 'EW' ? who : sideOf(who);
  return vulnerability === 'both' || vulnerability === side;
}
