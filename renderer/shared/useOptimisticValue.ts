import { useState } from 'react';

/**
 * The value that a field shows: the choice just made, until the stored value has changed too. A controlled radio or
 * select would otherwise show the old value until the cache is updated.
 *
 * @returns what to show, a way to choose, and a way to forget a choice that was refused.
 */
export function useOptimisticValue<Value>(stored: Value): readonly [Value, (value: Value) => void, () => void] {
  const [chosen, setChosen] = useState<{ readonly value: Value; readonly over: Value } | null>(null);
  // The stored value has changed: it is shown again.
  if (chosen && !Object.is(chosen.over, stored)) setChosen(null);
  const shown = chosen && Object.is(chosen.over, stored) ? chosen.value : stored;
  return [shown, (value) => setChosen({ value, over: stored }), () => setChosen(null)];
}
