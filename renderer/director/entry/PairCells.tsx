import { useEffect, useRef } from 'react';
import type { EntryView } from '../../../main/club/model.ts';
import type { Side } from '../../../src/bridge/seat.ts';
import { entryWords } from '../../../src/language/screens/entry.ts';
import { useWords } from '../../shared/language.tsx';
import { familyName, pairName } from '../room/names.ts';
import { columnsOf, span } from './columns.ts';
import type { Happened } from './drafts.ts';
import type { Line } from './lines.ts';
import { entryNumbered, entryOf, type Sheet } from './sheet.ts';
import classes from './Traveller.module.css';
import type { HappeningFields } from './useHappening.ts';
import type { Layout } from './useLayout.ts';

/** The pairs of a line: number and names, North-South first. */
export function PairCells(props: {
  readonly sheet: Sheet;
  readonly line: Line;
  readonly pairs: Pick<Happened, 'ns' | 'ew'>;
  readonly layout: Layout;
}) {
  const { sheet, line, pairs, layout } = props;
  return (
    <>
      <PairCell entry={entryOf(sheet, line, pairs.ns)} other={pairs.ns !== line.ns.id} side="NS" layout={layout} />
      <PairCell entry={entryOf(sheet, line, pairs.ew)} other={pairs.ew !== line.ew.id} side="EW" layout={layout} />
    </>
  );
}

function PairCell(props: {
  readonly entry: EntryView | undefined;
  /** Another pair than the schedule expects. */
  readonly other: boolean;
  readonly side: Side;
  readonly layout: Layout;
}) {
  const { entry, layout } = props;
  const named = columnsOf(layout).has(props.side === 'NS' ? 'nsName' : 'ewName');
  return (
    <>
      <td className={classes['number']} data-other={props.other || undefined}>
        {entry?.number}
      </td>
      {named && (
        <td className={classes['name']} title={entry && pairName(entry)}>
          {entry && familyNames(entry)}
        </td>
      )}
    </>
  );
}

/** Both players by their family names; empty while nobody is known. */
function familyNames({ players }: EntryView): string {
  return players
    .filter((name) => name !== '')
    .map(familyName)
    .join(' / ');
}

/** Two small fields in the place of the pairs. */
export function PairFields(props: {
  readonly sheet: Sheet;
  readonly line: Line;
  readonly fields: HappeningFields;
  readonly layout: Layout;
}) {
  const { sheet, line, layout } = props;
  const { typed, change, onKeyDown } = props.fields;
  const words = useWords(entryWords);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.select(), []);
  const name = (text: string) => {
    const entry = entryNumbered(sheet, line, text);
    return entry && familyNames(entry);
  };
  return (
    <>
      <td className={classes['pairField']} colSpan={span(layout, 'nsNumber', 'nsName')}>
        <input
          ref={first}
          value={typed.ns}
          inputMode="numeric"
          autoComplete="off"
          aria-label={words.pairNs}
          onKeyDown={onKeyDown}
          onChange={(event) => change({ ns: event.target.value })}
        />
        {columnsOf(layout).has('nsName') && <span>{name(typed.ns)}</span>}
      </td>
      <td className={classes['pairField']} colSpan={span(layout, 'ewNumber', 'ewName')}>
        <input
          value={typed.ew}
          inputMode="numeric"
          autoComplete="off"
          aria-label={words.pairEw}
          onKeyDown={onKeyDown}
          onChange={(event) => change({ ew: event.target.value })}
        />
        {columnsOf(layout).has('ewName') && <span>{name(typed.ew)}</span>}
      </td>
    </>
  );
}
