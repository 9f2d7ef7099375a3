import { z } from 'zod';
import { LARGEST_MEMBER_FILE } from '../../../../src/format/members/columns.ts';
import { FREE_TEXT_KINDS } from '../../../club/model/members/members.ts';
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

/** More than any text that may name somebody has. */
const LONGEST_TEXT = 2000;

export const forgetBody = z.strictObject({
  blank: z
    .array(
      z.strictObject({
        kind: z.enum(FREE_TEXT_KINDS),
        text: z.string().min(1).max(LONGEST_TEXT),
      }),
    )
    .max(999)
    .readonly(),
});

/** More columns than a spreadsheet of a club has. */
const MOST_COLUMNS = 100;

const memberColumn = z.union([
  z.strictObject({ is: z.enum(['name', 'first', 'last', 'member', 'stratum', 'handicap', 'nothing']) }),
  z.strictObject({ is: z.literal('number'), federation: text(LONGEST_NUMBER).min(1) }),
]);

/** What the columns of a file hold. */
export const memberColumns = z.array(memberColumn).max(MOST_COLUMNS).readonly();

/** The characters of the largest file in base64, and of the body that has it. */
const LONGEST_FILE = Math.ceil(LARGEST_MEMBER_FILE / 3) * 4;
export const LARGEST_IMPORT = LONGEST_FILE + 512 * 1024;

const file = z.base64().max(LONGEST_FILE);

export const importPreviewBody = z.strictObject({ file, mapping: memberColumns.exactOptional() });
export const importBody = z.strictObject({ file, mapping: memberColumns });
