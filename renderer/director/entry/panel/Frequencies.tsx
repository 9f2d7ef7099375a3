import { entryPanelWords } from '../../../../src/language/screens/entry/panel.ts';
import { useAfterPaint } from '../../../shared/afterPaint.ts';
import { useWords } from '../../../shared/language.tsx';
import type { LineFigure } from '../../session/explain/useExplained.ts';
import type { PageLine } from '../sheet/lines.ts';
import {
  comparedScores,
  isImpScored,
  letterComparedAlone,
  pointDecimals,
  resultOnLine,
  type Sheet,
} from '../sheet/sheet.ts';
import type { Outbox } from '../typing/outbox.ts';
import { actualPlay, readLine } from '../typing/reading.ts';
import { useDraft } from '../typing/useDraft.ts';
import { FieldFrequencies } from './FieldFrequencies.tsx';
import { FrequencyTable } from './FrequencyTable.tsx';
import classes from './Panel.module.css';

/** The scores of the current board with what each is worth. A hollow tick stands for the line being typed. */
export function Frequencies(props: {
  readonly sheet: Sheet;
  readonly line: PageLine;
  readonly outbox: Outbox;
  readonly onExplain: (figure: LineFigure) => void;
}) {
  const { sheet, line, outbox } = props;
  const words = useWords(entryPanelWords);
  // The typed key is drawn first, and the table a paint later.
  const draft = useAfterPaint(useDraft(outbox.drafts, line.key));
  const result = resultOnLine(sheet, line);
  const reading = readLine(line, result, draft, sheet.manner);
  const { board } = actualPlay(line, result, draft);
  const scores = comparedScores(sheet, line, board);
  const isNew = reading.kind === 'ready' && (reading.score !== result?.score || board !== result.board);
  const pending = isNew ? reading.score : null;
  const results = scores?.actual ?? 0;
  const letter = letterComparedAlone(sheet, line);
  const table = {
    places: pointDecimals(scores),
    imps: isImpScored(sheet),
    sheet,
    line,
    board,
    onExplain: props.onExplain,
  };
  return (
    <section className={classes['block']}>
      <header>
        <h2>{words.frequencies}</h2>
        <p>
          {letter === null ? words.frequenciesOf(board, results) : words.frequenciesOfSection(letter, board, results)}
        </p>
      </header>
      {scores?.subfields ? (
        <FieldFrequencies
          fields={scores.subfields}
          renderTable={(frequencies, name) => (
            <FrequencyTable {...table} frequencies={frequencies} pending={null} name={name} />
          )}
        />
      ) : results === 0 && pending === null ? (
        <p className="quiet">{words.noResults}</p>
      ) : (
        <FrequencyTable {...table} frequencies={scores?.frequencies} pending={pending} name={words.frequencies} />
      )}
    </section>
  );
}
