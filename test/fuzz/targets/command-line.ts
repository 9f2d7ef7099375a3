import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from '../../../main/cli/run.ts';
import { COMMANDS } from '../../../main/cli/registry.ts';
import { demand, jsonOf } from '../judge.ts';
import { readCorpus } from '../corpus.ts';
import type { FuzzTarget } from '../target.ts';

/** Files that the arguments can name as @NAME, from the corpora of their parsers. */
const FILES = ['results', 'entries', 'match', 'movement', 'rubber', 'scale', 'masterpoints'];

const folder = mkdtempSync(path.join(os.tmpdir(), 'etui-fuzz-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const name of FILES) writeFileSync(path.join(folder, name), readCorpus(name)[0] ?? '');

/** These run until they are interrupted, or open a database. */
const LEFT_OUT: ReadonlySet<string> = new Set(['serve', 'check']);

/** The arguments of a call, one a line. */
export const commandLineTarget: FuzzTarget = {
  name: 'command-line',
  tries: 300,
  words: [
    ...[...COMMANDS.keys()].filter((name) => !LEFT_OUT.has(name)).map((name) => `${name}\n`),
    ...FILES.map((name) => `\n@${name}`),
    '--json',
    '--language\nfr',
    '--help',
    '--board\n7',
    '--method\nimps',
    '--regulation\nebu',
    '--explain\n1:1',
    '--entries\n@entries',
    '--scale\n@scale',
    '--winners\n1',
    '--tables\n8',
    '--rounds\n7',
    '--boards\n24',
    '--kind\n',
    'howell',
    'mitchell',
    '--vulnerable\nboth',
    '--carry\n10',
    '--margin\n12',
    '--',
    '-44/6,-60/2',
    '=',
    '1e9',
    '-',
  ].map((word) => (word.startsWith('-') ? `\n${word}` : word)),
  longest: 300,
  async check(text) {
    const args = text
      .split('\n')
      .map((word) => (word.startsWith('@') ? path.join(folder, path.basename(word.slice(1))) : word));
    if (args.some((word) => LEFT_OUT.has(word))) return 'left out';
    const { exit, out, messages } = await run(args);
    demand([0, 1, 2].includes(exit), () => `exit ${exit}`);
    demand(exit === 0 || out !== '' || messages.length > 0, () => 'failed without a word');
    demand(exit !== 2 || messages.length > 0, () => 'called wrongly, and not told how');
    const isHelp = /^(?:Usage|Emploi)/.test(out);
    // Behind two strokes every word is an argument.
    const options = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
    const isJson = options.includes('--json') && exit !== 2 && out !== '' && !isHelp;
    demand(!isJson || jsonOf(out) !== undefined, () => 'no JSON');
    for (const message of messages) {
      demand(!/undefined|\[object|NaN/.test(message) || /undefined|object|NaN/.test(text), () => message);
    }
    const known = args.find((word) => COMMANDS.has(word)) ?? '';
    return `${known} ${exit} ${(messages[0] ?? '').replaceAll(/[^\p{L} ]/gu, '').slice(0, 30)}`;
  },
};
