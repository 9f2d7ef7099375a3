import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clubFile, dataFolder, type Machine } from '../../../../main/store/file/data-folder.ts';

test.each<[string, Machine, string]>([
  ['Windows', { platform: 'win32', env: { APPDATA: 'Roaming' }, home: 'home' }, join('Roaming', 'Etui')],
  ['Windows without APPDATA', { platform: 'win32', env: {}, home: 'home' }, join('home', 'AppData', 'Roaming', 'Etui')],
  ['macOS', { platform: 'darwin', env: {}, home: 'home' }, join('home', 'Library', 'Application Support', 'Etui')],
  ['Linux', { platform: 'linux', env: {}, home: 'home' }, join('home', '.local', 'share', 'Etui')],
  [
    'Linux with XDG_DATA_HOME',
    { platform: 'linux', env: { XDG_DATA_HOME: 'data' }, home: 'home' },
    join('data', 'Etui'),
  ],
  [
    'an empty variable is none',
    { platform: 'linux', env: { XDG_DATA_HOME: '', ETUI_DATA: '' }, home: 'home' },
    join('home', '.local', 'share', 'Etui'),
  ],
  ['ETUI_DATA before all', { platform: 'win32', env: { APPDATA: 'Roaming', ETUI_DATA: 'mine' }, home: 'home' }, 'mine'],
])('%s', (_, machine, folder) => {
  expect(dataFolder(machine)).toBe(folder);
  expect(clubFile(folder)).toBe(join(folder, 'club.sqlite'));
});
