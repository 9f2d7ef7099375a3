import type { RefObject } from 'react';
import { usePrinting } from './usePrinting.ts';

/** Prints a document that is not on the screen. Leaving the screen stops it. */
export function usePrintFile(sheet: RefObject<HTMLElement | null>) {
  const { state, print } = usePrinting(sheet, null);
  const shown = {
    idle: null,
    preparing: 'preparing',
    nothing: 'notPrinted',
    partly: 'notPrinted',
    refused: 'notPrinted',
    failed: 'notPrinted',
  };
  return {
    state: shown[state.kind] as 'preparing' | 'notPrinted' | null,
    print: (path: string) => print([{ title: '', copies: 1, path }]),
  };
}
