import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { printPages } from './printing.ts';

/** The state of printing: idle, preparing a page, or failed. */
export type PrintState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'preparing'; readonly page: number }
  | { readonly kind: 'failed' };

/** The state of printing, and the actions that start and stop it. Leaving the screen stops it too. */
export function usePrinting(sheet: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<PrintState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  // Takes effect at once. A page that is still being drawn no longer changes the state.
  const stop = () => {
    running.current?.abort();
    setState({ kind: 'idle' });
  };
  useEffect(() => () => running.current?.abort(), []);
  const print = (pdf: PDFDocumentProxy) => {
    if (!sheet.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    const update = (next: PrintState) => {
      if (!signal.aborted) setState(next);
    };
    running.current?.abort();
    running.current = controller;
    printPages(pdf, sheet.current, (page) => update({ kind: 'preparing', page }), signal).then(
      () => update({ kind: 'idle' }),
      () => update({ kind: 'failed' }),
    );
  };
  return { state, print, stop };
}
