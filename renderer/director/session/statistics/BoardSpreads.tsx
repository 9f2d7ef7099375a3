import { memo, useEffect } from 'react';
import { formatSigned } from '../../../../src/language/numbers.ts';
import { statisticsWords } from '../../../../src/language/screens/statistics.ts';
import type { BoardStatistics } from '../../../../src/statistics/board-statistics.ts';
import { CONTRACT_KINDS } from '../../../../src/statistics/contract-kind.ts';
import { useWords } from '../../../shared/language.tsx';
import { focusFirstRow } from '../focus.ts';
import { SpreadAxis, SpreadDrawing } from './SpreadDrawing.tsx';
import { scoreScale, type ScoreScale } from './spreadScale.ts';
import { BoardButton } from '../BoardButton.tsx';
import classes from './Statistics.module.css';
import { useStatistics } from './useStatistics.ts';

interface BoardChoice {
  readonly chosen: number | null;
  readonly onChoose: (board: number) => void;
}

/** The boards of a field, a row each: the spread of its scores, and its counts. */
export function BoardSpreads(
  props: BoardChoice & {
    readonly session: number;
    readonly change: number;
    /** The sections of the field. */
    readonly sections: readonly number[];
  },
) {
  const { data } = useStatistics(props.session, props.change);
  const field = data?.fields.find(({ sections }) => sections[0] === props.sections[0]);
  return field && <Spreads boards={field.boards} chosen={props.chosen} onChoose={props.onChoose} />;
}

function Spreads({ boards, chosen, onChoose }: BoardChoice & { readonly boards: readonly BoardStatistics[] }) {
  const words = useWords(statisticsWords);
  useEffect(focusFirstRow, []);
  const scale = scoreScale(boards);
  const current = chosen ?? boards[0]?.board;
  return (
    <table className={classes['spreads']} aria-label={words.boards} title={words.reading}>
      <colgroup>
        <col className={classes['numberColumn']} />
        <col />
        <col className={classes['wideColumn']} />
        <col className={classes['wideColumn']} />
        <col className={classes['wideColumn']} />
        <col className={classes['kindColumn']} span={6} style={{ width: 52 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{words.boardHead}</th>
          <th scope="col" className={classes['picture']}>
            <span className="visually-hidden">{words.spreadHead}</span>
            <SpreadAxis scale={scale} />
          </th>
          <th scope="col">{words.median}</th>
          <th scope="col" title={words.different}>
            {words.scores}
          </th>
          <th scope="col" title={words.different}>
            {words.contracts}
          </th>
          {CONTRACT_KINDS.map((kind) => (
            <th key={kind} scope="col" className={classes['kind']}>
              {words.kindShort[kind]}
            </th>
          ))}
          <th scope="col" className={classes['kind']}>
            {words.doubledShort}
          </th>
          <th scope="col" className={classes['kind']}>
            {words.passedShort}
          </th>
        </tr>
      </thead>
      <tbody>
        {boards.map((field) => (
          <Row key={field.board} field={field} scale={scale} chosen={field.board === current} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  );
}

const Row = memo(function Row(props: {
  readonly field: BoardStatistics;
  readonly scale: ScoreScale;
  readonly chosen: boolean;
  readonly onChoose: (board: number) => void;
}) {
  const words = useWords(statisticsWords);
  const { field, chosen } = props;
  const { board, spread, kinds } = field;
  return (
    <tr aria-current={chosen || undefined}>
      <th scope="row">
        <BoardButton board={board} label={words.board(board)} chosen={chosen} onChoose={props.onChoose} />
      </th>
      <td className={classes['picture']}>
        {spread ? <SpreadDrawing field={field} spread={spread} scale={props.scale} /> : words.noScores}
      </td>
      <td>{spread && formatSigned(spread.median)}</td>
      <td>{field.scores.length}</td>
      <td>{field.contracts}</td>
      {CONTRACT_KINDS.map((kind) => (
        <CountCell key={kind} count={kinds[kind]} />
      ))}
      <CountCell count={field.doubled} />
      <CountCell count={field.passedOut} />
    </tr>
  );
});

/** A count. A zero is left out, so that the others stand out. */
function CountCell({ count }: { readonly count: number }) {
  return <td className={`${classes['kind']} ${classes['quietCount']}`}>{count > 0 && count}</td>;
}
