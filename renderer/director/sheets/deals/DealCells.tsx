import { honoursPoints } from '../../../../src/bridge/rubber/deal.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { SEATS, SIDES, type Seat, type Side } from '../../../../src/bridge/seat.ts';
import { contractSoFar, type SheetOutcome } from '../../../../src/bridge/sheet/line.ts';
import { seatAfter, type AnnouncedPoints } from '../../../../src/bridge/sheet/minibridge-line.ts';
import {
  minibridgeDealer,
  minibridgePoints,
  type MinibridgeRow,
} from '../../../../src/bridge/sheet/minibridge-sheet.ts';
import type { RubberRow } from '../../../../src/bridge/sheet/rubber-rows.ts';
import { tricksText } from '../../../../src/language/game/contract.ts';
import { formatWhole } from '../../../../src/language/numbers.ts';
import { sheetWords } from '../../../../src/language/sheet/words.ts';
import { ContractText } from '../../../shared/bridge/Contract.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Deals.module.css';
import type { SheetReading } from './reading.ts';

export function RubberHead() {
  const words = useWords(sheetWords);
  return (
    <>
      <th scope="col" className={classes['typedHead']}>
        <span className="visually-hidden">{words.typed}</span>
      </th>
      <th scope="col" className={classes['contractHead']}>
        {words.contract}
      </th>
      <th scope="col" className={classes['byHead']}>
        {words.by}
      </th>
      <th scope="col" className={classes['resultHead']}>
        {words.result}
      </th>
      <th scope="col" className={classes['honours']}>
        {words.honours}
      </th>
      {SIDES.map((side) => (
        <th key={side} scope="col" className={classes['right']}>
          {words.short[side]}
        </th>
      ))}
    </>
  );
}

/** What a deal of a rubber was, and what it brought each side; while it is typed, as far as it was read. */
export function RubberCells(props: { readonly row: RubberRow | null; readonly reading: SheetReading | null }) {
  const { row, reading } = props;
  const language = useLanguage();
  const deal = reading === null ? row?.deal : reading.kind === 'ready' ? reading.rubber : null;
  const points = reading === null ? row?.points : undefined;
  const { honours = null, outcome } = deal ?? {};
  const strain = outcome?.kind === 'played' ? outcome.contract.strain : null;
  return (
    <>
      <OutcomeCells reading={reading} outcome={outcome} passed="passedOut" />
      <td className={classes['honours']}>
        {honours && strain && `${honoursPoints(strain, honours.count)} ${seatLetter(honours.seat, language)}`}
      </td>
      {SIDES.map((side) => (
        <td key={side} className={classes['score']} data-game={(row?.wins === side && reading === null) || undefined}>
          {points && points[side] > 0 ? formatWhole(points[side]) : ''}
        </td>
      ))}
    </>
  );
}

export function MinibridgeHead() {
  const words = useWords(sheetWords);
  const language = useLanguage();
  return (
    <>
      <th scope="col" className={classes['typedHead']}>
        <span className="visually-hidden">{words.typed}</span>
      </th>
      {SEATS.map((seat) => (
        <th key={seat} scope="col" className={classes['hand']} aria-label={`${words.points} ${words.seat[seat]}`}>
          {seatLetter(seat, language)}
        </th>
      ))}
      <th scope="col" className={classes['contractHead']}>
        {words.contract}
      </th>
      <th scope="col" className={classes['byHead']}>
        {words.by}
      </th>
      <th scope="col" className={classes['resultHead']}>
        {words.result}
      </th>
      {SIDES.map((side) => (
        <th key={side} scope="col" className={classes['scoreHead']}>
          {words.short[side]}
        </th>
      ))}
      {SIDES.map((side) => (
        <th key={side} scope="col" className={classes['totalHead']}>
          {words.totalOf(words.short[side])}
        </th>
      ))}
    </>
  );
}

/** A deal of minibridge: the points of the hands, what was played, what it brought, and the running totals. */
export function MinibridgeCells(props: {
  readonly index: number;
  readonly row: MinibridgeRow | null;
  readonly reading: SheetReading | null;
}) {
  const { index, row, reading } = props;
  const deal = reading === null ? row?.deal : reading.kind === 'ready' ? reading.minibridge : null;
  const points = reading?.kind === 'unfinished' ? reading.points : (deal?.points ?? null);
  const worth = deal ? minibridgePoints(deal) : null;
  const dealer = minibridgeDealer(index);
  return (
    <>
      {SEATS.map((seat) => (
        <td key={seat} className={classes['hand']} data-dealer={seat === dealer || undefined}>
          {pointsOf(points, seat, dealer)}
        </td>
      ))}
      <OutcomeCells reading={reading} outcome={deal?.outcome} passed="thrownIn" />
      {SIDES.map((side) => (
        <td key={side} className={classes['score']}>
          {worth?.side === side ? formatWhole(worth.points) : ''}
        </td>
      ))}
      {SIDES.map((side) => (
        <td key={side} className={classes['total']}>
          {row && reading === null ? totalText(row.totals, side) : ''}
        </td>
      ))}
    </>
  );
}

function OutcomeCells(props: {
  readonly reading: SheetReading | null;
  readonly outcome: SheetOutcome | undefined;
  readonly passed: 'passedOut' | 'thrownIn';
}) {
  const { reading, outcome } = props;
  const words = useWords(sheetWords);
  const language = useLanguage();
  if (outcome?.kind === 'passedOut') {
    return (
      <td colSpan={3} className={classes['passed']}>
        {words[props.passed]}
      </td>
    );
  }
  const partial = reading?.kind === 'unfinished' ? reading.partial : null;
  const declarer = outcome?.declarer ?? partial?.declarer ?? null;
  return (
    <>
      <td className={classes['contract']}>
        {outcome ? <ContractText {...outcome.contract} /> : partial && <ContractText {...contractSoFar(partial)} />}
      </td>
      <td>{declarer && seatLetter(declarer, language)}</td>
      <td className={classes['right']}>{outcome ? tricksText(outcome.contract, outcome.tricks) : ''}</td>
    </>
  );
}

function pointsOf(points: AnnouncedPoints | null, seat: Seat, dealer: Seat) {
  return points?.find((_, place) => seatAfter(dealer, place) === seat);
}

function totalText(totals: Readonly<Record<Side, number>>, side: Side): string {
  return formatWhole(totals[side]);
}
