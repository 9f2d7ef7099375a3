/** Door 2: the application in a browser of this machine. It prints its address; whoever started it opens it. */
import { commandLineWords } from '../src/language/commands/command-line.ts';

const OLDEST_NODE = 22;

const version = process.versions.node;
if (Number.parseInt(version, 10) < OLDEST_NODE) {
  process.stderr.write(`${commandLineWords.en.olderNode(version)}\n`);
  process.exitCode = 2;
} else {
  // Loaded only now: what it needs may not even be read by an older Node.
  const { answerOf, helpOf } = await import('./cli/command/command.ts');
  const { serveCommand } = await import('./cli/club/serve.ts');
  const language = Intl.DateTimeFormat().resolvedOptions().locale.startsWith('fr') ? 'fr' : 'en';
  const args = ['--no-open', ...process.argv.slice(2)];
  const { exit, out, messages } = args.includes('--help')
    ? helpOf(serveCommand, language)
    : await answerOf(serveCommand, args, { json: false, language });
  process.stdout.write(out);
  for (const message of messages) process.stderr.write(`${message}\n`);
  process.exitCode = exit;
}
