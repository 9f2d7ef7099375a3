import { useEffect, type RefObject } from 'react';
import { Link } from 'wouter';
import type { SheetSummary } from '../../../../main/club/model/sheet.ts';
import { SIDES } from '../../../../src/bridge/seat.ts';
import { formatMoment } from '../../../../src/language/dates.ts';
import { formatWhole } from '../../../../src/language/numbers.ts';
import { sheetWords } from '../../../../src/language/sheet/words.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { focusRow } from '../../shell/list/rowFocus.ts';
import { useRowKeys } from '../../shell/list/useRowKeys.ts';
import { sheetName, sidePlayers } from '../sheetName.ts';
import { PlayerNames } from '../PlayerNames.tsx';
import classes from './List.module.css';

/** The sheets, a row each. Arrows move between them, Enter opens one, or restores a deleted one. */
export function SheetList(props: {
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  readonly sheets: readonly SheetSummary[];
  /** Whether these are the deleted sheets. */
  readonly deleted: boolean;
  /** Whether something else on the screen has the focus. */
  readonly isBusy: boolean;
  readonly onDelete: () => void;
  readonly onRestore: (sheet: SheetSummary) => void;
}) {
  const words = useWords(sheetWords);
  const { rows, sheets, deleted, isBusy } = props;
  const newest = sheets[0]?.id ?? null;
  useEffect(() => {
    if (!isBusy && !rows.current?.contains(document.activeElement)) focusRow(rows.current, 'sheet', newest);
  }, [rows, isBusy, newest]);
  const keys = useRowKeys(rows, { onDelete: deleted ? null : props.onDelete });
  return (
    <table className={classes['sheets']}>
      <thead>
        <tr>
          <th scope="col">{words.players}</th>
          <th scope="col">{words.game}</th>
          <th scope="col">{words.begun}</th>
          <th scope="col">{words.dealsHead}</th>
          <th scope="col">{words.standing}</th>
        </tr>
      </thead>
      <tbody ref={rows} {...keys}>
        {sheets.map((sheet) => (
          <Row key={sheet.id} sheet={sheet} deleted={deleted} onRestore={() => props.onRestore(sheet)} />
        ))}
      </tbody>
    </table>
  );
}

function Row(props: { readonly sheet: SheetSummary; readonly deleted: boolean; readonly onRestore: () => void }) {
  const { sheet, deleted } = props;
  const words = useWords(sheetWords);
  const language = useLanguage();
  const { id, kind, totals } = sheet;
  return (
    <tr data-sheet={id}>
      <th scope="row">
        {deleted ? (
          <a
            href="/sheets"
            role="button"
            aria-label={words.restoreOne(sheetName(sheet, language))}
            onClick={(event) => {
              event.preventDefault();
              props.onRestore();
            }}
          >
            <PlayersText sheet={sheet} />
          </a>
        ) : (
          <Link href={`/sheets/${id}`}>
            <PlayersText sheet={sheet} />
          </Link>
        )}
      </th>
      <td>{words.kind[kind]}</td>
      <td>{formatMoment(sheet.startedAt, '', language)}</td>
      <td data-unit={words.dealsHead.toLowerCase()}>{sheet.deals}</td>
      <td>
        {SIDES.map((side) => formatWhole(totals[side])).join(' – ')}{' '}
        <span className="quiet">
          {kind === 'rubber' && (sheet.isLeft ? words.left : sheet.isFinished ? words.finished : words.inPlay)}
        </span>
      </td>
    </tr>
  );
}

function PlayersText({ sheet: { players } }: { readonly sheet: SheetSummary }) {
  const words = useWords(sheetWords);
  const sides = sidePlayers(players);
  const known = SIDES.filter((side) => sides[side].length > 0);
  if (known.length === 0) return <span className="quiet">{words.nobody}</span>;
  return known.map((side, index) => (
    <span key={side}>
      {index > 0 && ' – '}
      <PlayerNames names={sides[side]} />
    </span>
  ));
}
