import type { CSSProperties, RefObject } from 'react';
import { rulingWords } from '../../../../src/language/screens/ruling.ts';
import { useWords } from '../../../shared/language.tsx';
import { playField } from '../typing/playFields.ts';
import { isFocusAhead } from './focusAhead.ts';
import { lineFieldId } from './lineFieldId.ts';
import classes from './Traveller.module.css';

/** The most characters that the column shows whole, and the most of them in the usual size. */
const MOST_CHARACTERS = 12;
const MOST_LARGE = 9;

/**
 * The cell in which a line is typed. Characters that can't be read are underlined. A longer text is shown whole over
 * the cells beside it while it is typed; afterwards those cells say what it is, and it is not shown in part.
 */
export function LineField({
  ref,
  lineKey,
  text,
  label,
  isWrong,
  isInvalid,
  describedBy,
  problem,
  form,
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
  /** The form of a fouled board that was played; null for the cards as dealt. */
  readonly form: string | null;
  readonly onFocus: (key: string) => void;
  readonly onType: (text: string) => void;
}) {
  const isLong = !isWrong && text.length > MOST_CHARACTERS;
  return (
    <td className={classes['typed']} data-full={(!isLong && text.length > MOST_LARGE) || undefined}>
      <div className={classes['field']} data-long={isLong || undefined}>
        <input
          ref={ref}
          id={lineFieldId(lineKey)}
          {...playField('result')}
          value={text}
          data-wrong={isWrong || undefined}
          style={isLong ? ({ '--characters': text.length } as CSSProperties) : undefined}
          title={isLong ? text : undefined}
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
            if (!isFocusAhead()) onFocus(lineKey);
          }}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      {form !== null && <FormMark form={form} />}
      {problem && (
        <span className={classes['unreadable']} aria-hidden="true">
          {text.slice(0, problem.at)}
          <span>{text.slice(problem.at, problem.at + problem.length)}</span>
        </span>
      )}
    </td>
  );
}

/** Which form of a fouled board a line is of, as its frequencies are headed. */
function FormMark({ form }: { readonly form: string }) {
  const { formOf } = useWords(rulingWords);
  return (
    <abbr className={classes['form']} title={formOf(form)}>
      {form}
    </abbr>
  );
}
