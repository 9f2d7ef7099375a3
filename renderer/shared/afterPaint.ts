import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

let waiting: (() => void)[] = [];

/** How long to wait for a frame in milliseconds. A minimised window has none. */
const WITHOUT_FRAMES = 100;

/**
 * Runs work after the browser has afterNextPaint the current page, so that the answer to a key shows before the rest is
 * computed. The next key or press runs it at the latest.
 */
export function afterPaint(work: () => void): void {
  waiting.push(work);
  if (waiting.length === 1) onPaint(doWaiting);
}

/** Resolves once the browser has afterNextPaint the current page; at once where there is no browser. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestAnimationFrame === 'undefined') resolve();
    else onPaint(resolve);
  });
}

/** May call `act` twice. */
function onPaint(act: () => void): void {
  requestAnimationFrame(() => {
    const frame = new MessageChannel();
    frame.port1.addEventListener('message', act);
    frame.port1.start();
    frame.port2.postMessage(null);
  });
  setTimeout(act, WITHOUT_FRAMES);
}

/** A value delayed by one paint, for parts that may lag behind the line being typed. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useLayoutEffect(() => {
    if (!Object.is(shown, value)) afterPaint(() => show(() => value));
  }, [shown, value]);
  return shown;
}

function doWaiting(): void {
  if (waiting.length === 0) return;
  const now = waiting;
  waiting = [];
  flushSync(() => {
    for (const work of now) work();
  });
}

if (typeof window !== 'undefined') {
  for (const input of ['keydown', 'beforeinput', 'pointerdown'] as const) {
    window.addEventListener(input, doWaiting, { capture: true });
  }
}
