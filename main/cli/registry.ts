import type { Command } from './command/command.ts';

/** The commands by name, each loaded only when it is called. */
export const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['parse', async () => (await import('./bridge/parse.ts')).parse],
  ['score', async () => (await import('./score/score.ts')).score],
  ['movement', async () => (await import('./movement/movement.ts')).movement],
  ['match', async () => (await import('./match/match.ts')).match],
  ['vp', async () => (await import('./points/vp.ts')).vp],
  ['carry-forward', async () => (await import('./points/carry-forward.ts')).carryForwardCommand],
  ['masterpoints', async () => (await import('./points/masterpoints.ts')).masterpoints],
  ['rubber', async () => (await import('./bridge/rubber.ts')).rubber],
  ['minibridge', async () => (await import('./bridge/minibridge.ts')).minibridge],
  ['check', async () => (await import('./club/check.ts')).check],
  ['serve', async () => (await import('./club/serve.ts')).serve],
]);
