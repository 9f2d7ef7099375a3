import type { CsvRow } from '../csv.ts';
import { foldHead } from '../fold-head.ts';

/** What a column of a file of members holds. */
export type MemberColumn =
  | { readonly is: 'name' | 'first' | 'last' | 'member' | 'stratum' | 'handicap' | 'nothing' }
  /** A number of a federation; of `club`, that of the club itself. */
  | { readonly is: 'number'; readonly federation: string };

/** Of a file of members, in bytes: a hundred thousand lines of a federation's list. */
export const LARGEST_MEMBER_FILE = 8 * 1024 * 1024;

/** What the club itself numbers its members by. */
export const OWN_FEDERATION = 'club';

/** The heads by which a column is known, folded. */
const HEADS: Readonly<Record<'name' | 'first' | 'last' | 'member' | 'stratum' | 'handicap' | 'number', string>> = {
  name: 'name|full name|player|player name|member name|nom complet|joueur|nom et prenom|nom prenom|prenom et nom',
  first: 'first name|firstname|first|forename|given name|prenom',
  last: 'last name|lastname|last|surname|family name|nom de famille',
  member: 'member|membre|adherent|status|statut',
  stratum: 'stratum|strata|flight|class|strate|serie|classe|categorie',
  handicap: 'handicap|hcp|hdcp',
  number: 'number|no|member number|member no|club number|membership number|numero|numero de membre|n|id',
};

const KINDS = new Map(
  Object.entries(HEADS).flatMap(([kind, heads]) => heads.split('|').map((head) => [head, kind as keyof typeof HEADS])),
);

/** Federations whose names stand in heads. */
const FEDERATIONS = /\b(ffb|fsb|frbb|ebu|acbl|abf|nzb|sbu|wbu|cbai|dbv|nbb|bbo|figb|wbf)\b/;
/** Heads of the number that the French federation gives. */
const FRENCH_LICENCE = /^(?:(?:n|no|numero) )?(?:de )?licence$/;

/** What a head says of its column. */
export function columnOfHead(head: string): MemberColumn {
  const folded = foldHead(head);
  const [, federation] = FEDERATIONS.exec(folded) ?? [];
  if (federation !== undefined) return { is: 'number', federation: federation.toUpperCase() };
  if (FRENCH_LICENCE.test(folded)) return { is: 'number', federation: 'FFB' };
  const kind = KINDS.get(folded);
  if (kind === undefined) return { is: 'nothing' };
  return kind === 'number' ? { is: 'number', federation: OWN_FEDERATION } : { is: kind };
}

/** Whether the first row of a file has the heads of its columns: one of its cells is a head. */
export function hasHeads([first]: readonly CsvRow[]): boolean {
  return (
    first !== undefined && first.cells.some((cell) => columnOfHead(cell).is !== 'nothing' || foldHead(cell) === 'nom')
  );
}

/** So many lines tell what stands in a column. */
const MOST_LOOKED_AT = 1000;

/** What each column probably holds: by its head, else by what stands in it. Each thing is held once. */
export function guessColumns(rows: readonly CsvRow[]): readonly MemberColumn[] {
  const isHeaded = hasHeads(rows);
  const body = (isHeaded ? rows.slice(1) : rows).slice(0, MOST_LOOKED_AT);
  const heads = rows[0]?.cells ?? [];
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const taken = new Set<string>();
  const take = (column: MemberColumn): MemberColumn => {
    const key = column.is === 'number' ? column.federation : column.is;
    if (column.is === 'nothing' || taken.has(key)) return { is: 'nothing' };
    taken.add(key);
    return column;
  };
  if (isHeaded) {
    const isFrench = heads.some((head) => columnOfHead(head).is === 'first');
    return Array.from({ length: width }, (_, index) => {
      const head = heads[index] ?? '';
      // "Nom" is the family name beside a first name, and the whole name alone.
      if (foldHead(head) === 'nom') return take({ is: isFrench ? 'last' : 'name' });
      return take(columnOfHead(head));
    });
  }
  return Array.from({ length: width }, (_, index) => {
    const cells = body.map((row) => row.cells[index] ?? '').filter((cell) => cell !== '');
    const share = (pattern: RegExp) => cells.filter((cell) => pattern.test(cell)).length / Math.max(1, cells.length);
    if (share(/^\p{L}.*\s\p{L}/u) > 1 / 2) return take({ is: 'name' });
    if (share(/^[\d\s]{3,}$/) > 1 / 2) return take({ is: 'number', federation: OWN_FEDERATION });
    return { is: 'nothing' };
  });
}

/** What tells files of one shape: their heads, or the number of columns where they have none. */
export function shapeOf(rows: readonly CsvRow[]): string {
  const heads = rows[0]?.cells ?? [];
  return hasHeads(rows) ? heads.map(foldHead).join('|') : `${heads.length} columns`;
}
