import { useEffect, useRef } from 'react';
import { comparisonWords } from '../../../../src/language/screens/comparison.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import type { ListedChoice, Play } from '../play.ts';
import classes from '../Start.module.css';

/** A movement of the list: its figures, its sentence, and a button that compares it with the chosen one. */
export function ChoiceRow<Choice extends ListedChoice>(props: {
  readonly play: Play<Choice>;
  readonly choice: Choice;
  readonly ordinal: number;
  readonly chosen: boolean;
  readonly marked: boolean;
  readonly onChoose: () => void;
  readonly onStart: () => void;
  readonly onCompare: () => void;
}) {
  const language = useLanguage();
  const compared = useWords(comparisonWords);
  const { play, choice, chosen } = props;
  const name = play.name(choice, language);
  const row = useRef<HTMLTableRowElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    // A new list must not scroll the page away from the number of tables being typed.
    if (chosen && !isNew.current) row.current?.scrollIntoView({ block: 'nearest' });
    isNew.current = false;
  }, [chosen]);
  return (
    <tr ref={row} aria-current={chosen || undefined} onClick={props.onChoose} onDoubleClick={props.onStart}>
      <td>{props.ordinal}</td>
      <th scope="row">
        <Name of={name} />
        {props.marked && <span className={classes['marked']}>{compared.marked}</span>}
        {!chosen && (
          <button
            type="button"
            className={classes['compare']}
            aria-label={compared.compareWith(name)}
            onClick={(event) => {
              event.stopPropagation();
              props.onCompare();
            }}
          >
            {compared.compare}
          </button>
        )}
        <p>{play.sentence(choice, language)}</p>
      </th>
      <td>
        {choice.rounds} × {choice.boardsPerRound}
      </td>
      <td>{choice.boards}</td>
      <td className={classes['ends']}>{choice.ends}</td>
      {play.figures(choice, language).map(({ head, value, none }) => (
        <td key={head} data-none={none || undefined}>
          {value}
        </td>
      ))}
    </tr>
  );
}

/** The name of a movement. Lines don't break inside a missing pair such as N-S 14. */
function Name({ of: name }: { readonly of: string }) {
  return name.split(/([NE]-[SWO] \d+)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other key
      <span key={place} className={classes['whole']}>
        {part}
      </span>
    ),
  );
}
