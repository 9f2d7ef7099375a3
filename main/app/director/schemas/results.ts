import { z } from 'zod';
import { slotKey } from '../../../../src/session/slot.ts';
import { outcome } from './outcome.ts';
import { writtenNumber } from './parameters.ts';
import { id, LONGEST_REASON, note, number, slot, text } from './values.ts';

/** A split score weighs up to five scores for each side. */
const LONGEST_TYPED = 400;
/** Which form of a fouled board was played. */
const form = z.string().regex(/^[A-Z]$/);

export const resultBody = z.strictObject({
  ...slot,
  board: number,
  ns: id,
  ew: id,
  outcome: outcome.nullable(),
  form: form.nullable().exactOptional(),
  note: note.exactOptional(),
  reason: text(LONGEST_REASON).exactOptional(),
  typed: text(LONGEST_TYPED),
  expectedVersion: id.nullable(),
});

const MOST_TOGETHER = 50;
/** Lines of one section, recorded as one action. */
export const togetherBody = z.strictObject({
  lines: z
    .array(resultBody)
    .min(1)
    .max(MOST_TOGETHER)
    .refine((lines) => new Set(lines.map(({ section }) => section)).size === 1, 'of one section')
    .refine((lines) => new Set(lines.map(slotKey)).size === lines.length, 'each line once'),
});

const MOST_LINES = 999;
/** Lines one after another, each for itself, recorded as one action. */
export const columnBody = z.strictObject({ lines: z.array(resultBody).min(1).max(MOST_LINES).readonly() });

export const slotQuery = z.strictObject({
  section: writtenNumber,
  round: writtenNumber,
  table: writtenNumber,
  slotBoard: writtenNumber,
});
