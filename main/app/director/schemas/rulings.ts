import { z } from 'zod';
import { slotKey } from '../../../../src/session/slot.ts';
import { resultBody } from './results.ts';
import { note, number } from './values.ts';

const MOST_TABLES = 200;
/** A ruling on one or several lines of a board. */
export const rulingBody = z.strictObject({
  lines: z
    .array(resultBody)
    .min(1)
    .max(MOST_TABLES)
    .refine((lines) => new Set(lines.map(({ board }) => board)).size === 1, 'of one board')
    .refine((lines) => new Set(lines.map(slotKey)).size === lines.length, 'each line once'),
});

export const cancelBody = z.strictObject({ board: number, note });
