import { Fragment } from 'react';
import type { EntryView } from '../../../../main/club/model/session.ts';
import type { Seat } from '../../../../src/bridge/seat.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { seatNames } from '../../../../src/language/game/seats.ts';
import { useLanguage } from '../../../shared/language.tsx';
import { FittedNames } from '../../session/fitted/FittedNames.tsx';
import classes from './TableCard.module.css';

/** The four players of a table of an individual; partners sit below one another. */
export function SeatedPlayers(props: { readonly ns: EntryView; readonly ew: EntryView }) {
  const language = useLanguage();
  const { ns, ew } = props;
  const seats: readonly (readonly [Seat, EntryView, 0 | 1])[] = [
    ['N', ns, 0],
    ['S', ns, 1],
    ['E', ew, 0],
    ['W', ew, 1],
  ];
  return seats.map(([seat, { playerLabels, players }, place]) => (
    <Fragment key={seat}>
      <abbr className={classes['direction']} title={seatNames[language][seat]}>
        {seatLetter(seat, language)}
      </abbr>
      <span className={classes['pair']}>{playerLabels?.[place]}</span>
      <span className={classes['names']} data-last={place === 1 || undefined}>
        {players[place] !== '' && <FittedNames names={[players[place]]} lines={1} />}
      </span>
    </Fragment>
  ));
}
