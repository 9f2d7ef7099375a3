import type { PrintedFile } from '../../print/print.ts';

/** The header of a printed document that says which names hold letters no font has. */
export const UNPRINTED_HEADER = 'Etui-Unprinted';
/** The header of a printed document that has nothing to show: its one page says so. */
export const NOTHING_HEADER = 'Etui-Nothing';
/** The header of a printed document that has no logo, because the one in the club's file is damaged. */
export const LOGO_HEADER = 'Etui-Logo-Damaged';
/** A header has room for so many names; the rest are counted. */
const MOST_NAMES = 12;

/** Names that hold letters no font has, and how many more there are. */
export interface Unprinted {
  readonly names: readonly string[];
  readonly more: number;
}

/** The headers of a printed file beside its name and type. */
export function printHeaders({
  unprinted,
  isEmpty,
  isLogoDamaged,
}: Pick<PrintedFile, 'unprinted' | 'isEmpty'> & { readonly isLogoDamaged: boolean }) {
  return {
    ...(unprinted.length > 0 && { [UNPRINTED_HEADER]: encodeUnprinted(unprinted) }),
    ...(isLogoDamaged && { [LOGO_HEADER]: 'yes' }),
    ...(isEmpty && { [NOTHING_HEADER]: 'yes' }),
  };
}

/** A header takes no letters but those of ASCII: the JSON of names is percent-encoded. */
function encodeUnprinted(all: readonly string[]): string {
  const names = all.slice(0, MOST_NAMES);
  return encodeURIComponent(JSON.stringify({ names, more: all.length - names.length } satisfies Unprinted));
}
