/** Door 2: the application in a browser of this machine. It prints its address; whoever started it opens it. */
import { commandLineWords } from '../src/language/commands/command-line.ts';

const OLDEST_NODE = 22;

const version = process.versions.node;
if (Number.parseInt(version, 10) < OLDEST_NODE) {
  process.stderr.write(`${commandLineWords.en.olderNode(version)}\n`);
  process.exitCode = 2;
} else {
  // Loaded only now: what it needs may not even be read by an older Node.
  const { run } = await import('./cli/run.ts');
  const language = Intl.DateTimeFormat().resolvedOptions().locale.startsWith('fr') ? 'fr' : 'en';
  // The last of two languages counts: one that is given comes after the machine's own.
  const { exit, out, messages } = await run(['serve', '--language', language, '--no-open', ...process.argv.slice(2)]);
  process.stdout.write(out);
  for (const message of messages) process.stderr.write(`${message}\n`);
  process.exitCode = exit;
}
