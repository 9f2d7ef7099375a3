import type { SessionView } from '../../club/model/session.ts';
import {
  exportRanking,
  exportRulings,
  exportStatistics,
  exportTravellers,
  type ExportSource,
} from '../../print/exports.ts';
import type { PrintJob } from '../../print/print.ts';

export const PRINT_KINDS = [
  'travellers',
  'tableCards',
  'ranking',
  'board',
  'explanation',
  'rulings',
  'changes',
] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

export const EXPORT_KINDS = ['ranking', 'travellers', 'rulings', 'statistics'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** Whoever makes the paper: PDF documents, and CSV texts for spreadsheets. */
export interface Paper {
  readonly print: Readonly<Record<PrintKind, (document: PrintJob) => Promise<Uint8Array>>>;
  readonly export: Readonly<Record<ExportKind, (source: ExportSource) => string>>;
}

/** The application's own press. It is heavy, and loaded when the first document is printed. */
export const PRESS: Paper = {
  print: {
    travellers: async (document) => (await import('../../print/print.ts')).printTravellers(document),
    tableCards: async (document) => (await import('../../print/print.ts')).printTableCards(document),
    ranking: async (document) => (await import('../../print/print.ts')).printRanking(document),
    board: async (document) => (await import('../../print/print.ts')).printBoards(document),
    explanation: async (document) => (await import('../../print/print.ts')).printExplanation(document),
    rulings: async (document) => (await import('../../print/print.ts')).printRulings(document),
    changes: async (document) => (await import('../../print/print.ts')).printChanges(document),
  },
  export: {
    ranking: exportRanking,
    travellers: exportTravellers,
    rulings: exportRulings,
    statistics: exportStatistics,
  },
};

/** Characters a file name cannot have on one system or another. */
const NOT_IN_A_NAME = /[\\/:*?"<>|\p{Cc}]+/gu;

/** The name under which a document of a session is saved: `Tuesday pairs 2026-11-24 ranking.pdf`. */
export function fileName({ eventName, date }: SessionView, kind: string, extension: string): string {
  return asFileName(`${eventName} ${date} ${kind}.${extension}`);
}

/** A name that a file can have everywhere. */
export function asFileName(name: string): string {
  // A name that begins with a dot is hidden.
  return name
    .replace(NOT_IN_A_NAME, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
}

/** A Content-Disposition that old and new readers understand (RFC 6266). */
export function disposition(type: 'inline' | 'attachment', name: string): string {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Boards as a query names them, `1-8` or `3,7-9`, in order; null when it names none. */
export function parseBoardList(text: string): readonly number[] | null {
  const boards = new Set<number>();
  for (const part of text.split(',')) {
    const range = /^([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?$/.exec(part.trim());
    if (!range) return null;
    const from = Number(range[1]);
    const to = Number(range[2] ?? from);
    if (to < from) return null;
    for (let board = from; board <= to; board += 1) boards.add(board);
  }
  return [...boards].toSorted((a, b) => a - b);
}
