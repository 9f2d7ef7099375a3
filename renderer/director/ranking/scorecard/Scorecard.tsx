import { memo } from 'react';
import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { formatTricks } from '../../../../src/bridge/notation/tricks.ts';
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

type Unit = FieldStandingsView['unit'];

/** A whole top to either side of the average; a slam swing at IMPs. */
const FULL_BAR: Record<Unit, number> = { matchpoints: 50, imps: 12 };
const BAR = 56;

/** The boards of a pair, a row each: against whom, what happened, what it was worth. */
export function Scorecard(props: {
  readonly winners: 1 | 2;
  readonly unit: Unit;
  readonly card: readonly ScorecardBoard[];
  readonly chosen: number | null;
  readonly onChoose: (board: number) => void;
}) {
  const words = useWords(rankingWords);
  const { winners, unit, card, chosen } = props;
  const directions = winners === 1;
  return (
    <table className={classes['card']} aria-label={words.scorecard}>
      <colgroup>
        <col className={classes['numberColumn']} />
        <col className={classes['roundColumn']} />
        {directions && <col className={classes['directionColumn']} />}
        <col className={classes['pairColumn']} />
        <col />
        <col className={classes['contractColumn']} />
        <col className={classes['byColumn']} />
        <col className={classes['tricksColumn']} />
        <col className={classes['scoreColumn']} />
        <col className={classes['scoreColumn']} />
        <col className={classes['pointsColumn']} />
        {unit !== 'imps' && <col className={classes['percentageColumn']} />}
        <col className={classes['barColumn']} />
      </colgroup>
      <Head directions={directions} unit={unit} />
      <tbody>
        {card.map((played) => (
          <Row
            key={played.board}
            played={played}
            unit={unit}
            directions={directions}
            chosen={played.board === chosen}
            onChoose={props.onChoose}
          />
        ))}
      </tbody>
    </table>
  );
}

function Head({ directions, unit }: { readonly directions: boolean; readonly unit: Unit }) {
  const words = useWords(rankingWords);
  return (
    <thead>
      <tr>
        <th scope="col" className={classes['number']}>
          {words.boardHead}
        </th>
        <th scope="col" className={classes['round']}>
          {words.round}
        </th>
        {directions && <th scope="col">{words.direction}</th>}
        <th scope="col" colSpan={2} className={classes['against']}>
          {words.againstHead}
        </th>
        <th scope="col">{words.contract}</th>
        <th scope="col">{words.by}</th>
        <th scope="col">{words.resultShort}</th>
        <th scope="col" className={classes['score']}>
          {words.lineShort.NS}
        </th>
        <th scope="col" className={classes['score']}>
          {words.lineShort.EW}
        </th>
        <th scope="col" className={classes['points']}>
          {words.pointsShort[unit]}
        </th>
        {unit !== 'imps' && (
          <th scope="col" className={classes['percentage']}>
            %
          </th>
        )}
        <th scope="col" className={classes['bar']} aria-label={words.average}>
          {words.half[unit]}
        </th>
      </tr>
    </thead>
  );
}

const Row = memo(function Row(props: {
  readonly played: ScorecardBoard;
  readonly unit: Unit;
  readonly directions: boolean;
  readonly chosen: boolean;
  readonly onChoose: (board: number) => void;
}) {
  const words = useWords(rankingWords);
  const language = useLanguage();
  const { played, unit, chosen } = props;
  const { board, result, opponents, points, percentage } = played;
  const { score } = result;
  const asked = (figure: string) => (
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
      <td className={classes['opponents']}>{opponents.label}</td>
      <td className={classes['names']}>
        <PairNames entry={opponents} space="narrow" />
      </td>
      <Happened played={played} />
      <td className={classes['score']}>{score !== null && score >= 0 && formatWhole(score)}</td>
      <td className={classes['score']}>{score !== null && score < 0 && formatWhole(-score)}</td>
      <td className={classes['points']}>
        {points && asked((unit === 'imps' ? formatSignedShort : formatShort)(points, 2, language))}
      </td>
      {unit !== 'imps' && (
        <td className={classes['percentage']}>{percentage && asked(formatPercentFigure(percentage, 1, language))}</td>
      )}
      <td className={classes['bar']}>
        {drawn && (
          <Bar
            figure={plottedFigure(drawn, unit)}
            middle={figureScale(unit).middle}
            scale={FULL_BAR[unit]}
            width={BAR}
          />
        )}
      </td>
    </tr>
  );
});

function Happened({ played: { result } }: { readonly played: ScorecardBoard }) {
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
      <td>{formatTricks(outcome.contract, outcome.tricks)}</td>
    </>
  );
}
