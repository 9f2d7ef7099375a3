import type { Card } from '../../bridge/card.ts';
import type { Contract } from '../../bridge/contract.ts';
import { parseCard } from '../../bridge/notation/card.ts';
import { parseContractField } from '../../bridge/notation/contract.ts';
import { parseSeat } from '../../bridge/notation/seat.ts';
import { formatTricks, parseTricks } from '../../bridge/notation/tricks.ts';
import type { TableOutcome } from '../../bridge/result/result.ts';
import type { Seat } from '../../bridge/seat.ts';

/** How a Bridgemate writes what happened on a board: the columns of a result. */
export interface BwsOutcome {
  /** `4 S`, `3 NT xx`, `PASS`; empty where there is none. */
  readonly contract: string;
  /** N, E, S or W. */
  readonly declarer: string;
  /** `=`, `+1`, `-2`. */
  readonly result: string;
  /** `D10`. */
  readonly lead: string;
  /** `Not played`, `60%-40%`, or what somebody noted. */
  readonly remarks: string;
}

/** What a row says happened, or the column that says nothing which can be. */
export function bwsRowOutcome(row: BwsOutcome): TableOutcome | 'contract' | 'declarer' | 'result' {
  const special = remarkOutcome(row.remarks);
  if (special) return special;
  const contract = parseContractField(row.contract, 'en');
  if (contract === null) return 'contract';
  if (contract === 'passedOut') return { kind: 'passedOut' };
  const declarer = parseSeat(row.declarer, 'en');
  if (declarer === null) return 'declarer';
  const tricks = parseTricks(row.result, contract);
  if (tricks === null) return 'result';
  return { kind: 'played', contract, declarer, tricks, lead: row.lead === '' ? null : parseCard(row.lead, 'en') };
}

/** Both sides in percent, such as `60%-40%` or `62.5%-37.5%`. */
const AWARD = /^(\d{1,3}(?:[.,]\d{1,17})?)\s*%\s*-\s*(\d{1,3}(?:[.,]\d{1,17})?)\s*%$/;

/** Whether a remark is one that stands for a result. */
export function remarkOutcome(remarks: string): TableOutcome | null {
  if (/^not played$/i.test(remarks)) return { kind: 'notPlayed' };
  const [, ...sides] = AWARD.exec(remarks) ?? [];
  const [ns, ew] = sides.map((percent) => Number(percent.replace(',', '.')));
  if (ns === undefined || ew === undefined || ns > 100 || ew > 100) return null;
  return { kind: 'award', ns, ew };
}

/** The columns of what happened; null for what a Bridgemate has no way to write. */
export function bwsOutcome(outcome: TableOutcome): BwsOutcome | null {
  const empty = { contract: '', declarer: '', result: '', lead: '', remarks: '' };
  switch (outcome.kind) {
    case 'passedOut':
      return { ...empty, contract: 'PASS' };
    case 'notPlayed':
      return { ...empty, remarks: 'Not played' };
    case 'award':
      return outcome.ns === null || outcome.ew === null ? null : { ...empty, remarks: `${outcome.ns}%-${outcome.ew}%` };
    case 'played':
      return {
        contract: contractText(outcome.contract),
        declarer: outcome.declarer satisfies Seat,
        result: formatTricks(outcome.contract, outcome.tricks),
        lead: outcome.lead ? leadText(outcome.lead) : '',
        remarks: '',
      };
    case 'score':
      return null;
  }
}

function contractText({ level, strain, risk }: Contract): string {
  return [level, strain, risk.toLowerCase()].filter((part) => part !== '').join(' ');
}

function leadText({ suit, rank }: Card): string {
  return suit + (rank === 'T' ? '10' : rank);
}
