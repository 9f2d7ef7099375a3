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

/** A fix for a problem on a line, applied by one key. */
export type LineFix =
  /** Replaces the typed text. */
  | { readonly kind: 'type'; readonly text: string; readonly label: string }
  /** Keeps the result somebody else recorded. */
  | { readonly kind: 'keep'; readonly label: string }
  /** Records what was typed instead. */
  | { readonly kind: 'replace'; readonly label: string }
  /** Corrects a pair number on another line, where it was typed by mistake, and records this line. */
  | { readonly kind: 'renumber'; readonly other: MisreadNumber; readonly label: string }
  /** Records what the laws provide. The typed text stays with it. */
  | { readonly kind: 'rule'; readonly outcome: Outcome; readonly label: string };

/** The fixes for what is wrong with a line; none where the typist has to look at the sheet. */
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

/** The number of each line's first fix, counted down the page; null where it has none or no key is left. */
export function firstFixNumbers(counts: readonly number[]): readonly (number | null)[] {
  let next = 1;
  return counts.map((count) => {
    const first = next;
    next += count;
    return count > 0 && first <= MOST_FIX_KEYS ? first : null;
  });
}
