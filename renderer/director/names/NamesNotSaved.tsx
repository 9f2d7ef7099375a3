import type { EntryView } from '../../../main/club/model/session.ts';
import { namesWords } from '../../../src/language/screens/names.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useWords } from '../../shared/language.tsx';
import classes from './Names.module.css';
import type { Names } from './useNames.ts';

/** That names were not saved; where somebody else changed them meanwhile, both, and the choice between them. */
export function NamesNotSaved({ names, pairs }: { readonly names: Names; readonly pairs: readonly EntryView[] }) {
  const words = useWords(namesWords);
  if (!names.failed) return null;
  const labels = new Map(pairs.map(({ id, label }) => [id, label]));
  return (
    <div className={classes['failed']} role="alert">
      {names.moved ? words.moved : words.notSaved}
      {names.moved && (
        <ul>
          {names.refused.map(({ entry, mine, theirs }) => (
            <li key={entry}>{words.movedPair(labels.get(entry) ?? '', listed(theirs), listed(mine))}</li>
          ))}
        </ul>
      )}
      <Button onPress={names.retry}>{names.moved ? words.saveMine : words.tryAgain}</Button>
      {names.refused.length > 0 && <Button onPress={names.giveUp}>{words.keepTheirs}</Button>}
    </div>
  );
}

function listed(players: readonly [string, string]): string {
  return players.map((name) => name || '–').join(', ');
}
