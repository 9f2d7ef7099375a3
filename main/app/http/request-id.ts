import type { MiddlewareHandler } from 'hono';
import { withClientRequest } from '../../club/client-request.ts';
import type { MalformedRequest } from './problems.ts';

/** The header with the id that a client gives a request. */
export const REQUEST_ID_HEADER = 'Idempotency-Key';
/** Shorter than the file's limit, since the number of a further change is added to it. */
export const LONGEST_REQUEST_ID = 60;

/** Carries out a request once, however often it comes with the same id. An id too long to be stored is refused. */
export const oncePerRequestId: MiddlewareHandler = async (c, next) => {
  const id = c.req.header(REQUEST_ID_HEADER);
  if (id === undefined) return next();
  if (id !== '' && id.length <= LONGEST_REQUEST_ID) return withClientRequest(id, next);
  const message = `${REQUEST_ID_HEADER} has 1 to ${LONGEST_REQUEST_ID} characters`;
  return c.json({ kind: 'problem', code: 'malformed', path: [], message } satisfies MalformedRequest, 400);
};
