import { MOST_FIX_KEYS } from '../../session/fixKeys.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { secondPlayOutcome } from '../../../../src/bridge/result/second-play.ts';
import { entryMessageWords } from '../../../../src/language/screens/entry/messages.ts';
import { scoreCorrectionSentence } from '../../../../src/language/game/shorthand.ts';
import type { Draft } from './drafts.ts';
import { outcomeText } from '../../../../src/language/game/outcome.ts';
import type { PageLine } from '../sheet/lines.ts';
import { misreadNumberOf, type MisreadNumber } from './misreadNumber.ts';
import type { LineReading } from './reading.ts';
import { entryById, type Sheet } from '../sheet/sheet.ts';

/** One key's way out of a problem on a line. */
export type LineFix =
  /** Type this instead. */
  | { readonly kind: 'type'; readonly text: string; readonly label: string }
  /** Somebody else's result stays. */
  | { readonly kind: 'keep'; readonly label: string }
  /** What was typed takes its place. */
  | { readonly kind: 'replace'; readonly label: string }
  /** Another line has the number of one of the pairs by mistake: it is put right, and this one recorded. */
  | { readonly kind: 'renumber'; readonly other: MisreadNumber; readonly label: string }
  /** What the law makes of it; what was typed stays beside it. */
  | { readonly kind: 'rule'; readonly outcome: Outcome; readonly label: string };

/** The ways out of what is wrong with a line; none where the typist has to look at the sheet. */
export function fixesOf(
  sheet: Sheet,
  line: PageLine,
  reading: LineReading,
  draft: Draft | undefined,
): readonly LineFix[] {
  const { language } = sheet.manner;
  if (reading.kind === 'problem' && reading.parsed.code === 'impossibleScore') {
    return reading.parsed.corrections.map((correction) => ({
      kind: 'type',
      text: correction.text,
      label: scoreCorrectionSentence(correction, language),
    }));
  }
  const words = entryMessageWords[language];
  if (draft?.refusal?.code === 'pairAlreadyPlayed') {
    const { sides } = draft.refusal;
    const [only, ...both] = sides;
    const label = only && both.length === 0 ? words.secondPlay[only] : words.secondPlay.both;
    const rule: LineFix = { kind: 'rule', outcome: secondPlayOutcome(sides), label };
    const other = reading.kind === 'ready' ? misreadNumberOf(sheet, line, draft) : null;
    if (!other) return [rule];
    const pair = (entry: number) => entryById(sheet, line, entry)?.label ?? '';
    const table = `${line.letter ?? ''}${other.result.table}`;
    const { ns, ew } = other.played;
    return [{ kind: 'renumber', other, label: words.otherNumber(table, pair(ns), pair(ew)) }, rule];
  }
  if (draft?.refusal?.code !== 'versionConflict') return [];
  const { current } = draft.refusal;
  const keep: LineFix = {
    kind: 'keep',
    label: current ? words.keepTheirs(outcomeText(current.outcome, language)) : words.keepErased,
  };
  if (reading.kind !== 'ready') return [keep];
  return [keep, { kind: 'replace', label: words.replaceBy(outcomeText(reading.outcome, language)) }];
}

/** The number of each line's first fix, counted down the traveller; null past the last key. */
export function firstFixNumbers(counts: readonly number[]): readonly (number | null)[] {
  let next = 1;
  return counts.map((count) => {
    const first = next;
    next += count;
    return count > 0 && first <= MOST_FIX_KEYS ? first : null;
  });
}
