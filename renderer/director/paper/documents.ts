import type { Settings } from '../../../main/club/model/settings.ts';
import type { Language } from '../../../src/language.ts';

/** The documents the application prints, in the order an evening needs them. */
export const DOCUMENTS = ['travellers', 'tableCards', 'ranking', 'board', 'explanation', 'rulings', 'changes'] as const;
export type DocumentKind = (typeof DOCUMENTS)[number];

/** Whether a document is made board by board, so that some of them can be chosen. */
export function isByBoard(kind: DocumentKind): boolean {
  return kind === 'travellers' || kind === 'board' || kind === 'explanation';
}

/** Where a document is fetched. */
export function documentPath(
  session: number,
  kind: DocumentKind,
  options: {
    readonly language: Language;
    readonly paper: Settings['paper'];
    readonly boards: string;
    readonly entry: number | null;
    /** The round the ranking is of; null as it stands. */
    readonly after: number | null;
  },
): string {
  const query = new URLSearchParams({ language: options.language, paper: options.paper });
  if (isByBoard(kind) && options.boards) query.set('boards', options.boards);
  if (kind === 'explanation' && options.entry !== null) query.set('entry', String(options.entry));
  if (kind === 'ranking' && options.after !== null) query.set('after', String(options.after));
  return `/api/sessions/${session}/print/${kind}.pdf?${query}`;
}

/** The round whose ranking an address asks for. */
export function askedRound(search: string): number | null {
  const round = new URLSearchParams(search).get('after');
  return round !== null && /^[1-9]\d{0,2}$/.test(round) ? Number(round) : null;
}

/** The document an address asks for. */
export function askedDocument(search: string): DocumentKind | null {
  const asked = new URLSearchParams(search);
  if (askedEntry(search) !== null) return 'explanation';
  if (askedRound(search) !== null) return 'ranking';
  return DOCUMENTS.find((kind) => kind === asked.get('document')) ?? null;
}

/** The pair whose explanation an address asks for. */
export function askedEntry(search: string): number | null {
  const entry = new URLSearchParams(search).get('entry');
  return entry !== null && /^[1-9]\d{0,8}$/.test(entry) ? Number(entry) : null;
}

/** Board numbers as typed, `1-8` or `3, 7-9`, as the routes take them (`3,7-9`); null when they make no sense. */
export function readBoards(text: string, boards: number): string | null {
  const parts = text.split(/[,;\s]+/).filter((part) => part !== '');
  const ranges = parts.map((part) => /^(\d{1,3})(?:[-–](\d{1,3}))?$/.exec(part));
  const possible = ranges.every((range) => {
    const from = Number(range?.[1] ?? 0);
    const to = Number(range?.[2] ?? from);
    return from >= 1 && from <= to && to <= boards;
  });
  return possible ? parts.join(',').replaceAll('–', '-') : null;
}
