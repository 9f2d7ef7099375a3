import { tableName } from '../../session/tableName.ts';
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
import type { ActualPlay } from '../sheet/actualPlay.ts';
import { entryById, entryByNumber, type Sheet } from '../sheet/sheet.ts';
import { isSaidLine, type SaidPairs } from './saidPairs.ts';
import { wordsFor } from '../../../../src/language/typography.ts';

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
  /** Takes what was typed to the line where it belongs, and records it there. */
  | { readonly kind: 'moveTo'; readonly line: PageLine; readonly label: string }
  /** Records that other pairs played. */
  | { readonly kind: 'playedBy'; readonly played: ActualPlay; readonly label: string }
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
  const words = wordsFor(entryMessageWords, language, sheet.ranks);
  if (reading.kind === 'ready' && reading.otherPairs) return otherPairsFixes(sheet, line, reading.otherPairs);
  if (draft?.correcting) return passedLineFixes(sheet, line);
  if (draft?.refusal?.code === 'pairAlreadyPlayed') {
    const { sides } = draft.refusal;
    const [only, ...both] = sides;
    const label = only && both.length === 0 ? words.secondPlay[only] : words.secondPlay.both;
    const rule: LineFix = { kind: 'rule', outcome: secondPlayOutcome(sides), label };
    const other = reading.kind === 'ready' ? misreadNumberOf(sheet, line, draft) : null;
    if (!other) return [rule];
    const pair = (entry: number) => entryById(sheet, line, entry)?.label ?? '';
    const table = tableName(sheet, other.result);
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

/** The fixes where a line has other pairs than were typed: their own line, that they played here, or this line. */
function otherPairsFixes(sheet: Sheet, line: PageLine, said: SaidPairs): readonly LineFix[] {
  const words = wordsFor(entryMessageWords, sheet.manner.language, sheet.ranks);
  const keep: LineFix = {
    kind: 'type',
    text: said.rest.trim(),
    label: words.lineIsRight(line.ns.label, line.ew.label),
  };
  const own = sheet.lines.find((one) => one.slot.slotBoard === line.slot.slotBoard && isSaidLine(one, said));
  if (own) return [{ kind: 'moveTo', line: own, label: moveLabel(sheet, own) }, keep];
  const ns = entryByNumber(sheet, line, said.ns);
  const ew = said.ew === null ? (ns === line.ew ? line.ns : line.ew) : entryByNumber(sheet, line, said.ew);
  if (!ns || !ew || ns === ew) return [keep];
  const played = { board: line.slot.slotBoard, ns: ns.id, ew: ew.id };
  return [{ kind: 'playedBy', played, label: words.playedHere(ns.label, ew.label) }, keep];
}

/** The fix where a recorded line would be changed in passing: the next line without a result. */
function passedLineFixes(sheet: Sheet, line: PageLine): readonly LineFix[] {
  const below = sheet.lines.slice(sheet.lines.indexOf(line) + 1);
  const open = [...below, ...sheet.lines].find(({ key, withdrawn }) => !withdrawn && !sheet.results.has(key));
  return open ? [{ kind: 'moveTo', line: open, label: moveLabel(sheet, open) }] : [];
}

function moveLabel(sheet: Sheet, { letter, slot, ns, ew }: PageLine): string {
  return wordsFor(entryMessageWords, sheet.manner.language, sheet.ranks).otherLine(
    `${letter ?? ''}${slot.table}`,
    ns.label,
    ew.label,
  );
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
