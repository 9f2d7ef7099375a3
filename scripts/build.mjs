/**
 * Builds the screens, the parts of result pages and the main process. `npm run build` builds all; `npm start` only what
 * is stale: a build keeps beside itself the hash of the files it was made from, and vite empties the folder first, so
 * that a hash never outlives its build.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProject, projectNode, run, toolEnvironment, toolScript } from './project.mjs';

const BUILDS = [
  { name: 'screens', folder: 'dist/renderer', config: 'vite.config.ts', sources: ['renderer', 'src'] },
  {
    name: 'result page',
    folder: 'dist/results',
    config: 'vite.results.config.ts',
    sources: ['renderer/results', 'src'],
  },
  { name: 'main process', folder: 'dist/main', config: 'vite.main.config.ts', sources: ['main', 'src'] },
];
const HASH_FILE = '.source-hash';

/**
 * Builds what is asked for; the first build that fails ends it.
 * @param {{ node: string, all: boolean, only?: string, say: (line: string) => void }} options
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function build({ node, all, only, say }) {
  for (const { name, folder, config, sources } of BUILDS) {
    if (only !== undefined && only !== name) continue;
    const hash = sourceHash([...sources, config, 'package-lock.json']);
    const stamp = inProject(folder, HASH_FILE);
    if (!all && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue;
    say(`Building the ${name} ...`);
    const args = [toolScript('vite'), 'build', '--config', config, '--logLevel', 'warn'];
    const result = await run(node, args, { env: toolEnvironment(node) });
    if (!result.ok) return result;
    writeFileSync(stamp, hash);
  }
  return { ok: true, output: '' };
}

/** A hash of the names and bytes of every file named or standing in a folder named, as the folder lists them. */
function sourceHash(names) {
  const hash = createHash('sha256');
  for (const file of names.flatMap(filesIn))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inProject(file)));
  return hash.digest('hex');
}

function filesIn(name) {
  if (!statSync(inProject(name)).isDirectory()) return [name];
  return readdirSync(inProject(name)).flatMap((child) => filesIn(path.posix.join(name, child)));
}

async function buildAll() {
  const node = projectNode();
  if ('problem' in node) return { ok: false, output: node.problem };
  return build({ node: node.path, all: true, say: (line) => console.log(line) });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { ok, output } = await buildAll();
  if (!ok) console.error(output);
  process.exitCode = ok ? 0 : 1;
}
