import { placeText } from '../../../../src/language/ranking/place.ts';
import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import { clauseName } from '../../../../src/language/derivation/clause.ts';
import { entryDerivationSentences } from '../../../../src/language/derivation/total.ts';
import { formatPercentFigure, formatShort, formatSignedShort } from '../../../../src/language/numbers.ts';
import { explainWords } from '../../../../src/language/screens/explain.ts';
import { divide, exact, multiply, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import type { ShownDecimals } from '../../../../src/scoring/regulation/regulation.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Explain.module.css';
import { ExplainableFigure } from './ExplainableFigure.tsx';
import type { EntryDerivation, Explained } from './useExplained.ts';

/** The explanation of a pair's total and place: sentences, and the sum of what every board gave. */
export function TotalExplained(props: {
  readonly explained: Explained<EntryDerivation>;
  readonly unit: FieldStandingsView['unit'];
  readonly decimals: ShownDecimals;
  readonly onBoard: (board: number) => void;
}) {
  const language = useLanguage();
  const words = useWords(explainWords);
  const { derivation, failed } = props.explained;
  if (failed) return <p role="alert">{words.failed}</p>;
  if (derivation === null) return null;
  const { total, standing } = derivation;
  const { place, tied } = standing;
  return (
    <>
      <div className={classes['head']}>
        <h2>{words.place(placeText({ place, tied }))}</h2>
        <span className={classes['note']}>{words.ofEntries(standing.ranked)}</span>
      </div>
      <div className={classes['steps']}>
        {entryDerivationSentences(total, standing, props.decimals, language).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <BoardSum derivation={derivation} unit={props.unit} shown={props.decimals} onBoard={props.onBoard} />
    </>
  );
}

/** Every board with its points, the sit-outs, bonuses and penalties, and their sum. */
function BoardSum(props: {
  readonly derivation: EntryDerivation;
  readonly unit: FieldStandingsView['unit'];
  readonly shown: ShownDecimals;
  readonly onBoard: (board: number) => void;
}) {
  const language = useLanguage();
  const words = useWords(explainWords);
  const { unit, shown } = props;
  const { total, standing } = props.derivation;
  const points = (value: Exact) => (unit === 'imps' ? formatSignedShort : formatShort)(value, shown.points, language);
  const top = (value: number) => (unit === 'imps' ? null : <td>{formatShort(exact(value), 0, language)}</td>);
  return (
    <table className={classes['sum']} aria-label={words.boards}>
      <thead>
        <tr>
          <th scope="col">{words.board}</th>
          <th scope="col">{words.points[unit]}</th>
          {unit === 'matchpoints' && <th scope="col">{words.top}</th>}
          {unit === 'matchpoints' && <th scope="col">{words.share}</th>}
        </tr>
      </thead>
      <tbody>
        {total.boards.map(({ board, side, points: won, top: most }) => (
          <tr key={`${board} ${side}`}>
            <th scope="row">
              <ExplainableFigure reachable label={words.boardOf(board)} onExplain={() => props.onBoard(board)}>
                {words.boardOf(board)}
              </ExplainableFigure>
            </th>
            <td>{points(won)}</td>
            {top(most)}
            {unit === 'matchpoints' && (
              <td>{most > 0 && formatPercentFigure(divide(won, exact(most)), 1, language)}</td>
            )}
          </tr>
        ))}
        {total.sitOuts.map(({ boards, each, top: most }) => (
          <tr key={`${boards} ${most}`}>
            <th scope="row">{`${boards} ${words.satOut}`}</th>
            <td>{points(multiply(each, exact(boards)))}</td>
            {top(most * boards)}
            {unit === 'matchpoints' && (
              <td>{most > 0 && formatPercentFigure(divide(each, exact(most)), 1, language)}</td>
            )}
          </tr>
        ))}
        {standing.penalties.map(({ penalty, change, clause }, index) => (
          <tr key={index}>
            <th scope="row">{words[penalty.kind]}</th>
            <td>{formatSignedShort(change, shown.points, language)}</td>
            {unit === 'matchpoints' && <td colSpan={2}>{clauseName(clause, language)}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.sum}</th>
          <td>{points(standing.total)}</td>
          {top(standing.available)}
          {unit === 'matchpoints' && (
            <td>
              {standing.basis === 'percentage' &&
                standing.figure &&
                formatPercentFigure(standing.figure, shown.percentages, language)}
            </td>
          )}
        </tr>
      </tfoot>
    </table>
  );
}
