import type { Seat } from '../../bridge/seat.ts';

/** Seats as files of other programs name them, whatever the language of the screen. */
export const SEAT_NAMES: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };
