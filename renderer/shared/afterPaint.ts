import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

let waiting: (() => void)[] = [];

/** When a window draws no frames, as one that is minimised, what waits for a frame is done after so many milliseconds. */
const WITHOUT_FRAMES = 100;

/**
 * Does what may follow a moment later, once the browser has painted what is on the page now: the answer to a key is
 * then seen before the rest is worked out. Never later than the next key or press, which find everything done.
 */
export function afterPaint(work: () => void): void {
  waiting.push(work);
  if (waiting.length === 1) onPaint(doWaiting);
}

/** When the browser has painted what is on the page now; at once where nothing is drawn at all. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestAnimationFrame === 'undefined') resolve();
    else onPaint(resolve);
  });
}

/** May be called twice. */
function onPaint(act: () => void): void {
  requestAnimationFrame(() => {
    const frame = new MessageChannel();
    frame.port1.addEventListener('message', act);
    frame.port1.start();
    frame.port2.postMessage(null);
  });
  setTimeout(act, WITHOUT_FRAMES);
}

/** Whether something waits for the paint. */
export function isPainting(): boolean {
  return waiting.length > 0;
}

/** A value a paint later than it is, for what may follow the line under the typist's fingers. */
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
