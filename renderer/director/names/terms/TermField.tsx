import { useState } from 'react';
import { useOnUnmount } from '../../../shared/useOnUnmount.ts';
import { columnKeys, type TermColumn } from './columnKeys.ts';

/** The handicap or the stratum of a pair. Enter and the arrows go along the column. */
export function TermField(props: {
  readonly kind: Exclude<TermColumn, 'guest'>;
  readonly label: string;
  readonly shown: string;
  /** The value of a text; undefined where it can't be read. */
  readonly read: (text: string) => number | null | undefined;
  /** What is shown where the text can't be read. */
  readonly wrong: string;
  /** Called with the value being typed; undefined where it can't be read, or typing has ended. */
  readonly onTyping: (value: number | null | undefined) => void;
  readonly onChange: (value: number | null) => void;
}) {
  const { kind, shown, read, onTyping } = props;
  /** Null while nothing has been typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && read(typed) === undefined;
  const type = (text: string | null) => {
    setTyped(text);
    onTyping(text === null ? undefined : read(text));
  };
  const leave = () => {
    const value = read(typed ?? shown);
    if (value === undefined) return;
    if (value !== read(shown)) props.onChange(value);
    if (typed !== null) type(null);
  };
  useOnUnmount(leave);
  return (
    <input
      type="text"
      aria-label={props.label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? props.wrong : undefined}
      autoComplete="off"
      spellCheck={false}
      data-term={kind}
      maxLength={kind === 'stratum' ? 1 : 9}
      inputMode={kind === 'stratum' ? 'text' : 'decimal'}
      value={typed ?? shown}
      onChange={(event) => type(event.target.value)}
      onKeyDown={columnKeys(kind, leave, typed === null ? null : () => type(null))}
      onBlur={leave}
    />
  );
}
