import type { Settings } from '../../../main/club/model.ts';
import type { Language } from '../../../src/language/language.ts';

/** The documents the application prints, in the order an evening needs them. */
export const DOCUMENTS = ['travellers', 'tableCards', 'ranking', 'board'] as const;
export type DocumentKind = (typeof DOCUMENTS)[number];

/** Whether a document is made board by board, so that some of them can be chosen. */
export function isByBoard(kind: DocumentKind): boolean {
  return kind === 'travellers' || kind === 'board';
}

/** Where a document is fetched. */
export function documentPath(
  session: number,
  kind: DocumentKind,
  options: { readonly language: Language; readonly paper: Settings['paper']; readonly boards: string },
): string {
  const query = new URLSearchParams({ language: options.language, paper: options.paper });
  if (isByBoard(kind) && options.boards) query.set('boards', options.boards);
  return `/api/sessions/${session}/print/${kind}.pdf?${query}`;
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
