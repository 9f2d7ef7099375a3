import { slotKey, type Slot } from '../../../../src/session/slot.ts';

type Listener = (session: number, keys: readonly string[]) => void;

const listeners = new Set<Listener>();

/** Notifies of lines that a fix of the review recorded: what was typed on them before is settled with it. */
export function notifySettled(session: number, slots: readonly Slot[]): void {
  for (const listener of listeners) listener(session, slots.map(slotKey));
}

/** Calls a listener with the keys of lines that a fix of the review recorded. */
export function onSettled(listener: Listener): void {
  listeners.add(listener);
}
