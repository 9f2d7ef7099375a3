import { z } from 'zod';
import { MOST_BREAK_MINUTES } from '../../../../src/session/timetable.ts';
import { number } from './values.ts';

export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const minutesPerBoard = z.int().min(1).max(60);
export const minutesToMove = z.int().min(0).max(60);
export const breakLength = z.int().min(0).max(MOST_BREAK_MINUTES);
const MOST_SECONDS = 4 * 60 * 60;
export const clockBody = z
  .strictObject({
    action: z.enum(['start', 'pause', 'next', 'previous', 'add']),
    seconds: z.int().min(-MOST_SECONDS).max(MOST_SECONDS).optional(),
  })
  .refine(({ action, seconds }) => (action === 'add') === (seconds !== undefined), {
    path: ['seconds'],
    message: 'seconds belong to "add", and to nothing else',
  });

export const breakBody = z.strictObject({
  after: number,
  minutes: z.int().min(1).max(MOST_BREAK_MINUTES).nullable(),
});
