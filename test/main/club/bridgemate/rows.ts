/** Rows as a scoring program and a Bridgemate server write them. */
import type { SectionView } from '../../../../main/club/model/session.ts';
import type { JetValue } from '../../../../src/format/jet/rows.ts';
import { received } from '../../../src/format/bws/made.ts';

export type Row = Readonly<Record<string, JetValue>>;

/** The movement of a section as a scoring program writes it, each line of pairs numbered from 1. */
export function movementRows(section: SectionView): readonly Row[] {
  const numberOf = (id: number) => {
    const entry = section.entries.find((one) => one.id === id);
    const line = section.entries.filter((one) => one.line === entry?.line);
    return line.findIndex((one) => one.id === id) + 1;
  };
  return section.cells.map(({ round, table, ns, ew, boards }) => ({
    Section: 1,
    Table: table,
    Round: round,
    NSPair: numberOf(ns),
    EWPair: numberOf(ew),
    LowBoard: boards[0] ?? 0,
    HighBoard: boards.at(-1) ?? 0,
  }));
}

/** The row of a line of the movement: 4 spades by North just made, unless it is given otherwise. */
export function rowOf(
  movement: readonly Row[],
  id: number,
  round: number,
  table: number,
  board: number,
  row: Row = {},
) {
  const meeting = movement.find((one) => one['Round'] === round && one['Table'] === table);
  const pairs = { PairNS: meeting?.['NSPair'] ?? 0, PairEW: meeting?.['EWPair'] ?? 0 };
  return received(id, { Round: round, Table: table, Board: board, ...pairs, ...row });
}
