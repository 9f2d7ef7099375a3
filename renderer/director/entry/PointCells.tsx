import type { Side } from '../../../src/bridge/seat.ts';
import { formatExact, formatPercent, formatSignedExact } from '../../../src/language/numbers.ts';
import { readExact } from '../../../src/scoring/exact.ts';
import { useLanguage } from '../../shared/language.tsx';
import { Figure } from '../explain/Figure.tsx';
import type { AskedFigure } from '../explain/useExplained.ts';
import { columnsOf } from './columns.ts';
import type { Line } from './lines.ts';
import { isAtImps, pointPlaces, scoredOf, scoresOf, type Sheet } from './sheet.ts';
import classes from './Traveller.module.css';
import type { Layout } from './useLayout.ts';

/** What a line is worth to both sides; a press on a figure asks where it comes from. */
export function PointCells(props: {
  readonly sheet: Sheet;
  readonly line: Line;
  readonly layout: Layout;
  /** Only what is recorded has points. */
  readonly shown: boolean;
  readonly onExplain: (asked: AskedFigure) => void;
}) {
  const language = useLanguage();
  const { sheet, line } = props;
  const scored = props.shown ? scoredOf(sheet, line) : undefined;
  const places = pointPlaces(scoresOf(sheet, line));
  const imps = isAtImps(sheet);
  const points = (text: string | null | undefined) => {
    const value = text ? readExact(text) : null;
    return value && (imps ? formatSignedExact : formatExact)(value, places, language);
  };
  const share = scored?.nsPercentage ? readExact(scored.nsPercentage) : null;
  const asked = (side: Side, figure: string | null) =>
    figure && <Figure onExplain={() => props.onExplain({ slot: line.slot, side })}>{figure}</Figure>;
  const columns = columnsOf(props.layout);
  const pointClass = `${classes['number']} ${classes['points']}`;
  return (
    <>
      {columns.has('nsPoints') && (
        <td className={pointClass}>
          <div className={classes['cell']}>{asked('NS', points(scored?.nsPoints))}</div>
        </td>
      )}
      {columns.has('ewPoints') && (
        <td className={pointClass} colSpan={imps ? 2 : 1}>
          <div className={classes['cell']}>{asked('EW', points(scored?.ewPoints))}</div>
        </td>
      )}
      {!(imps && columns.has('ewPoints')) && (
        <td className={classes['percent']}>
          <div className={classes['cell']}>
            {imps ? asked('NS', points(scored?.nsPoints)) : asked('NS', share && formatPercent(share, 1, language))}
          </div>
        </td>
      )}
    </>
  );
}
