import { useState } from 'react';
import { rulingWords } from '../../../../src/language/screens/ruling.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { RadioRow } from '../../../shared/controls/RadioRow.tsx';
import { dueBoards } from '../../../../src/session/due.ts';
import { useWords } from '../../../shared/language.tsx';
import type { Outbox } from '../typing/outbox.ts';
import type { PageLine } from '../sheet/lines.ts';
import { boardOf, isImpScored, resultOnLine, type Sheet } from '../sheet/sheet.ts';
import classes from './Ruling.module.css';
import { RulingChanges } from './RulingChanges.tsx';
import { RulingFields } from './RulingFields.tsx';
import { newRuling, readRuling, RULING_KINDS, type TypedRuling } from './typedRuling.ts';
import { rulingSubmission, useRuling, useRulingPreview, type RulingFailure } from './useRuling.ts';

const LONGEST_NOTE = 1000;

/**
 * The form for a ruling on a line: its kind, its fields, the note, and a preview of what it changes. Enter records the
 * ruling, Escape closes the form.
 */
export function RulingPanel(props: {
  readonly session: number;
  readonly sheet: Sheet;
  readonly line: PageLine;
  readonly outbox: Outbox;
  /** Called with a message of what was done, or with null where nothing was. */
  readonly onDone: (message: string | null) => void;
}) {
  const { session, sheet, line, outbox } = props;
  const words = useWords(rulingWords);
  const { caps } = useWords(shellWords);
  const result = resultOnLine(sheet, line);
  const board = boardOf(sheet, line);
  const [typed, setTyped] = useState<TypedRuling>(() => newRuling(result));
  const [failure, setFailure] = useState<RulingFailure | null>(null);
  const read = readRuling(typed, result, { manner: sheet.manner, board, noResult: words.noResult });
  const ruling = read.kind === 'ready' ? rulingSubmission(line, result, read, typed.note) : null;
  const isEverywhere = typed.kind === 'everywhere';
  const preview = useRulingPreview(session, sheet.standings.change, isEverywhere ? null : ruling);
  const { rule, cancel } = useRuling(session);
  const table = `${line.letter ?? ''}${line.slot.table}`;

  const apply = async () => {
    if (!ruling) return;
    const failed = await (isEverywhere ? cancel(board, typed.note) : rule(ruling));
    setFailure(failed);
    if (failed) return;
    outbox.drafts.drop(line.key);
    props.onDone(isEverywhere ? words.cancelled(board) : words.ruled(board, table));
  };
  return (
    <PanelForm className={classes['form']} label={words.title} onSubmit={apply} onLeave={() => props.onDone(null)}>
      <header>
        <h2>{words.title}</h2>
        <p>{words.of(board, table)}</p>
      </header>
      <RadioRow
        name="kind"
        label={words.kindLabel}
        className={classes['kinds']}
        choices={RULING_KINDS}
        words={words.kind}
        chosen={typed.kind}
        onChoose={(kind) => setTyped({ ...typed, kind })}
      />
      <RulingFields typed={typed} tables={tablesOf(sheet, board)} onType={setTyped} />
      <label className={classes['field']}>
        <span>{words.note}</span>
        <input
          maxLength={LONGEST_NOTE}
          value={typed.note}
          onChange={(event) => setTyped({ ...typed, note: event.target.value })}
        />
      </label>
      <p className={classes['hint']} role="status">
        {read.kind === 'waiting' ? read.sentence : words.law[typed.kind]}
      </p>
      {preview && <RulingChanges preview={preview} slot={line.slot} imps={isImpScored(sheet)} />}
      {failure && <p role="alert">{failureText(failure, words)}</p>}
      <div className={classes['buttons']}>
        <Button primary submits shortcut={caps.enter} disabled={ruling === null}>
          {words.apply}
        </Button>
        <KeyAction keys={[caps.escape]} onPress={() => props.onDone(null)}>
          {words.leave}
        </KeyAction>
      </div>
    </PanelForm>
  );
}

/** How many tables of the session play a board. */
function tablesOf({ sections }: Sheet, board: number): number {
  return sections.flatMap(({ cells }) => cells).filter((cell) => dueBoards(cell).includes(board)).length;
}

function failureText(failure: RulingFailure, words: (typeof rulingWords)['en']): string {
  if (failure.kind === 'unreachable') return words.failed;
  return failure.code === 'versionConflict' ? words.changedMeanwhile : words.refused(failure.code);
}
