import { z } from 'zod';
import { SIDES } from '../../../../src/bridge/seat.ts';
import { text } from './values.ts';

const number = z.int().positive().max(999);
/** A key may name one of the club's own movements with all its seats. */
const LONGEST_KEY = 100_000;
const scheduleChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('late-pairs'), pairs: z.union([z.literal(1), z.literal(2)]) }),
  z.strictObject({ kind: z.enum(['pair-leaves', 'pair-replaced']), pair: number }),
  z.strictObject({ kind: z.literal('rounds'), rounds: number }),
  z.strictObject({ kind: z.literal('boards-per-round'), boards: number }),
  z.strictObject({ kind: z.literal('other-movement'), boards: number }),
  z.strictObject({ kind: z.literal('merge-tables') }),
  z.strictObject({ kind: z.literal('sat-wrong-way'), round: number, table: number }),
  z.strictObject({ kind: z.literal('wrong-boards'), round: number, table: number, firstBoard: number }),
  z.strictObject({
    kind: z.literal('wrong-opponents'),
    round: number,
    tables: z.tuple([number, number]),
    line: z.enum(SIDES),
  }),
  z.strictObject({ kind: z.literal('skip-forgotten'), round: number }),
]);

const scheduleRequest = { section: z.int().positive(), change: scheduleChange, from: number.default(1) };

/** What happened, and the first round to change where that is later than the results show. */
export const scheduleRequestBody = z.strictObject(scheduleRequest);

export const chosenProposalBody = z.strictObject({
  ...scheduleRequest,
  version: number,
  frozen: z.int().min(0).max(999),
  key: text(LONGEST_KEY),
});
