/** `node bench/papers/print.ts FOLDER SESSION DOCUMENTS` prints documents once, and says what that took. */
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { run } from '../../main/cli/run.ts';

export interface PrintedPapers {
  readonly ms: number;
  readonly mb: number;
}

const KILOBYTES = 1024;

const [folder = '', session = '', documents = ''] = process.argv.slice(2);
const out = path.join(folder, 'papers');
const start = performance.now();
const { exit, messages } = await run(['print', session, '--document', documents, '--out', out, '--data', folder]);
if (exit !== 0) throw new Error(messages.join('\n'));
const printed: PrintedPapers = {
  ms: performance.now() - start,
  mb: process.resourceUsage().maxRSS / KILOBYTES,
};
console.log(JSON.stringify(printed));
