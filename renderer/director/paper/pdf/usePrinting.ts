import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { printPages } from './printing.ts';

/** How far printing has come: a page being prepared, nothing under way, or given up. */
export type PrintState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'preparing'; readonly page: number }
  | { readonly kind: 'failed' };

/** Printing as a screen shows it, and how to stop it. It stops by itself when the screen is left. */
export function usePrinting(sheet: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<PrintState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  // at once, whatever page is still being drawn: what runs on says nothing any more
  const stop = () => {
    running.current?.abort();
    setState({ kind: 'idle' });
  };
  useEffect(() => () => running.current?.abort(), []);
  const print = (pdf: PDFDocumentProxy) => {
    if (!sheet.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    const say = (next: PrintState) => {
      if (!signal.aborted) setState(next);
    };
    running.current?.abort();
    running.current = controller;
    printPages(pdf, sheet.current, (page) => say({ kind: 'preparing', page }), signal).then(
      () => say({ kind: 'idle' }),
      () => say({ kind: 'failed' }),
    );
  };
  return { state, print, stop };
}
