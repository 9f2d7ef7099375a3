import { afterEach, expect, test, vi } from 'vitest';

const NO_KEYS = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Ctrl 3', { key: '3', code: 'Digit3', ctrlKey: true }, 'mod+3'],
  ['Ctrl 3 on a French keyboard', { key: '"', code: 'Digit3', ctrlKey: true }, 'mod+3'],
  ['Alt 1 on a French keyboard', { key: '&', code: 'Digit1', altKey: true }, 'alt+1'],
  ['a bracket, which is AltGr 5 there', { key: '[', code: 'Digit5', ctrlKey: true, altKey: true }, 'mod+alt+['],
  ['Ctrl comma', { key: ',', code: 'Comma', ctrlKey: true }, 'mod+,'],
  ['a digit alone goes by its sign', { key: '&', code: 'Digit1' }, '&'],
])('%s', async (_, event, name) => {
  vi.stubGlobal('navigator', { platform: 'Win32' });
  const { shortcutName } = await import('../../../renderer/shared/shortcuts.ts');
  expect(shortcutName({ ...NO_KEYS, ...event })).toBe(name);
});
