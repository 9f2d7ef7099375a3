import { readFileSync } from 'node:fs';
import { writeCsv } from '../src/format/csv.ts';

/** A club session as it was published, names removed (test/data/sessions). `source` says where it is from. */
export interface PublishedSession {
  readonly source: string;
  readonly notes: readonly string[];
  readonly ranking: readonly PublishedRank[];
  readonly boards: Readonly<Record<string, readonly PublishedLine[]>>;
}

export interface PublishedRank {
  readonly pair: string;
  readonly place: number;
  readonly dir?: 'NS' | 'EW';
  readonly total?: number;
  readonly percentage: number;
  /** In hundredths of a point, for each player; not in every session. */
  readonly masterpoints?: number;
}

export interface PublishedLine {
  readonly ns: string;
  readonly ew: string;
  readonly contract?: string;
  readonly by?: string;
  readonly tricks?: number;
  readonly score?: number;
  readonly adjusted?: string;
  readonly weighted?: Readonly<Record<string, number>>;
  readonly ns_pts?: number;
  readonly ew_pts?: number;
  readonly ns_pct?: number;
  readonly ew_pct?: number;
}

export function publishedSession(name: string): PublishedSession {
  const file = new URL(`data/sessions/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as PublishedSession;
}

const COLUMNS = ['board', 'ns', 'ew', 'contract', 'declarer', 'tricks', 'score', 'award'];

/** The session's results in the CSV of `etui score`, in the order they were published. */
export function sessionCsv(session: PublishedSession): string {
  const rows = Object.entries(session.boards).flatMap(([board, lines]) => lines.map((line) => csvRow(board, line)));
  return writeCsv([COLUMNS, ...rows], ',');
}

function csvRow(board: string, line: PublishedLine): string[] {
  const { ns, ew, contract = '', by = '', tricks, score } = line;
  return [board, ns, ew, contract, by, String(tricks ?? ''), String(score ?? ''), awardOf(line)];
}

/** `TD` is the director's award of which only the percentages were printed, as for a sit-out: 60 and 0. */
function awardOf({ adjusted, weighted, ns_pct, ew_pct }: PublishedLine): string {
  if (weighted) {
    const components = Object.entries(weighted).map(([score, weight]) => `${Math.round(weight * 100)}%${score}`);
    return components.join('+');
  }
  return adjusted === 'TD' ? `A${ns_pct}/${ew_pct}` : (adjusted ?? '');
}
