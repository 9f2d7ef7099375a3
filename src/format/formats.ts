import { BWS } from './bws/format.ts';
import { CSV } from './csv-event/format.ts';
import { BRI } from './dealing-machine/bri.ts';
import { DGE } from './dealing-machine/dge.ts';
import { DLM } from './dealing-machine/dlm.ts';
import { DUP } from './dealing-machine/dup.ts';
import type { FormatOfFile } from './event/file.ts';
import { LIN } from './lin/lin.ts';
import { PBN } from './pbn/pbn.ts';
import { USEBIO } from './usebio/usebio.ts';

/** Every format that events and deals are read from and written to, in the order in which their bytes are tried. */
export const FORMATS: readonly FormatOfFile[] = [BWS, USEBIO, PBN, LIN, DLM, DUP, BRI, DGE, CSV];

/** The format of a file: what its bytes look like, else what its name ends in; null where neither tells. */
export function formatOfFile(name: string, bytes: Uint8Array): FormatOfFile | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return (
    FORMATS.find(({ isLikely }) => isLikely(bytes)) ??
    FORMATS.find(({ extensions }) => extensions.includes(ending)) ??
    null
  );
}
