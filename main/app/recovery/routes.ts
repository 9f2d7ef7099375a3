import { Hono } from 'hono';
import { z } from 'zod';
import type { RestorableCopy } from '../../store/file/restore.ts';
import type { StoreProblem } from '../../store/problem.ts';
import { answer } from '../http/problems.ts';
import { validated } from '../http/validated.ts';

/** What can be done about a club's file as a whole, whether it is open or can't be opened. */
export interface Recovery {
  /** Why the club's file is not open; null where it is. */
  readonly problem: () => StoreProblem | null;
  readonly copies: () => readonly RestorableCopy[];
  /** Puts a copy in the place of the file. */
  readonly restore: (path: string) => StoreProblem | null;
  /** Opens the file as it is, or begins a new one; what is there is kept aside then. */
  readonly goOn: (way: 'asItIs' | 'anew') => StoreProblem | null;
}

/** What the screen of the copies shows. */
export interface RecoveryView {
  readonly problem: StoreProblem | null;
  readonly copies: readonly RestorableCopy[];
}

const LONGEST_PATH = 4000;
const restoreBody = z.strictObject({ path: z.string().max(LONGEST_PATH) });
const goOnBody = z.strictObject({ way: z.enum(['asItIs', 'anew']) });

export function recoveryRoutes(recovery: Recovery) {
  return new Hono()
    .get('/', (c) => c.json({ problem: recovery.problem(), copies: recovery.copies() } satisfies RecoveryView, 200))
    .post('/restore', validated('json', restoreBody), (c) =>
      answer(c, recovery.restore(c.req.valid('json').path) ?? { done: true }),
    )
    .post('/go-on', validated('json', goOnBody), (c) =>
      answer(c, recovery.goOn(c.req.valid('json').way) ?? { done: true }),
    );
}
