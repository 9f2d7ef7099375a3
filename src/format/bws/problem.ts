import type { JetProblemCode } from '../jet/database.ts';
import type { FileProblem } from '../event/file.ts';

/** What is wrong with a file of a Bridgemate server; `line` is the row of its table, from 1. */
export type BwsProblemCode =
  | JetProblemCode
  /** A database without the tables of a Bridgemate server. */
  | 'noBridgemate'
  /** Rows of a table can't be read: the file is damaged, or was copied while it was being written. */
  | 'damagedRows'
  /** A row of the movement. */
  | 'meeting'
  | 'line'
  | 'pairs'
  | 'contract'
  | 'declarer'
  | 'result'
  | 'hands';

export type BwsProblem = FileProblem<BwsProblemCode>;
