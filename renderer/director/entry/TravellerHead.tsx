import { entryWords } from '../../../src/language/screens/entry.ts';
import { useWords } from '../../shared/language.tsx';
import { COLUMNS, columnsOf, span, type Column } from './columns.ts';
import type { PageKind } from './page.ts';
import classes from './Traveller.module.css';
import type { Layout } from './useLayout.ts';

const NUMERIC: ReadonlySet<Column> = new Set<Column>([
  'table',
  'round',
  'nsNumber',
  'ewNumber',
  'result',
  'nsScore',
  'ewScore',
  'score',
  'nsPoints',
  'ewPoints',
  'percent',
]);

const INDENTED: ReadonlySet<Column> = new Set<Column>(['nsName', 'ewName', 'typed']);

/** Under a name of their own where there is room: the scores, and what they are worth. */
const GROUPED: ReadonlySet<Column> = new Set<Column>(['nsScore', 'ewScore', 'nsPoints', 'ewPoints', 'percent']);

function classOf(column: Column): string | undefined {
  if (NUMERIC.has(column)) return classes['right'];
  return INDENTED.has(column) ? classes['indent'] : undefined;
}

/** The head of the columns, scores and matchpoints each under a name of their own where there is room. */
export function TravellerHead(props: {
  readonly kind: PageKind;
  readonly layout: Layout;
  readonly imps: boolean;
  readonly top: number;
}) {
  const { layout, imps, top } = props;
  const words = useWords(entryWords);
  const columns = COLUMNS.filter((column) => columnsOf(layout).has(column));
  const named = columnsOf(layout).has('nsName');
  const grouped = columnsOf(layout).has('nsPoints');
  const inGroup = (column: Column) => grouped && GROUPED.has(column);
  const names: Record<Column, string> = {
    table: props.kind === 'board' ? words.table : words.boardColumn,
    round: words.round,
    nsNumber: named ? '' : words.ns,
    nsName: words.northSouth,
    ewNumber: named ? '' : words.ew,
    ewName: words.eastWest,
    typed: words.typed,
    contract: words.contract,
    by: words.by,
    lead: words.lead,
    result: words.result,
    nsScore: words.ns,
    ewScore: words.ew,
    score: words.score,
    nsPoints: words.ns,
    ewPoints: words.ew,
    percent: imps ? words.impsNs : words.percentNs,
  };
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col key={column} className={classes[`col-${column}`]} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) =>
            inGroup(column) ? null : (
              <th key={column} scope="col" rowSpan={grouped ? 2 : 1} className={classOf(column)}>
                {names[column] || <span className="visually-hidden">{words.pairNumber}</span>}
              </th>
            ),
          )}
          {grouped && (
            <>
              <th scope="colgroup" colSpan={2} className={classes['group']}>
                <span>{words.score}</span>
              </th>
              <th scope="colgroup" colSpan={span(layout, 'nsPoints', 'percent')} className={classes['group']}>
                <span>{imps ? words.imps : words.matchpointsOf(top)}</span>
              </th>
            </>
          )}
        </tr>
        {grouped && (
          <tr>
            {columns.filter(inGroup).map((column) =>
              imps && column === 'percent' ? null : (
                <th
                  key={column}
                  scope="col"
                  className={classOf(column)}
                  colSpan={imps && column === 'ewPoints' ? 2 : 1}
                >
                  {names[column]}
                </th>
              ),
            )}
          </tr>
        )}
      </thead>
    </>
  );
}
