import { useQuery } from '@tanstack/react-query';
import type { FrequencyView } from '../../../main/club/model/board.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { explainWords } from '../../../src/language/screens/explain.ts';
import { formatShort, formatSigned, formatSignedShort } from '../../../src/language/numbers.ts';
import { simultaneousWords } from '../../../src/language/screens/events/simultaneous.ts';
import { METHODS } from '../../../src/scoring/method.ts';
import { readExact } from '../../../src/scoring/numbers/exact.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { queryKeys } from '../api/queryKeys.ts';
import { simultaneousApi } from '../api/simultaneous.ts';
import classes from './Clubs.module.css';

/** Every score of a board over all clubs: how often it was made, and what it is worth to each side. */
export function BoardOfField(props: {
  readonly session: SessionView;
  readonly board: number;
  /** The score that is marked, from North-South. */
  readonly score: number | null;
}) {
  const { session, board, score } = props;
  const words = useWords(simultaneousWords);
  const { failed } = useWords(explainWords);
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.simultaneous(session.id, session.change), 'board', board],
    queryFn: () => simultaneousApi.board(session.id, board),
  });
  const isImps = METHODS[session.scoring.method].unit === 'imps';
  return (
    <section aria-label={words.board(board)}>
      <h3>{words.board(board)}</h3>
      {isError && <p role="alert">{failed}</p>}
      {data && (
        <>
          <p className={classes['note']}>
            {words.boardOf(data.actual, data.clubs)}
            {!isImps && data.top > 0 && `, ${words.top(data.top)}`}
          </p>
          {data.frequencies.length > 0 && <Scores session={session} rows={data.frequencies} marked={score} />}
          {data.subfields.map(({ form, side, frequencies }) => (
            <div key={`${form} ${side}`}>
              <p className={classes['note']}>
                {[form !== null && words.form(form), side !== null && words.line[side]].filter(Boolean).join(', ')}
              </p>
              <Scores session={session} rows={frequencies} marked={score} />
            </div>
          ))}
        </>
      )}
    </section>
  );
}

function Scores(props: {
  readonly session: SessionView;
  readonly rows: readonly FrequencyView[];
  readonly marked: number | null;
}) {
  const words = useWords(simultaneousWords);
  const language = useLanguage();
  const { method, regulation } = props.session.scoring;
  const write = METHODS[method].unit === 'imps' ? formatSignedShort : formatShort;
  const points = (text: string) => {
    const figure = readExact(text);
    return figure ? write(figure, regulation.shown.points, language) : '';
  };
  return (
    <table className={classes['boards']} aria-label={words.often}>
      <thead>
        <tr>
          <th>{words.score}</th>
          <th>{words.often}</th>
          <th>{words.side.NS}</th>
          <th>{words.side.EW}</th>
        </tr>
      </thead>
      <tbody>
        {props.rows.map(({ score, times, nsPoints, ewPoints }) => (
          <tr key={score} aria-current={score === props.marked || undefined}>
            <th scope="row">{formatSigned(score)}</th>
            <td>{times}</td>
            <td>{points(nsPoints)}</td>
            <td>{points(ewPoints)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
