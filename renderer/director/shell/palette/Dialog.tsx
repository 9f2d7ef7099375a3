import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { shortcutName } from '../../../shared/shortcuts.ts';
import classes from './Palette.module.css';

/** The field of the line that is being typed. */
const CURRENT_LINE = '[data-current] input, [data-current] button';

/** The key of the import: without the screen it would open a file in the place of the application. */
const IMPORT = 'mod+o';

/**
 * A modal dialog. The screen's shortcuts are off while it is open, but for that of the import. Afterwards the focus is
 * where one types.
 */
export function Dialog(props: {
  readonly label: string;
  readonly onClose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => restoreFocus(before);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes['dialog']}
      aria-label={props.label}
      onClose={props.onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
      onKeyDown={(event) => {
        if (shortcutName(event) === IMPORT) return props.onClose();
        event.stopPropagation();
        if (event.key === 'Escape') {
          // The browser would close it only after the next key.
          event.preventDefault();
          props.onClose();
        } else props.onKeyDown?.(event);
      }}
    >
      {props.children}
    </dialog>
  );
}

/**
 * Puts the focus back after a dialog, unless what was chosen in it has put it somewhere. A field gets it back; from
 * anything else it goes to the line that is being typed, where there is one.
 */
function restoreFocus(before: Element | null): void {
  if (document.activeElement !== document.body) return;
  const isBack = before instanceof HTMLElement && before.isConnected && before !== document.body;
  if (isBack && before.matches('input, select, textarea')) before.focus();
  else (document.querySelector<HTMLElement>(CURRENT_LINE) ?? (isBack ? before : null))?.focus();
}
