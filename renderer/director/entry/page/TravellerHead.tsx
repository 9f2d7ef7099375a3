import { entryWords } from '../../../../src/language/screens/entry/entry.ts';
import { useRanks, useWords } from '../../../shared/language.tsx';
import { TRAVELLER_COLUMNS, columnsShown, columnSpan, type TravellerColumn } from '../line/columns.ts';
import { isImpScored, type Sheet } from '../sheet/sheet.ts';
import { isImpMatch } from '../sheet/teams.ts';
import { teamEntryWords } from '../../../../src/language/screens/teams/entry.ts';
import classes from '../line/Traveller.module.css';
import type { TravellerLayout } from '../line/useLayout.ts';

const NUMERIC: ReadonlySet<TravellerColumn> = new Set<TravellerColumn>([
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

const INDENTED: ReadonlySet<TravellerColumn> = new Set<TravellerColumn>(['nsName', 'ewName', 'typed']);

/** The columns that have a group heading in wide layouts: the scores, and what they are worth. */
const GROUPED: ReadonlySet<TravellerColumn> = new Set<TravellerColumn>([
  'nsScore',
  'ewScore',
  'nsPoints',
  'ewPoints',
  'percent',
]);

function classOf(column: TravellerColumn): string | undefined {
  if (NUMERIC.has(column)) return classes['right'];
  return INDENTED.has(column) ? classes['indent'] : undefined;
}

/** The column headings. In wide layouts, scores and points have a group heading each. */
export function TravellerHead(props: {
  readonly sheet: Sheet;
  readonly layout: TravellerLayout;
  /** The matchpoints of a top; 0 where none is known. */
  readonly top: number;
}) {
  const { sheet, layout, top } = props;
  const words = useWords(entryWords);
  const teams = useWords(teamEntryWords);
  const ofTeams = useRanks() === 'team';
  const imps = ofTeams || isImpScored(sheet);
  /** What the points are called, where they are those of a match. */
  const matchFigure = ofTeams ? teams[isImpMatch(sheet) ? 'imps' : 'points'] : null;
  const columns = TRAVELLER_COLUMNS.filter((column) => columnsShown(layout).has(column));
  const named = columnsShown(layout).has('nsName');
  const grouped = columnsShown(layout).has('nsPoints');
  const inGroup = (column: TravellerColumn) => grouped && GROUPED.has(column);
  const names: Record<TravellerColumn, string> = {
    table: sheet.page.kind === 'board' ? words.table : words.boardColumn,
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
    percent: matchFigure ?? (imps ? words.impsNs : words.percentNs),
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
              <th scope="colgroup" colSpan={columnSpan(layout, 'nsPoints', 'percent')} className={classes['group']}>
                <span>{matchFigure ?? (imps ? words.imps : words.matchpointsOf(top))}</span>
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
