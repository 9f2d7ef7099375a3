import { useEffect, useRef, useState, type RefObject } from 'react';
import { printParts, type PrintJobPart, type PrintProgress } from './printing.ts';
import { useSendToPrinter } from './useSendToPrinter.ts';

/** The state of printing: idle, preparing a page, nothing to print, or failed. */
export type PrintState =
  | { readonly kind: 'idle' | 'nothing' | 'failed' }
  | { readonly kind: 'refused'; readonly printer: string }
  | { readonly kind: 'preparing'; readonly progress: PrintProgress };

const IDLE: PrintState = { kind: 'idle' };

/** The state of printing, and the actions that start and stop it. Leaving the screen stops it too. */
export function usePrinting(sheet: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<PrintState>(IDLE);
  const running = useRef<AbortController>(null);
  const { printer, send } = useSendToPrinter();
  // Takes effect at once. A page that is still being drawn no longer changes the state.
  const stop = () => {
    running.current?.abort();
    setState(IDLE);
  };
  useEffect(() => () => running.current?.abort(), []);
  const print = (parts: readonly PrintJobPart[]) => {
    if (!sheet.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    const update = (next: PrintState) => {
      if (!signal.aborted) setState(next);
    };
    running.current?.abort();
    running.current = controller;
    let isRefused = false;
    const sendNow = async () => {
      isRefused = !(await send());
    };
    const onProgress = (progress: PrintProgress) => update({ kind: 'preparing', progress });
    printParts({ parts, sheet: sheet.current, send: sendNow, onProgress, signal }).then(
      (printed) => update(isRefused ? { kind: 'refused', printer } : printed ? IDLE : { kind: 'nothing' }),
      () => update({ kind: 'failed' }),
    );
  };
  return { state, print, stop };
}
