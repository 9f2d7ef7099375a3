import { paperScreenWords } from '../../../src/language/screens/paper.ts';
import { useWords } from '../../shared/language.tsx';
import { Select } from '../../shared/controls/Select.tsx';
import classes from './Paper.module.css';

const NOW = 'now';

/** Whether the ranking is printed as it stands, or as it stood after a round. */
export function RoundSelect(props: {
  readonly rounds: number;
  /** Null as it stands. */
  readonly after: number | null;
  readonly onAfter: (after: number | null) => void;
}) {
  const words = useWords(paperScreenWords);
  const rounds = Array.from({ length: props.rounds }, (_, at) => String(at + 1));
  return (
    <div className={classes['boards']}>
      <span>{words.standing}</span>
      <Select
        label={words.standing}
        options={[
          { value: NOW, text: words.asItStands },
          ...rounds.map((value) => ({ value, text: words.afterRound(value) })),
        ]}
        value={props.after === null ? NOW : String(props.after)}
        onChange={(value) => props.onAfter(value === NOW ? null : Number(value))}
      />
    </div>
  );
}
