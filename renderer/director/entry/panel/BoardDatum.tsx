import { useState, type KeyboardEvent } from 'react';
import type { DatumView } from '../../../../main/club/model/scoring.ts';
import { formatSigned, MINUS } from '../../../../src/language/numbers.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { entryPanelWords } from '../../../../src/language/screens/entry/panel.ts';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { SuitText } from '../../../shared/bridge/SuitText.tsx';
import { useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import classes from './Panel.module.css';

/** The fixed datum of a board, which its results are compared with. It is saved when the field loses the focus. */
export function BoardDatum(props: {
  readonly session: number;
  readonly board: number;
  readonly datums: readonly DatumView[];
}) {
  const { session, board } = props;
  const words = useWords(entryPanelWords).datum;
  const shell = useWords(shellWords);
  /** Null while nothing has been typed. */
  const [typed, setTyped] = useState<string | null>(null);
  /** The score that was shown when typing began. */
  const [before, setBefore] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = props.datums.find((datum) => datum.board === board)?.score ?? null;
  const shown = current === null ? '' : formatSigned(current);
  const isWrong = typed !== null && readDatum(typed) === undefined;
  const save = async () => {
    const score = typed === null ? current : readDatum(typed);
    if (score === undefined) return;
    if (score !== current) {
      const answer = await api.changeDatum(session, board, score, before).catch(() => null);
      const code = answer === null ? 'failed' : isProblemAnswer(answer) ? answer.code : null;
      const isMoved = code === 'changedMeanwhile';
      setProblem(code && (isMoved ? shell.changedMeanwhile : words.failed));
      if (isMoved) setBefore(current);
      if (code !== null) return;
    }
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') void save();
    else setTyped(null);
  };
  return (
    <section className={classes['block']} aria-label={words.title(board)}>
      <header className={classes['datum']}>
        <h2>{words.title(board)}</h2>
        <TextField
          low
          type="text"
          aria-label={words.label(board)}
          aria-invalid={isWrong || undefined}
          autoComplete="off"
          value={typed ?? shown}
          onChange={(event) => {
            if (typed === null) setBefore(current);
            setTyped(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => void save()}
        />
      </header>
      {problem !== null ? (
        <p role="alert">{problem}</p>
      ) : (
        <p className="quiet">
          <SuitText>{isWrong ? words.wrong : words.help}</SuitText>
        </p>
      )}
    </section>
  );
}

const MOST = 7600;

/** Reads a score from North-South, 330 or -50. Null for an empty text, undefined where it is not a score. */
export function readDatum(text: string): number | null | undefined {
  const trimmed = text.replace(/\s/g, '').replace(MINUS, '-');
  if (trimmed === '') return null;
  const score = /^[+-]?\d{1,4}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return Math.abs(score) <= MOST ? score + 0 : undefined;
}
