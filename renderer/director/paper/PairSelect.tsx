import type { SectionView } from '../../../main/club/model/session.ts';
import { paperScreenWords } from '../../../src/language/screens/paper.ts';
import { useWords } from '../../shared/language.tsx';
import { Select } from '../../shared/controls/Select.tsx';
import { shortPairName } from '../session/pairName.ts';
import classes from './Paper.module.css';

const ALL = 'all';

/** The pair whose figures are explained, or all of them. */
export function PairSelect(props: {
  readonly sections: readonly SectionView[];
  /** Null for all pairs. */
  readonly entry: number | null;
  readonly onEntry: (entry: number | null) => void;
}) {
  const words = useWords(paperScreenWords);
  const { sections } = props;
  const pairs = sections.flatMap(({ entries }) =>
    entries
      .filter(({ phantom }) => !phantom)
      .map((entry) => ({
        value: String(entry.id),
        text: `${entry.label} ${shortPairName(entry)}`.trim(),
      })),
  );
  return (
    <div className={classes['boards']}>
      <span>{words.pair}</span>
      <Select
        label={words.pair}
        options={[{ value: ALL, text: words.allPairs }, ...pairs]}
        value={props.entry === null ? ALL : String(props.entry)}
        onChange={(value) => props.onEntry(value === ALL ? null : Number(value))}
      />
    </div>
  );
}
