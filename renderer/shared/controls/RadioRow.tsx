import { useEffect, useRef } from 'react';

/** A row of radio buttons. The chosen one gets the focus when the row appears. */
export function RadioRow<Choice extends string>(props: {
  readonly name: string;
  readonly label: string;
  readonly className: string | undefined;
  readonly choices: readonly Choice[];
  readonly words: Readonly<Record<Choice, string>>;
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}) {
  const { chosen } = props;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={props.className} role="radiogroup" aria-label={props.label}>
      {props.choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={props.name}
            ref={choice === chosen ? first : null}
            checked={choice === chosen}
            onChange={() => props.onChoose(choice)}
          />
          {props.words[choice]}
        </label>
      ))}
    </div>
  );
}
