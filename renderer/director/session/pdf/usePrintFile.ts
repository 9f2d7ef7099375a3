import { useEffect, useRef, useState, type RefObject } from 'react';
import { closePdf, openPdf } from './pdf.ts';
import { printPages } from './printing.ts';

/** Prints a document that is not on the screen. Leaving the screen stops it. */
export function usePrintFile(sheet: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<'preparing' | 'notPrinted' | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const printNow = async (path: string, signal: AbortSignal) => {
    const { pdf } = await openPdf(path, signal);
    try {
      if (sheet.current) await printPages(pdf, sheet.current, () => {}, signal);
    } finally {
      closePdf(pdf);
    }
  };
  const print = (path: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState('preparing');
    const finish = (next: 'notPrinted' | null) => {
      if (!controller.signal.aborted) setState(next);
    };
    printNow(path, controller.signal).then(
      () => finish(null),
      () => finish('notPrinted'),
    );
  };
  return { state, print };
}
