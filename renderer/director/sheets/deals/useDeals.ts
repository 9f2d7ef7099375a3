import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SheetView } from '../../../../main/club/model/sheet.ts';
import { formatMinibridgeLine } from '../../../../src/bridge/sheet/minibridge-line.ts';
import { formatRubberLine } from '../../../../src/bridge/sheet/rubber-line.ts';
import type { Language } from '../../../../src/language.ts';
import { sheetWords } from '../../../../src/language/sheet/words.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import type { SheetGame } from './game.ts';
import { readSheetLine, type SheetReading } from './reading.ts';
import type { PendingLines } from './usePendingLines.ts';

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

/** The key of the line after the last; others have their ordinal, which stays when lines before them are taken away. */
const NEXT = 0;

/** What is typed on a line, and what stood there, and how many lines there were, when typing began. */
interface LineDraft {
  readonly text: string;
  /** Null once the director was told that this has changed: then what stands now counts. */
  readonly over: { readonly shorthand: string; readonly lines: number } | null;
}

/** @param view the sheet with the deals that are being written */
export function useDeals(view: SheetView, game: SheetGame, pending: Pick<PendingLines, 'add'>): DealsState {
  const language = useLanguage();
  const words = useWords(sheetWords);
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<ReadonlyMap<number, LineDraft>>(new Map());
  const [place, setPlace] = useState(NEXT);
  const [refusal, setRefusal] = useState<string | null>(null);
  const last = view.lines.length;
  const keyOf = (index: number) => view.lines[index]?.ordinal ?? NEXT;
  const found = view.lines.findIndex(({ ordinal }) => ordinal === place);
  const cursor = found < 0 ? last : found;
  const textOf = (index: number) => drafts.get(keyOf(index))?.text ?? keptText(game, index, language);
  const readingOf = (index: number) => {
    const draft = drafts.get(keyOf(index));
    if (draft === undefined && index < last) return null;
    return readSheetLine(game, index, draft?.text ?? '', language);
  };
  const forget = (index: number) => setDrafts((now) => new Map([...now].filter(([line]) => line !== index)));

  const refuse = async (key: number, text: string, answer: { readonly code: string } | null) => {
    setRefusal(answer === null ? words.failed : refusalSentence(answer, words));
    // What was typed stands on its line again, unless something else is typed there by now.
    setDrafts((now) => new Map(now).set(key, { text: now.get(key)?.text ?? text, over: null }));
    setPlace(key);
    await client.invalidateQueries({ queryKey: queryKeys.sheet(view.id) });
  };

  const write = async (index: number, reading: SheetReading) => {
    const key = keyOf(index);
    const { text = '', over = null } = drafts.get(key) ?? {};
    const at = reading.kind === 'ready' ? reading.index : index;
    const shorthand = reading.kind === 'ready' ? reading.shorthand : '';
    const line = view.lines[at];
    // A deal that is still being written can't be corrected yet.
    if (line && line.ordinal < 0) return;
    setRefusal(null);
    // The cursor goes on at once: what is typed now belongs to another line.
    forget(key);
    setPlace(keyOf(index + 1));
    const before = at === index && over ? over.shorthand : (line?.shorthand ?? '');
    const request = line
      ? api.correctSheetLine(view.id, { ordinal: line.ordinal, shorthand, before })
      : pending.add(shorthand, () => api.addSheetLine(view.id, { shorthand, lines: over?.lines ?? last }));
    const answer = await request.catch(() => null);
    if (answer === null || isProblemAnswer(answer)) return refuse(key, text, answer);
    client.setQueryData(queryKeys.sheet(view.id), answer);
  };

  return {
    cursor,
    moveTo(index) {
      setRefusal(null);
      setPlace(keyOf(Math.max(0, index)));
    },
    textOf,
    readingOf,
    type(index, text) {
      setRefusal(null);
      const key = keyOf(index);
      const over = { shorthand: view.lines[index]?.shorthand ?? '', lines: last };
      setDrafts((now) => new Map(now).set(key, { over, ...now.get(key), text }));
    },
    accept(index) {
      const reading = readingOf(index);
      if (reading === null) return setPlace(keyOf(index + 1));
      if (reading.kind === 'ready' || reading.kind === 'emptied') void write(index, reading);
    },
    reset() {
      setRefusal(null);
      const key = keyOf(cursor);
      const had = drafts.has(key);
      forget(key);
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
