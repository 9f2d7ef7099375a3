import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import classes from './Palette.module.css';

/** A modal dialog. The screen's shortcuts are off while it is open. */
export function Dialog(props: {
  readonly label: string;
  readonly onClose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
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
        event.stopPropagation();
        props.onKeyDown?.(event);
      }}
    >
      {props.children}
    </dialog>
  );
}
