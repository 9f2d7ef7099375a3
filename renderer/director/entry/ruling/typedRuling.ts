import type { ResultView } from '../../../../main/club/model/result.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { MOST_COMPONENTS } from '../../../../src/bridge/result/ruling.ts';
import { beginsRuling } from '../../../../src/bridge/shorthand/ruling.ts';
import { readWeight } from '../../../../src/bridge/shorthand/weight.ts';
import type { Language } from '../../../../src/language.ts';
import { unfinishedSentence, shorthandProblemSentence } from '../../../../src/language/game/shorthand.ts';
import type { ShorthandManner } from '../sheet/sheet.ts';
import { parseLineText } from '../typing/parseLineText.ts';

/** The kinds of rulings, in the order of the form. */
export const RULING_KINDS = ['award', 'assigned', 'weighted', 'split', 'form', 'cancel', 'everywhere'] as const;
export type RulingKind = (typeof RULING_KINDS)[number];

/** A component of a weighted score as it is typed; its weight is percents or a fraction, the rest where it is empty. */
export interface TypedComponent {
  readonly percent: string;
  readonly score: string;
}

/** A ruling as it is typed. Each kind uses some of the fields. */
export interface TypedRuling {
  readonly kind: RulingKind;
  readonly award: string;
  readonly assigned: string;
  readonly components: readonly TypedComponent[];
  readonly ns: string;
  readonly ew: string;
  readonly form: string;
  readonly note: string;
}

/** A typed ruling after reading it: what would be recorded, or what is still missing. */
export type ReadRuling =
  | { readonly kind: 'ready'; readonly outcome: Outcome; readonly form: string | null; readonly text: string }
  /** The sentence says what is missing; null while nothing is typed. */
  | { readonly kind: 'waiting'; readonly sentence: string | null };

/** An empty ruling on a line. */
export function newRuling(result: ResultView | undefined): TypedRuling {
  const empty = { percent: '', score: '' };
  return {
    kind: 'award',
    award: '',
    assigned: '',
    components: Array.from({ length: MOST_COMPONENTS }, () => empty),
    ns: '',
    ew: '',
    form: result?.form ?? '',
    note: result?.note ?? '',
  };
}

/** The weights typed so far together, in thirds of a percent. */
export function typedWeights({ components }: TypedRuling): number {
  return components.reduce((sum, { percent }) => sum + (readWeight(weightAsTyped(percent))?.thirds ?? 0), 0);
}

/** Whether a weight is typed as a fraction, 1/3, and not in percent, 33 1/3. */
export function isFraction(weight: string): boolean {
  return /^\s*\d+\s*\/\s*\d+\s*$/.test(weight);
}

/** Whether a component has the rest: a score without a weight. */
export function isRest({ percent, score }: TypedComponent): boolean {
  return percent.trim() === '' && score.trim() !== '';
}

/** Reads a ruling on board `board`. It goes through the shorthand, in which the ruling could be typed too. */
export function readRuling(
  typed: TypedRuling,
  result: ResultView | undefined,
  { manner, board, noResult }: { readonly manner: ShorthandManner; readonly board: number; readonly noResult: string },
): ReadRuling {
  const form = result?.form ?? null;
  if (typed.kind === 'form') {
    if (!result) return { kind: 'waiting', sentence: noResult };
    const letter = typed.form.trim().toUpperCase();
    const isForm = letter === '' || /^[A-Z]$/.test(letter);
    return isForm
      ? { kind: 'ready', outcome: result.outcome, form: letter || null, text: result.typed }
      : { kind: 'waiting', sentence: null };
  }
  const text = textOf(typed, manner.language);
  if (text === '') return { kind: 'waiting', sentence: null };
  const parsed = parseLineText(text, { ...manner, board });
  switch (parsed.kind) {
    case 'result':
      return { kind: 'ready', outcome: parsed.outcome, form, text };
    case 'unfinished':
      return { kind: 'waiting', sentence: unfinishedSentence(parsed, manner.language) };
    case 'problem':
      return { kind: 'waiting', sentence: shorthandProblemSentence(parsed, manner.language) };
  }
}

/** The ruling in shorthand; empty while nothing is typed. */
function textOf({ kind, award, assigned, components, ns, ew }: TypedRuling, language: Language): string {
  switch (kind) {
    case 'award': {
      const text = award.trim();
      return text === '' || /^a/i.test(text) ? text : `a${text}`;
    }
    case 'assigned':
      return assigned.trim() === '' ? '' : `100%${assigned.trim()}`;
    case 'weighted':
      return components
        .filter(({ percent, score }) => percent.trim() !== '' || score.trim() !== '')
        .map(
          ({ percent, score }) => `${percent.trim() === '' ? REST[language] : weightAsTyped(percent)}${score.trim()}`,
        )
        .join('+');
    case 'split':
      return ns.trim() === '' ? '' : `${sideText(ns)}/${sideText(ew)}`;
    case 'form':
      return '';
    case 'cancel':
    case 'everywhere':
      return 'np';
  }
}

/** The word for what the other weights leave, as it is typed. */
const REST: Readonly<Record<Language, string>> = { en: 'rest ', fr: 'reste ' };

/** A weight of the form in shorthand: 60 is 60%, 33 1/3 is 33 1/3%, 1/3 is itself. */
function weightAsTyped(percent: string): string {
  const text = percent.trim();
  return isFraction(text) ? `${text} ` : `${text}%`;
}

function sideText(text: string): string {
  const side = text.trim();
  return side === '' || beginsRuling(side) || /^a/i.test(side) ? side : `100%${side}`;
}
