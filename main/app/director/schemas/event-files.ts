import { z } from 'zod';
import { LARGEST_EVENT_FILE } from '../../../store/event-file/open-bytes.ts';

/** The characters of the largest file in base64, and of the body that has it. */
const LONGEST_FILE = Math.ceil(LARGEST_EVENT_FILE / 3) * 4;
export const LARGEST_EVENT_BODY = LONGEST_FILE + 512 * 1024;

/** More than play in any event. */
const MOST_ANSWERS = 4000;

/** The bytes of a file in base64. */
export const file = z.base64().max(LONGEST_FILE);
const player = z.int().positive();

export const eventFileBody = z.strictObject({ file });

/** The changes that a file brought. */
export const takeBackBody = z.strictObject({ after: player, upTo: player });

export const bringInBody = z.strictObject({
  file,
  answers: z
    .array(z.strictObject({ player, is: player.nullable() }))
    .max(MOST_ANSWERS)
    .readonly(),
  seen: z.enum(['new', 'same', 'older', 'longer', 'apart', 'removed']),
});
