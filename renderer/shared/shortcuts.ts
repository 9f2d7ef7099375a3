import { useLayoutEffect, useRef } from 'react';
import { hasUnsavedText } from './unsavedText.ts';

/**
 * Shortcuts of a screen: `mod+g` (Ctrl, on a Mac Command), `alt+1`, `escape`, `e`, `space`, `arrowup`.
 * Letters and digits without a modifier work only outside fields. Undo and redo belong to a field while it has unsaved
 * text.
 */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Whether this is a Mac, where Command replaces Ctrl. */
export const isMac = navigator.platform.startsWith('Mac');

/** The labels of the modifier keys. */
export const MOD = isMac ? '⌘' : 'Ctrl';
export const ALT = isMac ? '⌥' : 'Alt';

/** Whether a shortcut is undo or redo, which text fields have too. */
export function isTextFieldShortcut(name: string): boolean {
  return name === 'mod+z' || name === 'mod+shift+z';
}

/** Handles the shortcuts while the calling component is mounted, from the moment it can be seen. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const name = shortcutName(event);
      const action = latest.current[name];
      if (!action || (isPlain(name) && isTyping(event.target)) || isPressing(name, event.target)) return;
      if (isTextFieldShortcut(name) && hasUnsavedText(event.target)) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/**
 * The name of a key press. Digits with Alt or with Ctrl go by their position on the keyboard: Alt and a digit type a
 * sign on a Mac, and a French keyboard has digits in the upper case. With both, which is AltGr, they go by their sign.
 * Shift is named with named keys and with Ctrl and a letter.
 */
export function shortcutName(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): string {
  const mod = isMac ? event.metaKey : event.ctrlKey;
  const digit = event.altKey !== mod ? /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] : undefined;
  const key = digit ?? (event.key === ' ' ? 'space' : event.key.toLowerCase());
  const shift = event.shiftKey && (key.length > 1 || (mod && /^[a-z]$/.test(key))) ? 'shift+' : '';
  return (mod ? 'mod+' : '') + (event.altKey ? 'alt+' : '') + shift + key;
}

function isPlain(name: string): boolean {
  return !name.includes('+') && (name.length === 1 || name === 'space' || name === 'enter' || name.startsWith('arrow'));
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');
}

/**
 * Whether the key activates the focused element: Enter a link or a button, the space bar a button. Buttons outside the
 * tab order are for the mouse, and a button marked `data-row` only chooses its row. There the screen handles the keys.
 */
function isPressing(name: string, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.tabIndex < 0 || target.matches('[data-row]')) return false;
  if (name === 'enter') return target.matches('a, button, summary');
  return name === 'space' && target.matches('button, summary');
}
