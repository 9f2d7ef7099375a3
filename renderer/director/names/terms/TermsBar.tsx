import { namesWords } from '../../../../src/language/screens/names.ts';
import { HANDICAP_UNITS } from '../../../../src/scoring/standing/handicap.ts';
import type { Method } from '../../../../src/scoring/method.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { useWords } from '../../../shared/language.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import classes from '../Names.module.css';
import type { OfferedTerms } from './useMemberTerms.ts';
import type { TermsEditing } from './useTerms.ts';

/** The button that opens the columns of terms. Once they are open: the unit of handicaps, and what the columns mean. */
export function TermsBar(props: {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly rankedBy: Method['rankedBy'];
  /** Whether the pairs are added up in teams. */
  readonly addsUp: boolean;
  readonly editing: TermsEditing;
  /** Terms that members bring, of pairs that have none. */
  readonly offered: OfferedTerms;
}) {
  const all = useWords(namesWords);
  const { changedMeanwhile } = useWords(shellWords);
  const words = all.terms;
  const { editing, rankedBy } = props;
  const { unit } = editing.terms;
  if (!props.open) {
    return (
      <div className={classes['termsBar']}>
        <Button onPress={props.onOpen}>{words.open}</Button>
      </div>
    );
  }
  return (
    <div className={classes['termsBar']}>
      <div className={classes['unit']}>
        <span aria-hidden="true">{words.unitLabel}</span>
        <Select
          label={words.unitLabel}
          options={HANDICAP_UNITS.map((value) => ({ value, text: words.unit[value] }))}
          value={unit}
          onChange={(chosen) => editing.change({ unit: chosen, entries: [] })}
        />
      </div>
      <p className="quiet">{props.addsUp ? `${words.help} ${words.pairsOnly}` : words.help}</p>
      {unit === 'percent' && rankedBy === 'mean' && <p className={classes['problems']}>{words.percentAtImps}</p>}
      {props.offered.count > 0 && (
        <Button onPress={props.offered.fill}>{words.fromMembers(props.offered.count)}</Button>
      )}
      {editing.failed && (
        <p className={classes['failed']} role="alert">
          {editing.moved ? changedMeanwhile : words.notSaved} <Button onPress={editing.retry}>{all.tryAgain}</Button>
        </p>
      )}
    </div>
  );
}
