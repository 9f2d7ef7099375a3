import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startDoor, type RunningDoor } from '../e2e/server.ts';
import { temporaryFolder } from '../main/support.ts';
import { letIn } from '../visitor.ts';

const START = path.join(import.meta.dirname, '..', '..', 'scripts', 'start.mjs');

/** The environment of a newcomer: a display or none, and nothing that says this is a build machine. */
function newcomer(folder: string, more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { CI: _ci, DISPLAY: _x11, WAYLAND_DISPLAY: _wayland, ...rest } = process.env;
  return { ...rest, ETUI_DATA: path.join(folder, 'club'), ...more };
}

async function startedWith(env: NodeJS.ProcessEnv): Promise<RunningDoor> {
  const door = await startDoor([START, '--port', '0'], env);
  onTestFinished(async () => void (await door.stop()));
  return door;
}

/** A program that stands in for Electron's binary. */
function standIn(folder: string, script: string): NodeJS.ProcessEnv {
  writeFileSync(path.join(folder, 'electron'), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(folder, 'electron'), 0o755);
  // The commands that open a browser are not found: no test opens one.
  return { DISPLAY: ':none', ELECTRON_OVERRIDE_DIST_PATH: folder, PATH: folder };
}

describe('npm start', () => {
  test('on a build machine says that there is no display, prints its address, answers there, and ends when asked', async () => {
    const door = await startedWith(newcomer(temporaryFolder(), { CI: 'true' }));
    expect(door.printed).toContain('There is no display here');
    expect((await letIn(door.address)).cookie).toMatch(/^etui-\d+=/);
    const code = await door.stop();
    expect(code).toBe(process.platform === 'win32' ? null : 0);
  });

  describe.skipIf(process.platform !== 'linux')('with a stand-in for Electron (a shell script, on Linux only)', () => {
    test('opens the desktop window, and ends with it', () => {
      const folder = temporaryFolder();
      const env = newcomer(folder, standIn(folder, 'echo "window of $1"; exit 0'));
      const { stdout, status } = spawnSync(process.execPath, [START], { env, encoding: 'utf8' });
      expect(stdout.trim()).toBe(`window of ${path.join(START, '..', '..')}`);
      expect(status).toBe(0);
    });

    test('opens the browser when the window fails', async () => {
      const folder = temporaryFolder();
      const door = await startedWith(newcomer(folder, standIn(folder, 'exit 127')));
      expect(door.printed).toContain('The desktop window did not open');
      expect((await letIn(door.address)).cookie).toMatch(/^etui-\d+=/);
    });
  });
});
