import type { Context, TypedResponse } from 'hono';

/** Answers with a value that is JSON already, encoded once for everybody who asks. */
export function encodedAnswer<T>(
  c: Context,
  json: string | Uint8Array<ArrayBuffer>,
): Response & TypedResponse<T, 200, 'json'> {
  const response: Response = c.body(json, 200, { 'Content-Type': 'application/json' });
  return response as Response & TypedResponse<T, 200, 'json'>;
}

/** An object in JSON with one more member, which is JSON already. */
export function withMember(object: string, name: string, json: string): string {
  return `${object.slice(0, -1)},${JSON.stringify(name)}:${json}}`;
}
