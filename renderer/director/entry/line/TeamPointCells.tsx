import { formatShort, formatSignedExact } from '../../../../src/language/numbers.ts';
import { compare, readExact, ZERO, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { useLanguage } from '../../../shared/language.tsx';
import type { PageLine } from '../sheet/lines.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { matchBoardOn, teamScoreOn } from '../sheet/teams.ts';
import { columnsShown } from './columns.ts';
import classes from './Traveller.module.css';
import type { TravellerLayout } from './useLayout.ts';

/** Decimals of figures that are not whole. */
const MOST_DECIMALS = 2;

/** What a board is worth in its match, once both rooms are in: in the column of the side that wins it. */
export function TeamPointCells(props: {
  readonly sheet: Sheet;
  readonly line: PageLine;
  readonly layout: TravellerLayout;
  readonly shown: boolean;
}) {
  const language = useLanguage();
  const { sheet, line, layout } = props;
  const scored = props.shown ? teamScoreOn(sheet, line) : undefined;
  const isPoints = matchBoardOn(sheet, line)?.figure === 'boardPoints';
  const columns = columnsShown(layout);
  const [ns, ew] = [scored?.nsPoints, scored?.ewPoints].map((text) => (text ? readExact(text) : null));
  const won = (value: Exact | null | undefined, other: Exact | null | undefined) => {
    if (!value) return '';
    const isFlat = compare(value, ZERO) === 0 && (!other || compare(other, ZERO) === 0);
    if (!isPoints && !isFlat && compare(value, ZERO) <= 0) return '';
    return formatShort(value, MOST_DECIMALS, language);
  };
  const pointClass = `${classes['number']} ${classes['points']}`;
  if (!columns.has('nsPoints')) {
    return (
      <td className={classes['percent']}>
        <div className={classes['cell']}>
          {ns && (isPoints ? formatShort(ns, MOST_DECIMALS, language) : formatSignedExact(ns, decimals(ns), language))}
        </div>
      </td>
    );
  }
  return (
    <>
      <td className={pointClass}>
        <div className={classes['cell']}>{won(ns, ew)}</div>
      </td>
      <td className={pointClass} colSpan={2}>
        <div className={classes['cell']}>{won(ew, ns)}</div>
      </td>
    </>
  );
}

function decimals({ denominator }: Exact): 0 | 1 {
  return denominator === 1n ? 0 : 1;
}
