import { Hono } from 'hono';
import { z } from 'zod';
import type { StoreProblem } from '../../store/problem.ts';
import { isFileWait } from '../../../src/language/files/file-wait.ts';
import { answer } from '../http/problems.ts';
import { validated } from '../http/validated.ts';
import type { ListedCopies } from './work.ts';

/** What can be done about a club's file as a whole, whether it is open or can't be opened. */
export interface Recovery {
  /** Why the club's file is not open; null where it is. */
  readonly problem: () => StoreProblem | null;
  /** @param folder another folder to look in */
  readonly copies: (folder: string | null) => Promise<ListedCopies>;
  /** Puts a copy in the place of the file. */
  readonly restore: (path: string, folder: string | null) => Promise<StoreProblem | null>;
  /** Opens the file as it is, or begins a new one; what is there is kept aside then. */
  readonly goOn: (way: 'asItIs' | 'anew') => Promise<StoreProblem | null>;
}

/** What the screen of the copies shows. */
export interface RecoveryView extends ListedCopies {
  readonly problem: StoreProblem | null;
}

const LONGEST_PATH = 4000;
const folder = z.string().max(LONGEST_PATH).nullable().default(null);
const copiesQuery = z.strictObject({ folder: z.string().min(1).max(LONGEST_PATH).optional() });
const restoreBody = z.strictObject({ path: z.string().max(LONGEST_PATH), folder });
const goOnBody = z.strictObject({ way: z.enum(['asItIs', 'anew']) });

export function recoveryRoutes(recovery: Recovery) {
  return new Hono()
    .get('/', validated('query', copiesQuery), async (c) => {
      const problem = recovery.problem();
      // No copy helps with what passes.
      const listed =
        problem && isFileWait(problem.code)
          ? { copies: [], found: 0 }
          : await recovery.copies(c.req.valid('query').folder ?? null);
      return c.json({ problem, ...listed } satisfies RecoveryView, 200);
    })
    .post('/restore', validated('json', restoreBody), async (c) => {
      const asked = c.req.valid('json');
      return answer(c, (await recovery.restore(asked.path, asked.folder)) ?? { done: true });
    })
    .post('/go-on', validated('json', goOnBody), async (c) =>
      answer(c, (await recovery.goOn(c.req.valid('json').way)) ?? { done: true }),
    );
}
