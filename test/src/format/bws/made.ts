import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { makeTables, type RowsToMake } from '../../../../src/format/bws/tables-file.ts';
import type { JetValue } from '../../../../src/format/jet/rows.ts';

/** The evening of a club as its server left it, in Jet 3. */
export function clubEvening(): Uint8Array {
  return gunzipSync(readFileSync('test/data/bws/club-evening.bws.gz'));
}

/** 24 November 2026. */
export const DAY = 46_350;

/** A file with these rows, and the section A unless they have one. */
export function bwsFile(rows: RowsToMake): Uint8Array {
  return makeTables({ Section: [{ ID: 1, Letter: 'A  ', Tables: 2, Session: 1 }], ...rows }, DAY);
}

/** A row of ReceivedData: 4 spades by North just made on board 1, at table 1 in round 1, unless it is given otherwise. */
export function received(ID: number, row: Readonly<Record<string, JetValue>> = {}): Readonly<Record<string, JetValue>> {
  return {
    ID,
    Section: 1,
    Table: 1,
    Round: 1,
    Board: 1,
    PairNS: 1,
    PairEW: 2,
    Declarer: 1,
    'NS/EW': 'N',
    Contract: '4 S',
    Result: '=',
    LeadCard: '',
    Remarks: '',
    DateLog: DAY,
    TimeLog: 0.8,
    Erased: false,
    ...row,
  };
}
