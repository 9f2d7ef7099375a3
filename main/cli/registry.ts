import type { Command } from './command.ts';

/** The commands by name, each loaded only when it is called. */
export const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['parse', async () => (await import('./parse.ts')).parse],
  ['score', async () => (await import('./score.ts')).score],
  ['movement', async () => (await import('./movement.ts')).movement],
  ['match', async () => (await import('./match.ts')).match],
  ['vp', async () => (await import('./vp.ts')).vp],
  ['carry-forward', async () => (await import('./carry-forward.ts')).carry],
  ['masterpoints', async () => (await import('./masterpoints.ts')).masterpoints],
  ['rubber', async () => (await import('./rubber.ts')).rubber],
  ['minibridge', async () => (await import('./minibridge.ts')).minibridge],
  ['check', async () => (await import('./check.ts')).check],
  ['serve', async () => (await import('./serve.ts')).serve],
]);
