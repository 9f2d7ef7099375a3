import { memo } from 'react';
import { entryWords } from '../../../src/language/screens/entry.ts';
import { Key, KeyAction } from '../../shared/Keys.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { ALT, MOD } from '../../shared/shortcuts.ts';
import { applyFix } from './actions.ts';
import { span } from './columns.ts';
import type { Desk } from './desk.ts';
import type { Draft } from './drafts.ts';
import { fixesOf, MOST_FIX_KEYS } from './fixes.ts';
import type { Line } from './lines.ts';
import type { PairsProblem } from './pairs.ts';
import { enterMeaning, needsAttention, readLine, type EnterMeaning } from './reading.ts';
import { sayingOf, type Saying } from './saying.ts';
import { resultOf, type Sheet } from './sheet.ts';
import { SuitText } from './SuitText.tsx';
import classes from './LineNote.module.css';
import traveller from './Traveller.module.css';
import { isWide, type Layout } from './useLayout.ts';

interface LineNoteProps {
  readonly id: string;
  readonly sheet: Sheet;
  readonly line: Line;
  readonly desk: Desk;
  readonly layout: Layout;
  readonly draft: Draft | undefined;
  /** The cursor is on the line. */
  readonly current: boolean;
  readonly firstFix: number | null;
  /** The pairs that really played are being typed. */
  readonly pairsOpen: boolean;
  readonly pairsProblem: PairsProblem | null;
}

/** What stands under a line: who really played, what it is worth or what is wrong, its cures, and what Enter does. */
export const LineNote = memo(function LineNote(props: LineNoteProps) {
  const { sheet, line, desk, layout, draft, current } = props;
  const language = useLanguage();
  const result = resultOf(sheet, line);
  const reading = readLine(line, result, draft, sheet.manner);
  const saying = sayingOf(sheet, line, reading, draft, { current, attention: needsAttention(reading, draft) });
  const fixes = fixesOf(reading, draft, language);
  if (!current && fixes.length === 0 && !saying.warning && !saying.happened) return null;
  const beside = isWide(layout);
  // Escape brings back what is recorded.
  const canKeep = draft !== undefined && !draft.sending && result !== undefined;
  const pairs = <PairsNote {...props} happened={saying.happened} canKeep={canKeep} />;
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
          {fixes.map((fix, place) => (
            <FixAction
              key={fix.label}
              number={props.firstFix === null ? null : props.firstFix + place}
              onPress={() => applyFix(desk, sheet, line, fix)}
            >
              {fix.label}
            </FixAction>
          ))}
          {current && (
            <EnterKey meaning={props.pairsOpen ? 'confirmPairs' : enterMeaning(reading, draft, result !== undefined)} />
          )}
        </div>
      </td>
    </tr>
  );
});

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
function PairsNote(props: {
  readonly pairsOpen: boolean;
  readonly pairsProblem: PairsProblem | null;
  readonly happened: string | null;
  readonly canKeep: boolean;
}) {
  const words = useWords(entryWords);
  const { pairsOpen, happened, canKeep } = props;
  if (!pairsOpen && !canKeep && happened === null) return null;
  return (
    <div className={classes['pairs']}>
      {pairsOpen ? <PairsHint problem={props.pairsProblem} /> : <p>{happened}</p>}
      {(canKeep || pairsOpen) && (
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
