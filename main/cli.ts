#!/usr/bin/env node
/** Door 3: the command line. It prints what a command of main/cli answers and ends with its exit code. */
import { commandLineWords } from '../src/language/commands/command-line.ts';

const OLDEST_NODE = 22;

const version = process.versions.node;
if (Number.parseInt(version, 10) < OLDEST_NODE) {
  process.stderr.write(`${commandLineWords.en.olderNode(version)}\n`);
  process.exitCode = 2;
} else {
  // Loaded only now: what it needs may not even be read by an older Node.
  const { run } = await import('./cli/run.ts');
  const { exit, out, messages } = await run(process.argv.slice(2));
  process.stdout.write(out);
  for (const message of messages) process.stderr.write(`${message}\n`);
  process.exitCode = exit;
}
