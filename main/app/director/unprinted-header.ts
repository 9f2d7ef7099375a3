/** The header of a printed document that says which names hold letters no font has. */
export const UNPRINTED_HEADER = 'Etui-Unprinted';
/** A header has room for so many names; the rest are counted. */
const MOST_NAMES = 12;

/** Names that hold letters no font has, and how many more there are. */
export interface Unprinted {
  readonly names: readonly string[];
  readonly more: number;
}

/** A header takes no letters but those of ASCII: the JSON of names is percent-encoded. */
export function encodeUnprinted(all: readonly string[]): string {
  const names = all.slice(0, MOST_NAMES);
  return encodeURIComponent(JSON.stringify({ names, more: all.length - names.length } satisfies Unprinted));
}
