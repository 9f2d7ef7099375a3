import { expect, test } from 'vitest';
import { fontFolders } from '../../../../../../main/print/press/fonts/machine/folders.ts';

test('Windows: of the system and of the user', () => {
  const env = { SystemRoot: 'D:\\WINNT', LOCALAPPDATA: 'C:\\Own\\AppData\\Local' };
  expect(fontFolders({ platform: 'win32', home: 'C:\\Own', env })).toEqual([
    'D:\\WINNT\\Fonts',
    'C:\\Own\\AppData\\Local\\Microsoft\\Windows\\Fonts',
  ]);
  expect(fontFolders({ platform: 'win32', home: 'C:\\Own', env: {} })).toEqual([
    'C:\\Windows\\Fonts',
    'C:\\Own\\AppData\\Local\\Microsoft\\Windows\\Fonts',
  ]);
});

test('macOS: of the system, of the machine and of the user', () => {
  expect(fontFolders({ platform: 'darwin', home: '/own/ann', env: {} })).toEqual([
    '/System/Library/Fonts',
    '/Library/Fonts',
    '/own/ann/Library/Fonts',
  ]);
});

test('Linux: of the data folders, as the desktop sets them', () => {
  const linux = { platform: 'linux', home: '/own/ann' } as const;
  expect(fontFolders({ ...linux, env: {} })).toEqual([
    '/usr/local/share/fonts',
    '/usr/share/fonts',
    '/own/ann/.local/share/fonts',
    '/own/ann/.fonts',
  ]);
  const env = { XDG_DATA_DIRS: '/opt/share:relative', XDG_DATA_HOME: '/data/ann' };
  expect(fontFolders({ ...linux, env })).toEqual(['/opt/share/fonts', '/data/ann/fonts', '/own/ann/.fonts']);
});
