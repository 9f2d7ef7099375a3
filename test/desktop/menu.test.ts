import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test } from 'vitest';
import { menuTemplate } from '../../main/desktop/menu.ts';
import { LANGUAGES } from '../../src/language.ts';

function labels(items: readonly MenuItemConstructorOptions[]): string[] {
  return items.flatMap(({ label, submenu }) => [
    ...(label === undefined ? [] : [label]),
    ...(Array.isArray(submenu) ? labels(submenu) : []),
  ]);
}

describe.each(['win32', 'linux', 'darwin'] as const)('the menu on %s', (platform) => {
  const menus = LANGUAGES.map((language) => menuTemplate(language, platform, () => {}));

  test('has the same entries in both languages, each with its own word', () => {
    const [en = [], fr = []] = menus.map(labels);
    expect(fr).toHaveLength(en.length);
    expect(en.filter((label, index) => label === fr[index] && label !== 'Etui')).toEqual([]);
  });

  test('has no letter under Alt: those keys belong to the screens', () => {
    expect(menus.flatMap(labels).filter((label) => label.includes('&'))).toEqual([]);
  });

  test('can be left', () => {
    expect(JSON.stringify(menus)).toContain('"role":"quit"');
  });
});

test('macOS finds its editing keys in the menu; elsewhere they reach the page without one', () => {
  expect(labels(menuTemplate('en', 'darwin', () => {}))).toContain('Paste');
  expect(labels(menuTemplate('en', 'linux', () => {}))).not.toContain('Paste');
});
