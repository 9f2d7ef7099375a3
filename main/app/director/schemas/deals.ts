import { z } from 'zod';
import { LONGEST_PAR } from '../../../../src/format/event/deal-to-store.ts';
import { LONGEST_NAME, number, text } from './values.ts';

/** The text of a deal with tens as 10, blanks and all. */
const LONGEST_DEAL = 200;
const MOST_DEALS = 999;

export const dealsBody = z.strictObject({
  deals: z
    .array(
      z.strictObject({
        board: number,
        hands: text(LONGEST_DEAL).nullable(),
        tricks: z
          .string()
          .regex(/^[\da-d]{20}$/)
          .nullable()
          .exactOptional(),
        par: text(LONGEST_PAR).nullable().exactOptional(),
      }),
    )
    .min(1)
    .max(MOST_DEALS)
    .refine((deals) => new Set(deals.map(({ board }) => board)).size === deals.length, 'each board once'),
  source: text(LONGEST_NAME),
  before: z.int().min(0).exactOptional(),
});
