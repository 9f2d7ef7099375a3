import { entryWords } from '../../../src/language/screens/entry.ts';
import { Key, KeyAction } from '../../shared/Keys.tsx';
import { useWords } from '../../shared/language.tsx';
import { ALT, MOD } from '../../shared/shortcuts.ts';
import { span } from './columns.ts';
import { MOST_FIX_KEYS, type Fix } from './fixes.ts';
import type { PairsProblem } from './pairs.ts';
import type { EnterMeaning } from './reading.ts';
import type { Saying } from './saying.ts';
import { SuitText } from './SuitText.tsx';
import classes from './LineNote.module.css';
import traveller from './Traveller.module.css';
import type { Layout } from './useLayout.ts';

interface LineNoteProps {
  readonly id: string;
  readonly layout: Layout;
  readonly saying: Saying;
  readonly fixes: readonly Fix[];
  readonly firstFix: number | null;
  /** Null where the cursor is not. */
  readonly enter: EnterMeaning | null;
  /** Escape brings back what is recorded. */
  readonly canKeep: boolean;
  /** Set while the pairs that really played are typed. */
  readonly pairs: { readonly problem: PairsProblem | null } | null;
  readonly onFix: (fix: Fix) => void;
}

/** What stands under a line: who really played, what it is worth or what is wrong, its cures, and what Enter does. */
export function LineNote(props: LineNoteProps) {
  const { saying, layout, enter } = props;
  if (!enter && props.fixes.length === 0 && !saying.warning && !saying.happened) return null;
  const beside = layout === 'full';
  const pairs = <PairsNote {...props} />;
  return (
    <tr className={traveller['noteRow']}>
      {beside && (
        <td className={classes['note']} colSpan={span(layout, 'table', 'typed')}>
          {pairs}
        </td>
      )}
      <td className={classes['note']} colSpan={span(layout, beside ? 'contract' : 'table', 'percent')}>
        {!beside && pairs}
        <div>
          <Sentence id={props.id} saying={saying} />
          {props.fixes.map((fix, place) => (
            <FixAction
              key={fix.label}
              number={props.firstFix === null ? null : props.firstFix + place}
              onPress={() => props.onFix(fix)}
            >
              {fix.label}
            </FixAction>
          ))}
          {enter && <EnterKey meaning={props.pairs ? 'confirmPairs' : enter} />}
        </div>
      </td>
    </tr>
  );
}

function Sentence({ id, saying }: { readonly id: string; readonly saying: Saying }) {
  const sentence = saying.warning ?? saying.note;
  if (sentence === null) return null;
  return (
    <p id={id} className={saying.warning === null ? undefined : classes['warning']}>
      <SuitText>{sentence}</SuitText>
    </p>
  );
}

/** Under the pairs: that others played than the schedule expects, or how to say so; and the way back. */
function PairsNote({ saying, pairs, canKeep }: LineNoteProps) {
  const words = useWords(entryWords);
  if (!pairs && !canKeep && saying.happened === null) return null;
  return (
    <div className={classes['pairs']}>
      {pairs ? <PairsHint problem={pairs.problem} /> : <p>{saying.happened}</p>}
      {(canKeep || pairs) && (
        <span className={classes['keep']}>
          <Key>{words.escape}</Key> {words.keepIt}
        </span>
      )}
    </div>
  );
}

function PairsHint({ problem }: { readonly problem: PairsProblem | null }) {
  const words = useWords(entryWords);
  if (problem !== null) {
    return (
      <p className={classes['warning']} role="alert">
        {problem.code === 'noSuchPair' ? words.noSuchPair(problem.number) : words.samePair}
      </p>
    );
  }
  return (
    <p>
      {words.pairsReallyPlayed} <Key>{`${MOD} E`}</Key> {words.exchange}
    </p>
  );
}

function FixAction(props: { readonly number: number | null; readonly children: string; readonly onPress: () => void }) {
  const keyed = props.number !== null && props.number <= MOST_FIX_KEYS;
  return (
    <KeyAction keys={keyed ? [`${ALT} ${props.number}`] : []} onPress={props.onPress}>
      <SuitText>{props.children}</SuitText>
    </KeyAction>
  );
}

function EnterKey({ meaning }: { readonly meaning: EnterMeaning | 'confirmPairs' }) {
  const words = useWords(entryWords);
  return (
    <span className={classes['enter']}>
      <Key>{words.enter}</Key> {words[meaning]}
    </span>
  );
}
