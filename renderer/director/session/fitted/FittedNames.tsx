import { Fragment, useRef } from 'react';
import { BETWEEN_NAMES, type NameSpace } from '../../../../src/names/fit.ts';
import { plainNames } from '../pairName.ts';
import classes from './FittedNames.module.css';
import { useFittedNames } from './useFittedNames.ts';

/** The place of names on a screen. */
export interface NamePlace {
  readonly lines: NameSpace['lines'];
  /** Where the place grows with the names, so that they are broken rather than elided. */
  readonly grows?: 'always' | 'on-phones';
  readonly leastScale?: number;
  /** A word beside the last name, in small type. */
  readonly mark?: string;
}

const OVERFLOW = { always: 'broken', 'on-phones': 'broken-on-phones', never: 'elided' } as const;

/** Smaller names are hard to read beside others. */
const LEAST_SCALE = 0.8;

/**
 * Names in the fullest form that fits the width of their place: whole, one below the other where there are two lines,
 * with initials, by surname, in smaller type. What is still wider is broken where the place grows, and elided
 * elsewhere. The title and screen readers have every name whole.
 */
export function FittedNames(
  props: NamePlace & {
    readonly names: readonly string[];
    /** Whether they are no persons', such as those of teams: they have no shorter form. */
    readonly whole?: boolean;
  },
) {
  const { names, lines, grows, leastScale = LEAST_SCALE, mark = '', whole: unshortened = false } = props;
  const place = useRef<HTMLSpanElement>(null);
  const fitted = useFittedNames(place, names, { lines, leastScale, mark, whole: unshortened });
  const whole = plainNames(names);
  const isShort = plainNames(fitted.names) !== whole;
  return (
    <span
      ref={place}
      className={classes['place']}
      title={whole}
      data-names={fitted.stacked ? 'stacked' : 'abreast'}
      data-overflow={fitted.fits ? undefined : OVERFLOW[grows ?? 'never']}
    >
      {isShort && <span className="visually-hidden">{whole}</span>}
      <span
        className={classes['names']}
        aria-hidden={isShort || undefined}
        style={fitted.scale < 1 ? { fontSize: `${fitted.scale}em` } : undefined}
      >
        {fitted.names.map((name, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two players may have the same name
          <Fragment key={at}>
            {at > 0 && <span className={classes['slash']}>{BETWEEN_NAMES}</span>}
            <bdi className={classes['name']}>{name}</bdi>
          </Fragment>
        ))}
        {mark !== '' && <small className={classes['mark']}> {mark}</small>}
      </span>
      {isShort && mark !== '' && <span className="visually-hidden">{mark}</span>}
    </span>
  );
}
