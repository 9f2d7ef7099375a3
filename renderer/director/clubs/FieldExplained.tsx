import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  FieldPairBoardView,
  FieldRowView,
  SimultaneousView,
} from '../../../main/club/model/simultaneous/field.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { explainWords } from '../../../src/language/screens/explain.ts';
import { formatPercentFigure, formatShort, formatSigned, formatSignedShort } from '../../../src/language/numbers.ts';
import { fieldPairLabel } from '../../../src/language/ranking/simultaneous.ts';
import { formatPlace } from '../../../src/language/ranking/place.ts';
import { simultaneousWords } from '../../../src/language/screens/events/simultaneous.ts';
import { METHODS } from '../../../src/scoring/method.ts';
import { readExact } from '../../../src/scoring/numbers/exact.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { queryKeys } from '../api/queryKeys.ts';
import { simultaneousApi } from '../api/simultaneous.ts';
import explain from '../session/explain/Explain.module.css';
import classes from './Clubs.module.css';
import { BoardOfField } from './BoardOfField.tsx';

/** Where the figure of a pair comes from: its boards in the whole field, and one of them with all its scores. */
export function FieldExplained(props: {
  readonly session: SessionView;
  readonly field: SimultaneousView;
  readonly row: FieldRowView;
  readonly onClose: () => void;
}) {
  const { session, field, row } = props;
  const words = useWords(simultaneousWords);
  const { close, failed } = useWords(explainWords);
  const language = useLanguage();
  const [board, showBoard] = useState<number | null>(null);
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.simultaneous(session.id, session.change), 'pair', row.club, row.entry, field.lines],
    queryFn: () => simultaneousApi.pair(session.id, row.club, row.entry, field.lines),
  });
  const club = field.clubs[row.club]?.name || words.own;
  const { scoring } = session;
  const isImps = METHODS[scoring.method].unit === 'imps';
  const worth = ({ points, percentage }: FieldPairBoardView) => {
    const [won, share] = [points, percentage].map((text) => (text === null ? null : readExact(text)));
    if (!won) return '';
    if (isImps) return formatSignedShort(won, scoring.regulation.shown.points, language);
    return share
      ? formatPercentFigure(share, 1, language)
      : formatShort(won, scoring.regulation.shown.points, language);
  };
  return (
    <section aria-live="polite">
      <div className={explain['head']}>
        <h2>{words.ofClub(club, fieldPairLabel(row, language))}</h2>
        <button type="button" className={explain['close']} onClick={props.onClose}>
          {close}
        </button>
      </div>
      {row.players.length > 0 && <p>{row.players.join(' / ')}</p>}
      {isError && <p role="alert">{failed}</p>}
      {data && (
        <>
          {data.row.place !== null && <p>{words.placeOf(formatPlace(data.row.place, data.row.tied), data.of)}</p>}
          <table className={classes['boards']} aria-label={words.boards}>
            <thead>
              <tr>
                <th>{words.aBoard}</th>
                <th>{words.score}</th>
                <th>{words.compared}</th>
                <th>{isImps ? words.imps : words.percentage}</th>
              </tr>
            </thead>
            <tbody>
              {data.boards.map((one) => (
                <tr key={`${one.board} ${one.side}`} aria-current={one.board === board || undefined}>
                  <th scope="row">
                    <button
                      type="button"
                      className={classes['act']}
                      aria-expanded={one.board === board}
                      aria-label={words.board(one.board)}
                      onClick={() => showBoard(one.board === board ? null : one.board)}
                    >
                      {one.board}
                    </button>
                  </th>
                  <td>{one.score === null ? '' : formatSigned(one.score)}</td>
                  <td>{one.results}</td>
                  <td>{worth(one)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {board !== null && (
            <BoardOfField
              session={session}
              board={board}
              score={data.boards.find((one) => one.board === board)?.score ?? null}
            />
          )}
        </>
      )}
    </section>
  );
}
