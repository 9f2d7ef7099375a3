import type { Command } from './command/command.ts';

/** The commands by name, each loaded only when it is called. */
export const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['parse', async () => (await import('./bridge/parse.ts')).parseCommand],
  ['score', async () => (await import('./score/score.ts')).scoreCommand],
  ['movement', async () => (await import('./movement/movement.ts')).movementCommand],
  ['poule', async () => (await import('./draw/poule.ts')).pouleCommand],
  ['standings', async () => (await import('./draw/standings.ts')).standingsCommand],
  ['draw', async () => (await import('./draw/draw.ts')).drawCommand],
  ['combine', async () => (await import('./simultaneous/combine.ts')).combineCommand],
  ['bracket', async () => (await import('./draw/bracket.ts')).bracketCommand],
  ['ladder', async () => (await import('./season/ladder.ts')).ladderCommand],
  ['match', async () => (await import('./match/match.ts')).matchCommand],
  ['vp', async () => (await import('./points/vp.ts')).vpCommand],
  ['carry-forward', async () => (await import('./points/carry-forward.ts')).carryForwardCommand],
  ['masterpoints', async () => (await import('./points/masterpoints.ts')).masterpointsCommand],
  ['rubber', async () => (await import('./bridge/rubber.ts')).rubberCommand],
  ['minibridge', async () => (await import('./bridge/minibridge.ts')).minibridgeCommand],
  ['print', async () => (await import('./print/print.ts')).printCommand],
  ['export', async () => (await import('./event-file/export.ts')).exportCommand],
  ['convert', async () => (await import('./convert/convert.ts')).convertCommand],
  ['check', async () => (await import('./club/check.ts')).checkCommand],
  ['demo', async () => (await import('./club/demo.ts')).demoCommand],
  ['openapi', async () => (await import('./club/openapi.ts')).openApiCommand],
  ['serve', async () => (await import('./club/serve.ts')).serveCommand],
]);
