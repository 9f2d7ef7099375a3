import type { ReactNode } from 'react';

/** A small form in the side panel. Enter submits it, Escape leaves it. */
export function PanelForm(props: {
  readonly label: string;
  readonly className: string | undefined;
  readonly onSubmit: () => Promise<void>;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}) {
  return (
    <form
      className={props.className}
      noValidate
      autoComplete="off"
      aria-label={props.label}
      onSubmit={(event) => {
        event.preventDefault();
        void props.onSubmit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        props.onLeave();
      }}
    >
      {props.children}
    </form>
  );
}
