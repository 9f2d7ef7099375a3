import { z } from 'zod';
import { writtenNumber } from './parameters.ts';
import { id, LONGEST_NAME, text } from './values.ts';

/** Of a number of a federation, and of its short name. */
const LONGEST_NUMBER = 30;
/** More federations than a player has numbers of. */
const MOST_NUMBERS = 12;

const details = {
  name: text(LONGEST_NAME),
  member: z.boolean(),
  stratum: z.int().min(0).max(5).nullable(),
  /** Hundredths of a percent. */
  handicap: z.int().min(-1_000_000).max(1_000_000).nullable(),
  numbers: z
    .array(z.strictObject({ federation: text(LONGEST_NUMBER), number: text(LONGEST_NUMBER) }))
    .max(MOST_NUMBERS)
    .readonly(),
};

export const memberParam = z.strictObject({ id: writtenNumber });

const from = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .exactOptional();

export const membersQuery = z.strictObject({ find: text(LONGEST_NAME).exactOptional(), from });
export const eveningsQuery = z.strictObject({ from });
export const newMemberBody = z.strictObject({ ...details, another: z.boolean().exactOptional() });
export const memberBody = z.strictObject({ ...details, before: z.strictObject(details).exactOptional() });
export const mergeBody = z.strictObject({ keep: id, other: id });
export const apartBody = z.strictObject({ one: id, other: id });
export const mergeQuery = z.strictObject({ keep: writtenNumber, other: writtenNumber });
