import { dealsOfFile, type DealsAlone } from '../event/deals-of-file.ts';
import { parsePbn } from './parse.ts';

/** Reads the deals of a text in Portable Bridge Notation. Never throws. */
export function readPbnDeals(text: string): DealsAlone {
  return dealsOfFile(parsePbn(new TextEncoder().encode(text)));
}
