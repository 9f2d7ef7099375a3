import { memo } from 'react';
import type { EntryView } from '../../../main/club/model/session.ts';
import { namesFor, pairName, type NameSpace } from './pairName.ts';
import classes from './PairNames.module.css';

/** A longer name keeps space for at least so many letters. */
const LONG = 4;

/**
 * The players of a pair on one line, or one below the other where `wraps` allows it. Where there is too little space,
 * both names are cut, so that neither disappears.
 */
export const PairNames = memo(function PairNames({
  entry,
  space,
  wraps = false,
}: {
  readonly entry: EntryView;
  readonly space: NameSpace;
  readonly wraps?: boolean;
}) {
  const [first, second] = namesFor(entry, space);
  return (
    <span className={classes['pair']} title={pairName(entry)} data-wraps={wraps || undefined}>
      <span className={classes['first']}>
        <span className={classes['name']}>{first}</span>
        {second !== undefined && <span className={classes['slash']}> / </span>}
      </span>
      {second !== undefined && (
        <span className={classes['name']} data-long={second.length > LONG || undefined}>
          {second}
        </span>
      )}
    </span>
  );
});
