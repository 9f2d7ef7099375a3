/** Travellers for the pure parts of Entry, from sessions built as the application builds them. */
import type { ResultView } from '../../../../main/club/model/result.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { standingsOf } from '../../../../main/club/standings/standings.ts';
import { newDraft } from '../../../../renderer/director/entry/typing/actions.ts';
import type { Outbox, LineSubmission } from '../../../../renderer/director/entry/typing/outbox.ts';
import { createDraftStore, type Draft } from '../../../../renderer/director/entry/typing/drafts.ts';
import { pageLines, type PageLine } from '../../../../renderer/director/entry/sheet/lines.ts';
import { resultsBySlot } from '../../../../renderer/director/session/results.ts';
import type { ShorthandManner, Sheet } from '../../../../renderer/director/entry/sheet/sheet.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { outcomeScore } from '../../../../src/bridge/score/score.ts';
import { parseShorthand } from '../../../../src/bridge/shorthand/shorthand.ts';

export const ENGLISH: ShorthandManner = { language: 'en', withoutLastNought: false };
export const FRENCH: ShorthandManner = { language: 'fr', withoutLastNought: false };

export function sheetOf(session: SessionView, board: number, manner = ENGLISH): Sheet {
  return {
    page: { kind: 'board', board },
    lines: pageLines(session.sections, { kind: 'board', board }),
    ranks: session.ranks,
    sections: session.sections,
    results: resultsBySlot(session.results),
    standings: standingsOf(session),
    manner,
    scoring: session.scoring,
  };
}

/** The session with the nth line of a traveller left by a pair that withdrew. */
export function leftAt(session: SessionView, board: number, place: number): SessionView {
  const slot = lineAt(sheetOf(session, board), place).slot;
  const sections = session.sections.map((section) => ({
    ...section,
    cells: section.cells.map((cell) =>
      section.id === slot.section && cell.round === slot.round && cell.table === slot.table
        ? { ...cell, left: [board] }
        : cell,
    ),
  }));
  return { ...session, sections };
}

/** The nth line of a traveller, from 0. */
export function lineAt(sheet: Sheet, place: number): PageLine {
  const line = sheet.lines[place];
  if (!line) throw new Error(`the traveller has no line ${place}`);
  return line;
}

/** What a line of shorthand means on a board. */
export function outcomeOf(text: string, board: number): Outcome {
  const parsed = parseShorthand(text, { ...ENGLISH, board });
  if (parsed.kind !== 'result') throw new Error(`${text} is no result on board ${board}`);
  return parsed.outcome;
}

/** A result typed in English on a line, played as the schedule expects unless told otherwise. */
export function typedOn(line: PageLine, text: string, changes: Partial<ResultView> = {}): ResultView {
  const board = line.slot.slotBoard;
  const outcome = outcomeOf(text, board);
  return {
    ...line.slot,
    version: 1,
    board,
    ns: line.ns.id,
    ew: line.ew.id,
    outcome,
    typed: text,
    score: outcomeScore(outcome, board),
    at: '2026-11-24T21:00:00.000Z',
    ...changes,
  };
}

/** A traveller on which the first lines are typed as given. */
export function typedSheet(session: SessionView, board: number, texts: readonly string[], manner = ENGLISH): Sheet {
  const { lines } = sheetOf(session, board);
  const results = texts.map((text, place) => typedOn(lines[place] as PageLine, text));
  return sheetOf({ ...session, results }, board, manner);
}

/** A draft of a line that holds a text. */
export function draftOf(line: PageLine, text: string, changes: Partial<Draft> = {}): Draft {
  return { ...newDraft(line.slot, undefined, text), ...changes };
}

/** An outbox that only collects what is submitted. */
export function quietOutbox(): Outbox & { readonly submitted: LineSubmission[] } {
  const submitted: LineSubmission[] = [];
  return {
    drafts: createDraftStore(),
    submitted,
    submit: (one) => void submitted.push(one),
    batch: () => () => undefined,
  };
}
