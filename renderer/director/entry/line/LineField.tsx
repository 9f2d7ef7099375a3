import type { RefObject } from 'react';
import { isPaintPending } from '../../../shared/afterPaint.ts';
import { lineFieldId } from './lineFieldId.ts';
import classes from './Traveller.module.css';

/** The cell in which a line is typed. Characters that can't be read are underlined. */
export function LineField({
  ref,
  lineKey,
  text,
  label,
  isWrong,
  isInvalid,
  describedBy,
  problem,
  onFocus,
  onType,
}: {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly lineKey: string;
  readonly text: string;
  readonly label: string;
  /** Whether the text can't be recorded as it is. */
  readonly isWrong: boolean;
  /** Whether there is a problem or a warning. */
  readonly isInvalid: boolean;
  /** Ids of the elements that describe the field. */
  readonly describedBy: string | undefined;
  /** Where the problem is in the text; null while there is none. */
  readonly problem: { readonly at: number; readonly length: number } | null;
  readonly onFocus: (key: string) => void;
  readonly onType: (text: string) => void;
}) {
  return (
    <td className={classes['typed']}>
      <div className={classes['field']}>
        <input
          ref={ref}
          id={lineFieldId(lineKey)}
          value={text}
          data-wrong={isWrong || undefined}
          aria-label={label}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          onFocus={() => {
            // Enter moves the focus before the paint. The cursor then follows by itself.
            if (!isPaintPending()) onFocus(lineKey);
          }}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      {problem && (
        <span className={classes['unreadable']} aria-hidden="true">
          {text.slice(0, problem.at)}
          <span>{text.slice(problem.at, problem.at + problem.length)}</span>
        </span>
      )}
    </td>
  );
}
