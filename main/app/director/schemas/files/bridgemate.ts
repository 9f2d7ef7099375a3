import { z } from 'zod';

/** A path of this machine. */
const LONGEST_PATH = 4096;

export const followBody = z.strictObject({ path: z.string().trim().min(1).max(LONGEST_PATH) });
