import { useState } from 'react';

/**
 * What a field shows: what was just chosen, at once, until the value kept elsewhere has followed. A controlled
 * radio or select otherwise springs back to the old value until the cache's change arrives, a moment later.
 *
 * @returns what to show, a way to choose, and a way to forget a choice that was refused.
 */
export function useChosen<Value>(kept: Value): readonly [Value, (value: Value) => void, () => void] {
  const [chosen, setChosen] = useState<{ readonly value: Value; readonly over: Value } | null>(null);
  // The kept value has moved on (to what was chosen, or to anything else): it speaks for itself again.
  if (chosen && !Object.is(chosen.over, kept)) setChosen(null);
  const shown = chosen && Object.is(chosen.over, kept) ? chosen.value : kept;
  return [shown, (value) => setChosen({ value, over: kept }), () => setChosen(null)];
}
