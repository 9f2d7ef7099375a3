import { z } from 'zod';
import { SIDES } from '../../../../src/bridge/seat.ts';
import { writtenNumber } from './parameters.ts';
import { slotQuery } from './results.ts';

/** A session, and the change that a page has it as of; 0 before the first change. */
export const sinceParam = z.strictObject({
  id: writtenNumber,
  since: writtenNumber.or(z.literal('0').transform(Number)),
});

/** A session and one of its rounds. */
export const roundParam = z.strictObject({ id: writtenNumber, round: writtenNumber });

/** One side of a line. */
export const sideQuery = slotQuery.extend({ side: z.enum(SIDES) });
export const entryParam = z.strictObject({ id: writtenNumber, entry: writtenNumber });

/** Whether a place is explained by what was won, or with handicap. */
export const rankedByQuery = z.strictObject({ by: z.enum(['scratch', 'handicap']).optional() });
