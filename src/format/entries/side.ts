import type { Side } from '../../bridge/seat.ts';

/** Reads North-South or East-West as people write them, in either language; null for anything else. */
export function readSide(text: string): Side | null {
  const plain = text.toUpperCase().replaceAll(/[-\s/]/g, '');
  return plain === 'NS' ? 'NS' : plain === 'EW' || plain === 'EO' ? 'EW' : null;
}
