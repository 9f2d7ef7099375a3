import type { ClubDoor } from '../main/app/director/door.ts';

/** The milliseconds that a request takes, its answer read; one with a body is posted. */
export async function wait(door: ClubDoor, asked: string, body?: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
  const began = performance.now();
  const response = await door.fetch(new Request(`http://etui${asked}`, init));
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${asked}: ${response.status}`);
  return performance.now() - began;
}
