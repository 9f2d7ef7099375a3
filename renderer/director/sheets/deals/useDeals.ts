import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SheetView } from '../../../../main/club/model/sheet.ts';
import { formatMinibridgeLine } from '../../../../src/bridge/sheet/minibridge-line.ts';
import { formatRubberLine } from '../../../../src/bridge/sheet/rubber-line.ts';
import type { Language } from '../../../../src/language.ts';
import { sheetWords } from '../../../../src/language/sheet/words.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { api, isProblemAnswer } from '../../api/client.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import type { SheetGame } from './game.ts';
import { readSheetLine, type SheetReading } from './reading.ts';

/** The deals of a sheet while they are typed. */
export interface DealsState {
  /** The deal with the cursor, from 0; the number of all deals for the next one. */
  readonly cursor: number;
  readonly moveTo: (index: number) => void;
  /** The text of a line: what is typed, otherwise the deal as it is kept. */
  readonly textOf: (index: number) => string;
  /** What the line says; null where nothing is typed on it. */
  readonly readingOf: (index: number) => SheetReading | null;
  readonly type: (index: number, text: string) => void;
  /** Enter: writes the line and goes on to the next. */
  readonly accept: (index: number) => void;
  /** Escape: restores the line. @returns whether there was anything to restore */
  readonly reset: () => boolean;
  /** What was refused last. */
  readonly refusal: string | null;
}

export function useDeals(view: SheetView, game: SheetGame): DealsState {
  const language = useLanguage();
  const words = useWords(sheetWords);
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(new Map());
  const [place, setPlace] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const last = view.lines.length;
  const cursor = place === null || place > last ? last : place;
  const textOf = (index: number) => drafts.get(index) ?? keptText(game, index, language);
  const readingOf = (index: number) => {
    const draft = drafts.get(index);
    if (draft === undefined && index < last) return null;
    return readSheetLine(game, index, draft ?? '', language);
  };
  const forget = (index: number) => setDrafts((now) => new Map([...now].filter(([line]) => line !== index)));

  const write = async (index: number, reading: SheetReading) => {
    const at = reading.kind === 'ready' ? reading.index : index;
    const shorthand = reading.kind === 'ready' ? reading.shorthand : '';
    const line = view.lines[at];
    setSending(true);
    const answer = await (
      line
        ? api.correctSheetLine(view.id, { ordinal: line.ordinal, shorthand, before: line.shorthand })
        : api.addSheetLine(view.id, { shorthand, lines: last })
    )
      .catch(() => null)
      .finally(() => setSending(false));
    if (answer === null) return setRefusal(words.failed);
    if (isProblemAnswer(answer)) {
      setRefusal(refusalSentence(answer, words));
      await client.invalidateQueries({ queryKey: queryKeys.sheet(view.id) });
      return;
    }
    setRefusal(null);
    forget(index);
    client.setQueryData(queryKeys.sheet(view.id), answer);
    setPlace(index + 1 >= answer.lines.length ? null : index + 1);
  };

  return {
    cursor,
    moveTo(index) {
      setRefusal(null);
      setPlace(index >= last ? null : Math.max(0, index));
    },
    textOf,
    readingOf,
    type(index, text) {
      setRefusal(null);
      setDrafts((now) => new Map(now).set(index, text));
    },
    accept(index) {
      if (sending) return;
      const reading = readingOf(index);
      if (reading === null) return setPlace(index + 1 >= last ? null : index + 1);
      if (reading.kind === 'ready' || reading.kind === 'emptied') void write(index, reading);
    },
    reset() {
      setRefusal(null);
      const had = drafts.has(cursor);
      forget(cursor);
      return had;
    },
    refusal,
  };
}

/** A deal as a director would type it; nothing for the next one. */
function keptText(game: SheetGame, index: number, language: Language): string {
  if (game.kind === 'rubber') {
    const deal = game.deals[index];
    return deal ? formatRubberLine(deal, language) : '';
  }
  const deal = game.deals[index];
  return deal ? formatMinibridgeLine(deal, language) : '';
}

function refusalSentence(problem: { readonly code: string }, words: (typeof sheetWords)['en']): string {
  const { problems } = words;
  if (problem.code === 'rubberOverBefore' && 'deal' in problem) return problems.rubberOverBefore(Number(problem.deal));
  const known: Readonly<Record<string, unknown>> = problems;
  const sentence = known[problem.code];
  return typeof sentence === 'string' ? sentence : words.failed;
}
