import { useState } from 'react';
import type { ResultInput } from '../../../../main/club/results/input.ts';
import { capitalize } from '../../../../src/language/sentences.ts';
import { rulingWords, type RulingWords } from '../../../../src/language/screens/ruling.ts';
import { formatList } from '../../../../src/language/sentences.ts';
import { FormFoot } from '../../../shared/controls/FormFoot.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { RadioRow } from '../../../shared/controls/RadioRow.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { dueBoards } from '../../../../src/session/due.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import type { Outbox } from '../typing/outbox.ts';
import type { PageLine } from '../sheet/lines.ts';
import { boardOnCase } from '../../session/boardOnCase.ts';
import { boardOf, isImpScored, resultOnLine, type Sheet } from '../sheet/sheet.ts';
import classes from './Ruling.module.css';
import { linesToRule, readRuledTables, ruledTables, tablesText } from './ruledLines.ts';
import { RuledTables } from './RuledTables.tsx';
import { RulingChanges } from './RulingChanges.tsx';
import { RulingFields } from './RulingFields.tsx';
import { newRuling, readRuling, RULING_KINDS, type TypedRuling } from './typedRuling.ts';
import { rulingSubmission, useRuling, useRulingPreview, type RulingFailure } from './useRuling.ts';

const LONGEST_NOTE = 1000;

/**
 * The form for a ruling on a line, or on several of its board: its kind, its fields, the note, the tables, and a
 * preview of what it changes. Enter records the ruling, Escape closes the form.
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
  const language = useLanguage();
  const result = resultOnLine(sheet, line);
  const board = boardOf(sheet, line);
  const shown = boardOnCase(sheet.sections, board);
  const [typed, setTyped] = useState<TypedRuling>(() => newRuling(result));
  const [failure, setFailure] = useState<RulingFailure | null>(null);
  const tables = useRuledTables(sheet, line);
  const { chosen, unknown } = tables.typed;
  const { sentence, ruling } = readLines(typed, sheet, unknown === null ? chosen : [], tables.lines, words);
  const isEverywhere = typed.kind === 'everywhere';
  const preview = useRulingPreview(session, sheet.standings.change, isEverywhere ? null : ruling);
  const { rule, cancel } = useRuling(session);
  const named = tablesText(ruledTables(tables.lines), isEverywhere || chosen.length === 0 ? [line] : chosen);

  const apply = async () => {
    if (!ruling) return;
    const failed = await (isEverywhere ? cancel(board, typed.note) : rule(ruling));
    setFailure(failed);
    if (failed) return;
    for (const { key } of isEverywhere ? [line] : chosen) outbox.drafts.drop(key);
    props.onDone(
      isEverywhere ? words.cancelled(shown) : words.ruled(shown, formatList(named.split(' '), language), chosen.length),
    );
  };
  return (
    <PanelForm className={classes['form']} label={words.title} onSubmit={apply} onLeave={() => props.onDone(null)}>
      <header>
        <h2>{words.title}</h2>
        <p>{words.of(shown, named, isEverywhere ? 1 : chosen.length)}</p>
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
        <TextField
          low
          maxLength={LONGEST_NOTE}
          value={typed.note}
          onChange={(event) => setTyped({ ...typed, note: event.target.value })}
        />
      </label>
      {!isEverywhere && tables.lines.length > 1 && <RuledTables {...tables} />}
      <p className={classes['hint']} role="status">
        {ruling === null ? sentence && capitalize(sentence) : words.law[typed.kind]}
      </p>
      {preview && ruling && <RulingChanges preview={preview} slot={ruling[0] ?? line.slot} imps={isImpScored(sheet)} />}
      <FormFoot
        problem={failure && failureText(failure, words)}
        submit={words.apply}
        leave={words.leave}
        onLeave={() => props.onDone(null)}
        disabled={ruling === null}
      />
    </PanelForm>
  );
}

/** The tables of a ruling as they are typed. It begins with that of the line. */
function useRuledTables(sheet: Sheet, line: PageLine) {
  const [lines] = useState(() => linesToRule(sheet, line));
  const [text, onType] = useState(() => ruledTables(lines).get(line.key) ?? '');
  return { lines, text, onType, typed: readRuledTables(text, lines, line.letter) };
}

/** What is ruled on each chosen line of the board; null while something is missing, which the sentence says. */
function readLines(
  typed: TypedRuling,
  sheet: Sheet,
  chosen: readonly PageLine[],
  lines: readonly PageLine[],
  words: RulingWords,
): { readonly ruling: readonly ResultInput[] | null; readonly sentence: string | null } {
  const ruling: ResultInput[] = [];
  for (const line of chosen) {
    const result = resultOnLine(sheet, line);
    const table = ruledTables(lines).get(line.key) ?? '';
    const noResult = chosen.length === 1 ? words.noResult : words.noResultAt(table);
    const read = readRuling(typed, result, { manner: sheet.manner, board: boardOf(sheet, line), noResult });
    if (read.kind === 'waiting') return { ruling: null, sentence: read.sentence };
    ruling.push(rulingSubmission(line, result, read, typed.note));
  }
  return { ruling: ruling.length === 0 ? null : ruling, sentence: null };
}

/** How many tables of the session play a board. */
function tablesOf({ sections }: Sheet, board: number): number {
  return sections.flatMap(({ cells }) => cells).filter((cell) => dueBoards(cell).includes(board)).length;
}

function failureText(failure: RulingFailure, words: RulingWords): string {
  if (failure.kind === 'unreachable') return words.failed;
  return failure.code === 'versionConflict' ? words.changedMeanwhile : words.refused(failure.code);
}
