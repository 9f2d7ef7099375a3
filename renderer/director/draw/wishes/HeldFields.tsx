import { drawWords } from '../../../../src/language/screens/draw.ts';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useWords } from '../../../shared/language.tsx';

/** How long a wish holds, and why, as it is typed. */
export interface TypedHeld {
  readonly until: string;
  readonly reason: string;
}

/** The last round that a wish holds in, and its reason. @param round the round that it is for at least */
export function heldOf({ until, reason }: TypedHeld, round: number) {
  return { until: Math.max(round, Number(until) || round), reason };
}

/** Asks how long a wish holds, and why. */
export function HeldFields(props: { readonly held: TypedHeld; readonly onChange: (held: TypedHeld) => void }) {
  const words = useWords(drawWords);
  const { held, onChange } = props;
  return (
    <>
      <label>
        <span>{words.untilRound}</span>
        <TextField
          low
          inputMode="numeric"
          maxLength={2}
          value={held.until}
          onChange={(event) => onChange({ ...held, until: event.target.value })}
        />
      </label>
      <label>
        <span>{words.reason}</span>
        <TextField
          low
          maxLength={200}
          value={held.reason}
          onChange={(event) => onChange({ ...held, reason: event.target.value })}
        />
      </label>
    </>
  );
}
