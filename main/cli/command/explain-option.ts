/** What `--explain` asks for: a board, an entry's figure on a board, or an entry's total with all its boards. */
export interface ExplainRequest {
  /** Null: every board of the entry. */
  readonly board: number | null;
  /** Null: both sides of every line of the board. */
  readonly entry: string | null;
}

/** `7`, `7:3` or `:3`; null where it is none of these. */
export function readExplainRequest(text: string): ExplainRequest | null {
  const [, board = '', colon = '', entry = ''] = /^\s*(\d{0,4})\s*(:?)\s*(.*?)\s*$/.exec(text) ?? [];
  if (colon === '' ? board === '' || entry !== '' : entry === '') return null;
  return { board: board === '' ? null : Number(board), entry: entry === '' ? null : entry };
}
