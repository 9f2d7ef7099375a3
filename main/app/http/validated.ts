import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import type { z } from 'zod';
import type { MalformedRequest } from './problems.ts';

/** What a handler of a route checks: which part of the request, and against which schema. */
export interface Validation {
  readonly target: keyof ValidationTargets;
  readonly schema: z.ZodType;
}

const validations = new WeakMap<object, Validation>();

/** What a handler of a route checks, where it is one of `validated`; the document of the routes is made from these. */
export function validationOf(handler: object): Validation | undefined {
  return validations.get(handler);
}

/** Checks a part of a request against a schema. Where it fails, the answer is 400 with the path to the first fault. */
export function validated<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  const handler = zValidator(target, schema, (result, c) => {
    if (result.success) return;
    const issue = result.error.issues[0];
    const problem: MalformedRequest = {
      kind: 'problem',
      code: 'malformed',
      path: (issue?.path ?? []).map((step) => (typeof step === 'symbol' ? String(step) : step)),
      message: issue?.message ?? '',
    };
    return c.json(problem, 400);
  });
  validations.set(handler, { target, schema });
  return handler;
}
