import { z } from 'zod';
import { id, LONGEST_NAME } from './values.ts';

export const playersQuery = z.strictObject({ like: z.string().max(LONGEST_NAME).default('') });
const playerName = z.string().max(LONGEST_NAME);

export const namesBody = z.strictObject({
  entries: z.array(z.strictObject({ entry: id, players: z.tuple([playerName, playerName]) })).max(999),
});
