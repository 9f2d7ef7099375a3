import type { Side } from '../../../../src/bridge/seat.ts';
import { formatExact, formatPercentFigure, formatSignedExact } from '../../../../src/language/numbers.ts';
import { readExact } from '../../../../src/scoring/numbers/exact.ts';
import { useLanguage } from '../../../shared/language.tsx';
import { ExplainableFigure } from '../../session/explain/ExplainableFigure.tsx';
import type { LineFigure } from '../../session/explain/useExplained.ts';
import { columnsShown } from './columns.ts';
import type { PageLine } from '../sheet/lines.ts';
import { isImpScored, pointDecimals, scoreOnLine, comparedScores, type Sheet } from '../sheet/sheet.ts';
import classes from './Traveller.module.css';
import { TeamPointCells } from './TeamPointCells.tsx';
import type { TravellerLayout } from './useLayout.ts';

/** What a line is worth to both sides. Pressing a figure explains it. */
export function PointCells(props: {
  readonly sheet: Sheet;
  readonly line: PageLine;
  readonly layout: TravellerLayout;
  /** Whether to show the points. Only a recorded line has any. */
  readonly shown: boolean;
  readonly onExplain: (figure: LineFigure) => void;
}) {
  const language = useLanguage();
  const { sheet, line } = props;
  if (line.match) return <TeamPointCells {...props} />;
  const scored = props.shown ? scoreOnLine(sheet, line) : undefined;
  const places = pointDecimals(comparedScores(sheet, line));
  const imps = isImpScored(sheet);
  const points = (text: string | null | undefined) => {
    const value = text ? readExact(text) : null;
    return value && (imps ? formatSignedExact : formatExact)(value, places, language);
  };
  const share = scored?.nsPercentage ? readExact(scored.nsPercentage) : null;
  const explainable = (side: Side, figure: string | null) =>
    figure && (
      <ExplainableFigure onExplain={() => props.onExplain({ slot: line.slot, side })}>{figure}</ExplainableFigure>
    );
  const columns = columnsShown(props.layout);
  const pointClass = `${classes['number']} ${classes['points']}`;
  return (
    <>
      {columns.has('nsPoints') && (
        <td className={pointClass}>
          <div className={classes['cell']}>{explainable('NS', points(scored?.nsPoints))}</div>
        </td>
      )}
      {columns.has('ewPoints') && (
        <td className={pointClass} colSpan={imps ? 2 : 1}>
          <div className={classes['cell']}>{explainable('EW', points(scored?.ewPoints))}</div>
        </td>
      )}
      {!(imps && columns.has('ewPoints')) && (
        <td className={classes['percent']}>
          <div className={classes['cell']}>
            {imps
              ? explainable('NS', points(scored?.nsPoints))
              : explainable('NS', share && formatPercentFigure(share, 1, language))}
          </div>
        </td>
      )}
    </>
  );
}
