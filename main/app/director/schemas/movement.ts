import { z } from 'zod';
import { SIDES } from '../../../../src/bridge/seat.ts';
import { LONGEST_NAME, number } from './values.ts';

const figures = { tables: number, rounds: number, boardsPerRound: number };
const even = z.enum(['share', 'skip']);
const lines = { ...figures, phantom: z.enum(SIDES).nullable(), arrowSwitch: z.int().min(0).max(999) };
const field = { ...figures, phantom: z.boolean() };
const seating = z.strictObject({ table: number, ns: number, ew: number, set: number });

export const ownMovement = z.strictObject({
  kind: z.literal('own'),
  ...figures,
  name: z.string().trim().min(1).max(LONGEST_NAME),
  sets: number,
  winners: z.union([z.literal(1), z.literal(2)]),
  phantom: number.nullable(),
  copies: number,
  schedule: z.array(z.array(seating).max(200).readonly()).max(200).readonly(),
});

export const movementSpec = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mitchell'), ...lines, even }),
  z.strictObject({ kind: z.literal(['blackpool', 'double-weave', 'appendix', 'twin']), ...lines }),
  z.strictObject({ kind: z.literal('web'), ...lines, sets: number }),
  z.strictObject({ kind: z.literal('rover'), ...lines, phantom: z.literal('EW'), even }),
  z.strictObject({ kind: z.literal('howell'), ...field }),
  z.strictObject({ kind: z.literal('reduced-howell'), ...field, sets: number }),
  z.strictObject({ kind: z.literal(['half-rounds', 'hesitation', 'barometer']), ...field }),
  ownMovement,
]);
