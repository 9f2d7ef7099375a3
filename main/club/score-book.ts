import type { SectionStandingsView } from './model.ts';

/** The scores of one session as they were worked out. */
export interface KeptScores {
  /** The newest change of results they contain. */
  readonly upTo: number;
  readonly sections: readonly SectionStandingsView[];
  /** For each board, by `boardKey`, what it was and since which change of results it is so. */
  readonly boards: ReadonlyMap<string, BoardSince>;
}

export interface BoardSince {
  readonly text: string;
  readonly since: number;
}

export function boardKey(section: number, board: number): string {
  return `${section}.${board}`;
}

/** Scores to keep: each board remembers since when it has been as it is, going by those kept before. */
export function keptScores(
  upTo: number,
  sections: readonly SectionStandingsView[],
  before: KeptScores | null,
): KeptScores {
  const boards = new Map<string, BoardSince>();
  for (const { section, boards: views } of sections) {
    for (const view of views) {
      const key = boardKey(section, view.board);
      const text = JSON.stringify(view);
      const known = before?.boards.get(key);
      boards.set(key, known?.text === text ? known : { text, since: upTo });
    }
  }
  return { upTo, sections, boards };
}

/** Keeps the scores of the sessions looked at last. */
export interface ScoreBook {
  get(session: number): KeptScores | null;
  keep(session: number, scores: KeptScores): void;
}

/** More sessions than a director has open. */
const SESSIONS_KEPT = 8;

export function scoreBook(): ScoreBook {
  const kept = new Map<number, KeptScores>();
  return {
    get: (session) => kept.get(session) ?? null,
    keep(session, scores) {
      kept.delete(session);
      kept.set(session, scores);
      const oldest = kept.keys().next().value;
      if (kept.size > SESSIONS_KEPT && oldest !== undefined) kept.delete(oldest);
    },
  };
}
