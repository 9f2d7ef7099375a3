import { z } from 'zod';
import { PLAYERS_WISHES } from '../../../../src/draw/players-wish.ts';
import { DRAW_RULES, ODD_FIELDS } from '../../../../src/draw/rule.ts';
import { writtenNumber } from './parameters.ts';
import { LONGEST_REASON, number, text } from './values.ts';

export const drawParam = z.strictObject({ id: writtenNumber, round: writtenNumber });

const held = { until: number, reason: text(LONGEST_REASON) };
const wish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['forbid', 'force']), pair: z.tuple([number, number]).readonly(), ...held }),
  z.strictObject({ kind: z.enum(['bye', 'home']), entry: number, ...held }),
  z.strictObject({ kind: z.literal('place'), entry: number, place: number, ...held }),
]);

export const drawChoiceBody = z.strictObject({
  drawnBy: z.strictObject({
    rule: z.enum(DRAW_RULES),
    isLate: z.boolean(),
    odd: z.enum(ODD_FIELDS).exactOptional(),
  }),
  wishes: z.array(wish).max(400).readonly(),
});

export const announceBody = z.strictObject({ key: z.string().max(20_000) });

/** More than sit out in any round. */
const MOST_OUT = 3;

const pair = z.tuple([number, number]).readonly();
export const playersChoiceBody = z.strictObject({
  isLate: z.boolean(),
  out: z.array(number).max(MOST_OUT).readonly(),
  wishes: z
    .array(z.strictObject({ kind: z.enum(PLAYERS_WISHES), pair, ...held }))
    .max(400)
    .readonly(),
});

export const swissRoundsBody = z.strictObject({ rounds: number });
