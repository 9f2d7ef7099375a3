import { useEffect, useRef } from 'react';
import type { EntryView } from '../../../../main/club/model/session.ts';
import { pairInRound } from '../../../../src/session/substitutes.ts';
import type { Side } from '../../../../src/bridge/seat.ts';
import { entryMessageWords } from '../../../../src/language/screens/entry/messages.ts';
import { useWords } from '../../../shared/language.tsx';
import { PairNames } from '../../session/PairNames.tsx';
import { columnsShown, columnSpan } from './columns.ts';
import type { ActualPlay } from '../sheet/actualPlay.ts';
import type { PageLine } from '../sheet/lines.ts';
import { entryByNumber, entryById, numberOnLine, type Sheet } from '../sheet/sheet.ts';
import classes from './Traveller.module.css';
import { playField } from '../typing/playFields.ts';
import type { ActualPlayFields } from '../typing/useActualPlay.ts';
import type { TravellerLayout } from './useLayout.ts';

/** The pairs of a line: number and names, North-South first. */
export function PairCells(props: {
  readonly sheet: Sheet;
  readonly line: PageLine;
  readonly pairs: Pick<ActualPlay, 'ns' | 'ew'>;
  readonly layout: TravellerLayout;
}) {
  const { sheet, line, pairs, layout } = props;
  const seated = (id: number) => {
    const entry = entryById(sheet, line, id);
    return entry && pairInRound(entry, line.slot.round);
  };
  const number = (entry: EntryView) => numberOnLine(sheet, line, entry);
  return (
    <>
      <PairCell entry={seated(pairs.ns)} number={number} other={pairs.ns !== line.ns.id} side="NS" layout={layout} />
      <PairCell entry={seated(pairs.ew)} number={number} other={pairs.ew !== line.ew.id} side="EW" layout={layout} />
    </>
  );
}

function PairCell(props: {
  readonly entry: EntryView | undefined;
  readonly number: (entry: EntryView) => string;
  /** Whether the pair is another than the schedule expects. */
  readonly other: boolean;
  readonly side: Side;
  readonly layout: TravellerLayout;
}) {
  const { entry, layout } = props;
  const named = columnsShown(layout).has(props.side === 'NS' ? 'nsName' : 'ewName');
  return (
    <>
      <td className={classes['number']} data-other={props.other || undefined}>
        {entry && props.number(entry)}
      </td>
      {named && <td className={classes['name']}>{entry && <PairNames entry={entry} lines={2} />}</td>}
    </>
  );
}

/** Fields for both pairs, in place of their numbers and names. */
export function PairFields(props: {
  readonly sheet: Sheet;
  readonly line: PageLine;
  readonly fields: ActualPlayFields;
  readonly layout: TravellerLayout;
}) {
  const { sheet, line, layout } = props;
  const { typed, change, onKeyDown } = props.fields;
  const words = useWords(entryMessageWords);
  const first = useRef<HTMLInputElement>(null);
  // A number pad has no sign between two players.
  const mode = line.ns.playerLabels ? 'text' : 'numeric';
  useEffect(() => first.current?.select(), []);
  const name = (text: string) => {
    const entry = entryByNumber(sheet, line, text);
    return entry && <PairNames entry={pairInRound(entry, line.slot.round)} lines={2} />;
  };
  return (
    <>
      <td className={classes['pairField']} colSpan={columnSpan(layout, 'nsNumber', 'nsName')}>
        <div className={classes['pairTyped']}>
          <input
            ref={first}
            value={typed.ns}
            {...playField('ns')}
            inputMode={mode}
            autoComplete="off"
            aria-label={words.pairNs}
            onKeyDown={onKeyDown}
            onChange={(event) => change({ ns: event.target.value })}
          />
          {columnsShown(layout).has('nsName') && name(typed.ns)}
        </div>
      </td>
      <td className={classes['pairField']} colSpan={columnSpan(layout, 'ewNumber', 'ewName')}>
        <div className={classes['pairTyped']}>
          <input
            value={typed.ew}
            {...playField('ew')}
            inputMode={mode}
            autoComplete="off"
            aria-label={words.pairEw}
            onKeyDown={onKeyDown}
            onChange={(event) => change({ ew: event.target.value })}
          />
          {columnsShown(layout).has('ewName') && name(typed.ew)}
        </div>
      </td>
    </>
  );
}
