import type { JetProblemCode } from '../jet/database.ts';
import type { FileProblem } from '../event/file.ts';

/**
 * What is wrong with the movement (`meeting`) and with results; the deals are as good as without.
 */
export const BWS_RESULT_FAULTS = ['meeting', 'line', 'pairs', 'contract', 'declarer', 'result'] as const;

/** What is wrong with a file of a Bridgemate server; `line` is the row of its table, from 1. */
export type BwsProblemCode =
  | JetProblemCode
  | (typeof BWS_RESULT_FAULTS)[number]
  /** The file ends before its tables do; its text is how many kilobytes it has. */
  | 'cutShort'
  /** A database without the tables of a Bridgemate server. */
  | 'noBridgemate'
  /**
   * Rows can't be read: the file is damaged, or was copied while it was being written. Its text is the tables, and how
   * many rows of how many are here where that is known: `Session,ReceivedData 150/270`.
   */
  | 'damagedRows'
  | 'hands';

/** Problems that are of no row. */
export const BWS_FILE_PROBLEMS: ReadonlySet<string> = new Set<BwsProblemCode>([
  'noDatabase',
  'newerDatabase',
  'encrypted',
  'damaged',
  'cutShort',
  'noBridgemate',
  'damagedRows',
]);

/** Problems of a file of which something is lost. */
export const BWS_DAMAGE: ReadonlySet<string> = new Set<BwsProblemCode>(['cutShort', 'damagedRows']);

export interface BwsProblem extends FileProblem<BwsProblemCode> {
  /** The line of play that a result is of, where it says one. */
  readonly place?: {
    readonly section: number;
    readonly table: number;
    readonly round: number;
    readonly board: number;
  };
}
