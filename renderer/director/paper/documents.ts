import type { PaperList } from '../../../main/app/director/paper.ts';
import type { Settings } from '../../../main/club/model/settings.ts';
import type { DocumentOption } from '../../../main/print/options.ts';
import type { DocumentName } from '../../../main/print/registry.ts';
import type { Language } from '../../../src/language.ts';
import { parseBoardList } from '../../../src/session/board-list.ts';

export const DOCUMENT_USES: readonly ListedDocument['use'][] = ['before', 'after'];

/** A document as the application lists it: its name and options. */
export type ListedDocument = PaperList['documents'][number];

/** Values of the options. Null and empty text are the default. */
export type OptionValues = Readonly<Record<DocumentOption, string | number | null>>;

/** The address of a document with the values of its options. */
export function documentPath(
  session: number,
  { name, options }: ListedDocument,
  chosen: OptionValues & { readonly language: Language; readonly paper: Settings['paper'] },
): string {
  const query = new URLSearchParams({ language: chosen.language, paper: chosen.paper });
  for (const option of options) {
    const value = chosen[option];
    if (value !== null && value !== '') query.set(option, String(value));
  }
  return `/api/sessions/${session}/print/${name}.pdf?${query}`;
}

/** The document named in the address of the screen; null where it names none. */
export function documentInAddress(search: string, documents: readonly ListedDocument[]): DocumentName | null {
  if (entryInAddress(search) !== null) return 'explanation';
  if (roundInAddress(search) !== null) return 'ranking';
  const named = new URLSearchParams(search).get('document');
  return documents.find(({ name }) => name === named)?.name ?? null;
}

/** The pair in the address of the screen, whose figures are to be explained. */
export function entryInAddress(search: string): number | null {
  const entry = new URLSearchParams(search).get('entry');
  return entry !== null && /^[1-9]\d{0,8}$/.test(entry) ? Number(entry) : null;
}

/** The round in the address of the screen, after which the ranking is to be printed. */
export function roundInAddress(search: string): number | null {
  const round = new URLSearchParams(search).get('after');
  return round !== null && /^[1-9]\d{0,2}$/.test(round) ? Number(round) : null;
}

/** The match in the address of the screen, whose papers are to be printed. */
export function matchInAddress(search: string): number | null {
  const match = new URLSearchParams(search).get('match');
  return match !== null && /^[1-9]\d{0,8}$/.test(match) ? Number(match) : null;
}

/**
 * Converts typed board numbers, such as `3 7–9`, to the form of the address, `3,7-9`. Empty text is all boards.
 * Null where the text can't be read or names a board after the last.
 */
export function boardListText(typed: string, lastBoard: number): string | null {
  const text = typed
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .join(',')
    .replaceAll('–', '-');
  if (text === '') return text;
  const boards = parseBoardList(text);
  return boards !== null && (boards.at(-1) ?? 0) <= lastBoard ? text : null;
}
