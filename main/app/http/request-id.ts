import type { MiddlewareHandler } from 'hono';
import { withClientRequest } from '../../club/client-request.ts';
import type { MalformedRequest } from './problems.ts';

const HEADER = 'Idempotency-Key';
/** Shorter than the file's limit, since the number of a further change is added to it. */
const LONGEST_ID = 60;

/** Carries out a request once, however often it comes with the same id. An id too long to be stored is refused. */
export const oncePerRequestId: MiddlewareHandler = async (c, next) => {
  const id = c.req.header(HEADER);
  if (id === undefined) return next();
  if (id !== '' && id.length <= LONGEST_ID) return withClientRequest(id, next);
  const message = `${HEADER} has 1 to ${LONGEST_ID} characters`;
  return c.json({ kind: 'problem', code: 'malformed', path: [], message } satisfies MalformedRequest, 400);
};
