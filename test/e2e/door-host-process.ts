/**
 * Runs the built application's browser door once for each order, each time on another club's file, all in this one
 * process: what a process loads and compiles at its start is then paid once, not by every spec.
 *
 * `node door-host-process.ts SCRIPT`, with a channel: a list of arguments opens the door, anything else closes it.
 */
import { pathToFileURL } from 'node:url';

const [script = ''] = process.argv.splice(2);
let opened = 0;

async function open(args: readonly string[]): Promise<void> {
  process.argv.splice(2, Infinity, ...args);
  opened += 1;
  // Another query is another module: it runs again, and what it imports is there already.
  await import(`${pathToFileURL(script).href}?${opened}`);
  // It did not open, and said why.
  if (process.exitCode) process.exit();
  process.send?.('closed');
}

process.on('message', (order: readonly string[] | 'close') => {
  if (order === 'close') process.emit('SIGTERM', 'SIGTERM');
  else void open(order);
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
