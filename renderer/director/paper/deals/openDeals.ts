import { dealsOfFile, type DealsAlone } from '../../../../src/format/event/deals-of-file.ts';
import { formatOfFile } from '../../../../src/format/formats.ts';
import { PBN } from '../../../../src/format/pbn/pbn.ts';

/** Reads the deals of a text of any format that has such; of a text that is none, as PBN. */
export function openDeals(text: string): DealsAlone {
  const bytes = new TextEncoder().encode(text);
  return dealsOfFile((formatOfFile('', bytes) ?? PBN).parse(bytes));
}
