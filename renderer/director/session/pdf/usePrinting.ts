import { useEffect, useRef, useState, type RefObject } from 'react';
import { printParts, type PrintJobPart, type PrintOutcome, type PrintProgress } from './printing.ts';
import { useSendToPrinter } from './useSendToPrinter.ts';

/** The state of printing: idle, preparing a page, nothing to print, printed without what failed, or failed. */
export type PrintState =
  | { readonly kind: 'idle' | 'nothing' | 'failed' }
  | { readonly kind: 'partly'; readonly failed: readonly string[] }
  | { readonly kind: 'refused'; readonly printer: string }
  | { readonly kind: 'preparing'; readonly progress: PrintProgress };

const IDLE: PrintState = { kind: 'idle' };

/**
 * The state of printing, and the actions that start and stop it. Leaving the screen stops it too.
 * @param chosen what would be printed. How printing ended is told until something else is chosen
 */
export function usePrinting(sheet: RefObject<HTMLElement | null>, chosen: string | null) {
  const [{ state, printed }, setState] = useState<{ readonly state: PrintState; readonly printed: string | null }>({
    state: IDLE,
    printed: null,
  });
  const running = useRef<AbortController>(null);
  const { printer, send } = useSendToPrinter();
  // Takes effect at once. A page that is still being drawn no longer changes the state.
  const stop = () => {
    running.current?.abort();
    setState({ state: IDLE, printed: null });
  };
  useEffect(() => () => running.current?.abort(), []);
  const print = (parts: readonly PrintJobPart[]) => {
    if (!sheet.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    const update = (next: PrintState) => {
      if (!signal.aborted) setState({ state: next, printed: chosen });
    };
    running.current?.abort();
    running.current = controller;
    let isRefused = false;
    const sendNow = async () => {
      isRefused = !(await send());
    };
    const onProgress = (progress: PrintProgress) => update({ kind: 'preparing', progress });
    printParts({ parts, sheet: sheet.current, send: sendNow, onProgress, signal }).then(
      (outcome) => update(isRefused ? { kind: 'refused', printer } : stateAfter(outcome)),
      () => update({ kind: 'failed' }),
    );
  };
  return { state: state.kind === 'preparing' || printed === chosen ? state : IDLE, print, stop };
}

function stateAfter({ isPrinted, failed }: PrintOutcome): PrintState {
  if (failed.length === 0) return isPrinted ? IDLE : { kind: 'nothing' };
  return isPrinted ? { kind: 'partly', failed } : { kind: 'failed' };
}
