import { useState } from 'react';
import { useOnUnmount } from '../../../shared/useOnUnmount.ts';
import classes from '../Names.module.css';
import { columnKeys } from './columnKeys.ts';

/** The tick for a guest. The space bar sets it, Enter and the arrows go along the column. */
export function GuestField(props: {
  readonly label: string;
  readonly isGuest: boolean;
  readonly isRanked: boolean;
  readonly onTyping: (isGuest: boolean | undefined) => void;
  readonly onChange: (isGuest: boolean) => void;
}) {
  const { isGuest, onTyping } = props;
  /** Null while the tick is unchanged. */
  const [ticked, setTicked] = useState<boolean | null>(null);
  const tick = (value: boolean | null) => {
    setTicked(value);
    onTyping(value ?? undefined);
  };
  const leave = () => {
    if (ticked === null) return;
    if (ticked !== isGuest) props.onChange(ticked);
    tick(null);
  };
  useOnUnmount(leave);
  return (
    <span className={classes['guest']}>
      <input
        type="checkbox"
        aria-label={props.label}
        data-term="guest"
        checked={ticked ?? isGuest}
        onChange={(event) => {
          if (props.isRanked) tick(event.target.checked);
          else props.onChange(event.target.checked);
        }}
        onKeyDown={columnKeys('guest', leave, ticked === null ? null : () => tick(null))}
        onBlur={leave}
      />
    </span>
  );
}
