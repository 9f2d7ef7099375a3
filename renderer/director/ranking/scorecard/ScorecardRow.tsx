import { memo } from 'react';
import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { tricksText } from '../../../../src/language/game/contract.ts';
import { formatPercentFigure, formatShort, formatSignedShort, formatWhole } from '../../../../src/language/numbers.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { ContractText } from '../../../shared/bridge/Contract.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { ExplainableFigure } from '../../session/explain/ExplainableFigure.tsx';
import { PairNames } from '../../session/PairNames.tsx';
import { withoutContract } from '../../session/withoutContract.ts';
import { Bar } from '../drawings/Bar.tsx';
import { figureScale, plottedFigure } from '../drawings/scale.ts';
import type { ScorecardBoard } from './scorecard.ts';
import { BoardButton } from '../../session/BoardButton.tsx';
import classes from './Scorecard.module.css';
import { FittedNames } from '../../session/fitted/FittedNames.tsx';

type Unit = FieldStandingsView['unit'];

/** What fills half the bar: at matchpoints a whole top, at IMPs a slam swing. */
const FULL_BAR: Record<Unit, number> = { matchpoints: 50, imps: 12 };
const BAR_WIDTH = 56;

/** One board of the scorecard. */
export const ScorecardRow = memo(function ScorecardRow(props: {
  readonly played: ScorecardBoard;
  readonly unit: Unit;
  readonly directions: boolean;
  readonly chosen: boolean;
  readonly onChoose: (board: number) => void;
}) {
  const words = useWords(rankingWords);
  const language = useLanguage();
  const { played, unit, chosen } = props;
  const { board, result, partner, opponents, points, percentage } = played;
  const { score } = result;
  const explainable = (figure: string) => (
    <ExplainableFigure onExplain={() => props.onChoose(board)}>{figure}</ExplainableFigure>
  );
  const drawn = unit === 'imps' ? points : percentage;
  return (
    <tr aria-current={chosen || undefined}>
      <th scope="row" className={classes['number']}>
        <BoardButton board={board} label={words.board(board)} chosen={chosen} onChoose={props.onChoose} />
      </th>
      <td className={classes['round']}>{result.round}</td>
      {props.directions && <td>{words.lineShort[played.side]}</td>}
      {partner && (
        <>
          <td className={classes['opponents']}>{partner.label}</td>
          <td className={classes['names']}>
            {partner.name !== '' && <FittedNames names={[partner.name]} lines={1} />}
          </td>
        </>
      )}
      <td className={classes['opponents']}>{opponents.label}</td>
      <td className={classes['names']}>
        <PairNames entry={opponents} lines={2} />
      </td>
      <OutcomeCells played={played} />
      <td className={classes['score']}>{score !== null && score >= 0 && formatWhole(score)}</td>
      <td className={classes['score']}>{score !== null && score < 0 && formatWhole(-score)}</td>
      <td className={classes['points']}>
        {points && explainable((unit === 'imps' ? formatSignedShort : formatShort)(points, 2, language))}
      </td>
      {unit !== 'imps' && (
        <td className={classes['percentage']}>
          {percentage && explainable(formatPercentFigure(percentage, 1, language))}
        </td>
      )}
      <td className={classes['bar']}>
        {drawn && (
          <Bar
            figure={plottedFigure(drawn, unit)}
            middle={figureScale(unit).middle}
            scale={FULL_BAR[unit]}
            width={BAR_WIDTH}
          />
        )}
      </td>
    </tr>
  );
});

/** Contract, declarer and result; or what is recorded in place of a contract. */
function OutcomeCells({ played: { result } }: { readonly played: ScorecardBoard }) {
  const language = useLanguage();
  const { outcome } = result;
  if (outcome.kind !== 'played') {
    return (
      <td colSpan={3} className="quiet">
        {withoutContract(outcome, language)}
      </td>
    );
  }
  return (
    <>
      <td>
        <ContractText {...outcome.contract} />
      </td>
      <td>{seatLetter(outcome.declarer, language)}</td>
      <td>{tricksText(outcome.contract, outcome.tricks)}</td>
    </>
  );
}
