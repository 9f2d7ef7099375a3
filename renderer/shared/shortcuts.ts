import { useEffect, useRef } from 'react';
import { hasOwnText } from './ownText.ts';

/**
 * Shortcuts of a screen: `mod+g` (Ctrl, on a Mac Command), `alt+1`, `escape`, `e`, `space`, `arrowup`.
 * Letters and figures without a modifier work only while nothing is being typed; undo and redo are a field's own while
 * it holds text of its own.
 */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** True on a Mac: its Command key takes the place of Ctrl. */
export const isMac = navigator.platform.startsWith('Mac');

/** What is printed on the keys of a shortcut here. */
export const MOD = isMac ? '⌘' : 'Ctrl';
export const ALT = isMac ? '⌥' : 'Alt';

/** Whether a shortcut takes back or does again, as a text field does with its text. */
export function isOfText(name: string): boolean {
  return name === 'mod+z' || name === 'mod+shift+z';
}

/** Listens for the shortcuts while the calling component is on screen. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const name = shortcutName(event);
      const action = latest.current[name];
      if (!action || (isPlain(name) && isTyping(event.target)) || isPressing(name, event.target)) return;
      if (isOfText(name) && hasOwnText(event.target)) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/**
 * The name of a key press. Figures held with Alt go by their place on the keyboard: on a Mac Alt and a
 * figure type a sign, and on a French keyboard the figures stand on the upper case. Shift counts where the key means the
 * same with it: behind a name, and with Ctrl a letter.
 */
export function shortcutName(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): string {
  const mod = isMac ? event.metaKey : event.ctrlKey;
  const digit = event.altKey ? /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] : undefined;
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
 * Whether the key presses what has the focus: Enter a link or a button, the space bar a button. Buttons that
 * Tab passes over are for the mouse, and a button marked `data-row` only chooses its row: there the keys go on
 * meaning what they mean on the screen.
 */
function isPressing(name: string, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.tabIndex < 0 || target.matches('[data-row]')) return false;
  if (name === 'enter') return target.matches('a, button, summary');
  return name === 'space' && target.matches('button, summary');
}
