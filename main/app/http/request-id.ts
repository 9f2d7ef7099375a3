import type { Context, MiddlewareHandler } from 'hono';
import type { MalformedRequest } from './problems.ts';

const HEADER = 'Idempotency-Key';
const LONGEST_ID = 64;

/** The client's own id of a request. A request that comes again with the same id is not carried out again. */
export function requestId(c: Context): string | undefined {
  return c.req.header(HEADER);
}

/** Refuses a request whose id is too long to be stored. */
export const checkRequestId: MiddlewareHandler = async (c, next) => {
  const id = requestId(c);
  if (id === undefined || (id !== '' && id.length <= LONGEST_ID)) return next();
  const message = `${HEADER} has 1 to ${LONGEST_ID} characters`;
  return c.json({ kind: 'problem', code: 'malformed', path: [], message } satisfies MalformedRequest, 400);
};
