import { useRef, type KeyboardEvent } from 'react';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { Key } from '../../../shared/controls/Keys.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useWords } from '../../../shared/language.tsx';
import { shortcutName, useShortcuts } from '../../../shared/shortcuts.ts';
import { setReason } from '../typing/actions.ts';
import classes from './CorrectionReason.module.css';
import type { Outbox } from '../typing/outbox.ts';
import type { PageLine } from '../sheet/lines.ts';
import { useDraft } from '../typing/useDraft.ts';

const LONGEST_REASON = 200;

/** The field for the reason of a correction. It is optional: F8 goes there, and Enter on the line skips it. */
export function CorrectionReason(props: {
  readonly outbox: Outbox;
  readonly line: PageLine;
  /** Enter, as on the line itself. */
  readonly onEnter: () => void;
  /** Escape returns to the line. The reason stays. */
  readonly onLeave: () => void;
}) {
  const { outbox, line } = props;
  const words = useWords(publicationWords);
  const field = useRef<HTMLInputElement>(null);
  const reason = useDraft(outbox.drafts, line.key)?.reason ?? '';
  useShortcuts({ f8: () => field.current?.focus() });
  const onKeyDown = (event: KeyboardEvent) => {
    const key = shortcutName(event);
    // The field has its own undo.
    if (key === 'mod+z') event.stopPropagation();
    if (key !== 'enter' && key !== 'escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'enter') props.onEnter();
    else props.onLeave();
  };
  return (
    <label className={classes['reason']}>
      <span>
        {words.correctionReason} <Key>F8</Key>
      </span>
      <TextField
        low
        ref={field}
        value={reason}
        maxLength={LONGEST_REASON}
        autoComplete="off"
        onChange={(event) => setReason(outbox, line, event.target.value)}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}
