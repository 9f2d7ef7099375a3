import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openInBrowser } from '../../../../main/cli/club/open-browser.ts';
import { temporaryFolder } from '../../support.ts';

const ADDRESS = 'http://127.0.0.1:4747/?token=a-secret-that-nobody-else-may-read';

afterEach(() => vi.unstubAllEnvs());

/** A home with a stand-in for the system's command, which notes what it was told. */
function home(): string {
  const folder = temporaryFolder();
  const tools = join(folder, '.tools');
  mkdirSync(tools);
  writeFileSync(
    join(tools, 'xdg-open'),
    `#!/bin/sh\nprintf '%s\\n' "$@" > "${folder}/.told.part"\n/bin/mv "${folder}/.told.part" "${folder}/.told"\n`,
  );
  chmodSync(join(tools, 'xdg-open'), 0o755);
  vi.stubEnv('HOME', folder);
  vi.stubEnv('PATH', tools);
  return folder;
}

/** Opens the address, and answers what the command was told. */
async function openIn(folder: string) {
  const opening = openInBrowser(ADDRESS);
  await vi.waitUntil(() => existsSync(join(folder, '.told')), { timeout: 10_000 });
  return { opening, args: readFileSync(join(folder, '.told'), 'utf8').trim().split('\n') };
}

describe.skipIf(process.platform !== 'linux')(
  'opening the browser (with a stand-in for xdg-open, on Linux only)',
  () => {
    test('the token stands in no argument, but in a file that only its user can read', async () => {
      const folder = home();
      const { opening, args } = await openIn(folder);
      expect(args).toHaveLength(1);
      expect(args[0]).toMatch(/^file:\/\/.*\/etui-\w+\/open\.html$/);
      expect(args[0]).not.toContain('token');
      const file = fileURLToPath(args[0] ?? '');
      expect(readFileSync(file, 'utf8')).toContain(`url=${ADDRESS}`);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
      opening.end();
    });

    test('the file stands where confined browsers see it, and is gone when one has arrived', async () => {
      const folder = home();
      const { opening, args } = await openIn(folder);
      expect(dirname(dirname(fileURLToPath(args[0] ?? '')))).toBe(folder);
      opening.end();
      expect(readdirSync(folder).filter((name) => !name.startsWith('.'))).toEqual([]);
    });

    test('without the command or a home that can be written, the printed address remains', () => {
      vi.stubEnv('PATH', '/nowhere');
      vi.stubEnv('HOME', '/nowhere');
      expect(() => openInBrowser(ADDRESS).end()).not.toThrow();
    });
  },
);
