import type { PaperList } from '../../../main/app/director/paper.ts';
import type { Settings } from '../../../main/club/model/settings.ts';
import type { DocumentOption } from '../../../main/print/options.ts';
import type { DocumentName } from '../../../main/print/registry.ts';
import type { Language } from '../../../src/language.ts';
import { parseBoardList } from '../../../src/session/board-list.ts';

/** A document as the application lists it: its name, and what can be chosen for it. */
export type ListedDocument = PaperList['documents'][number];

/** What is chosen for a document; null or no text is the default. */
export type OptionValues = Readonly<Record<DocumentOption, string | number | null>>;

/** Where a document is fetched, with what is chosen for it. Values of options it doesn't have are left out. */
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

/** The document an address asks for; null where it asks for none there is. */
export function askedDocument(search: string, documents: readonly ListedDocument[]): DocumentName | null {
  if (askedEntry(search) !== null) return 'explanation';
  if (askedRound(search) !== null) return 'ranking';
  const asked = new URLSearchParams(search).get('document');
  return documents.find(({ name }) => name === asked)?.name ?? null;
}

/** The pair whose explanation an address asks for. */
export function askedEntry(search: string): number | null {
  const entry = new URLSearchParams(search).get('entry');
  return entry !== null && /^[1-9]\d{0,8}$/.test(entry) ? Number(entry) : null;
}

/** The round whose ranking an address asks for. */
export function askedRound(search: string): number | null {
  const round = new URLSearchParams(search).get('after');
  return round !== null && /^[1-9]\d{0,2}$/.test(round) ? Number(round) : null;
}

/**
 * Board numbers as typed, `1-8` or `3 7–9`, as the application takes them, `3,7-9`; nothing for all. Null when they make
 * no sense, or name a board after the last.
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
