/**
 * Assigned scores (Law 12C1) in the shorthand: each component behind its percent, as files have them too:
 * `60%420+40%-50`, `60%4sn=+40%4sn-1`, `100%420`. In a split score North-South's part comes before a stroke:
 * `100%-50/100%450`, `60%170+40%140/a40`. Only these lines have a percent sign.
 */
import { AVERAGE_KINDS, AVERAGE_SIGNS } from '../result/average.ts';
import type { Outcome, Ruled, RuledComponent, RuledSide } from '../result/result.ts';
import { hasResults, isSplit, MOST_COMPONENTS } from '../result/ruling.ts';
import type { ParsedShorthand, ShorthandProblem, ShorthandUnfinished } from './answer.ts';
import { problem, result, unfinished, type ShorthandLine, type ShorthandOptions } from './line.ts';

const ALL = 100;

/** Reads the text after a percent sign: any line of the shorthand. */
type Parse = (text: string, options: ShorthandOptions) => ParsedShorthand;

/** A part of the line: its text and where it begins. */
interface Part {
  readonly text: string;
  readonly at: number;
}

type NotRead = Exclude<ParsedShorthand, { kind: 'result' }>;
type Read<What> = { readonly kind: 'read'; readonly what: What } | NotRead;

export function parseRuling(line: ShorthandLine, parse: Parse): ParsedShorthand {
  const [first, second, third] = partsOf({ text: line.text, at: 0 }, /\//g);
  if (!first) return unfinished(line, 'weight');
  if (third) return problem(line, { code: 'afterEnd' }, third.at - 1, third.text.length + 1);
  const ns = readSide(line, first, parse);
  if (ns.kind !== 'read') return ns;
  if (!second) return hasResults(ns.what) ? ruled(line, ns.what, ns.what) : unfinished(line, 'side');
  if (second.text.trim() === '') return unfinished(line, 'side');
  const ew = readSide(line, second, parse);
  return ew.kind === 'read' ? ruled(line, ns.what, ew.what) : ew;
}

function ruled(line: ShorthandLine, ns: RuledSide, ew: RuledSide): ParsedShorthand {
  return result(line, { kind: 'ruled', ns, ew, atTable: { kind: 'notPlayed' } });
}

function readSide(line: ShorthandLine, part: Part, parse: Parse): Read<RuledSide> {
  if (/^\s*a/i.test(part.text)) return readAward(line, part);
  const components: RuledComponent[] = [];
  for (const text of partsOf(part, /\+(?=\s*\d{1,3}\s*%)/g)) {
    const component = readComponent(line, text, parse);
    if (component.kind !== 'read') return component;
    components.push(component.what);
  }
  if (components.length > MOST_COMPONENTS) return wrong(line, part, 'components');
  const sum = components.reduce((percents, { percent }) => percents + percent, 0);
  if (sum > ALL) return wrong(line, part, 'weights');
  if (sum < ALL) return endsLine(line, part) ? unfinished(line, 'weights') : wrong(line, part, 'weights');
  return { kind: 'read', what: components };
}

/** Reads A+, A=, A- or a percentage, for the side without a result. */
function readAward(line: ShorthandLine, part: Part): Read<RuledSide> {
  const text = part.text.trim().slice(1).trim();
  const average = AVERAGE_KINDS.find((kind) => AVERAGE_SIGNS[kind] === text);
  if (average) return { kind: 'read', what: average };
  const percent = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
  if (percent !== null && percent <= ALL) return { kind: 'read', what: percent };
  return text === '' && endsLine(line, part) ? unfinished(line, 'award') : wrong(line, part, 'award');
}

function readComponent(line: ShorthandLine, part: Part, parse: Parse): Read<RuledComponent> {
  const weight = /^\s*(\d{1,3})\s*%/.exec(part.text);
  if (!weight) return wrong(line, part, 'weight');
  const percent = Number(weight[1]);
  if (percent < 1 || percent > ALL) return wrong(line, part, 'weights');
  const from = part.at + weight[0].length;
  const { board, language, withoutLastNought, undertricks } = line;
  const text = part.text.slice(weight[0].length);
  const options = { board, language, withoutLastNought, undertricks };
  const parsed = parse(text, options);
  if (parsed.kind === 'problem') {
    if (endsLine(line, part) && goesOn(text, (before) => parse(before, options).kind === 'result')) {
      return unfinished(line, 'weight');
    }
    return { ...correctedIn(line, parsed, from, part), at: parsed.at + from };
  }
  if (parsed.kind === 'unfinished') {
    return endsLine(line, part) ? atEnd(line, parsed) : stopped(line, parsed, from, part);
  }
  const outcome = plain(parsed.outcome);
  return outcome ? { kind: 'read', what: { outcome, percent } } : wrong(line, part, 'component');
}

/** A component's problem, its corrections as whole lines: each replaces the component's score and repeats the rest. */
function correctedIn({ text }: ShorthandLine, problem: ShorthandProblem, from: number, part: Part): ShorthandProblem {
  if (problem.code !== 'impossibleScore') return problem;
  const [before, behind] = [text.slice(0, from), text.slice(part.at + part.text.length)];
  return {
    ...problem,
    corrections: problem.corrections.map((correction) => ({ ...correction, text: before + correction.text + behind })),
  };
}

/** Whether the next component is unfinished: 420+, 420+4. */
function goesOn(text: string, isResult: (before: string) => boolean): boolean {
  const begun = /\+\s*\d{0,3}\s*$/.exec(text);
  return begun !== null && isResult(text.slice(0, begun.index));
}

function atEnd(line: ShorthandLine, parsed: ShorthandUnfinished): ShorthandUnfinished {
  return { ...unfinished(line), expects: parsed.expects };
}

/** A component that ends too early, though the line goes on. */
function stopped(line: ShorthandLine, { ifEnded }: ShorthandUnfinished, from: number, part: Part): NotRead {
  if (!ifEnded) return wrong(line, part, 'component');
  return { ...correctedIn(line, ifEnded, from, part), at: part.at, length: part.text.length };
}

/** The outcome as a component, without its lead; null for what cannot be weighted. */
function plain(outcome: Outcome): RuledComponent['outcome'] | null {
  if (outcome.kind === 'played') return { ...outcome, lead: null };
  return outcome.kind === 'score' || outcome.kind === 'passedOut' ? outcome : null;
}

function endsLine(line: ShorthandLine, part: Part): boolean {
  return part.at + part.text.length === line.text.length;
}

function wrong(
  line: ShorthandLine,
  part: Part,
  code: 'award' | 'component' | 'components' | 'weight' | 'weights',
): NotRead {
  return problem(line, { code }, part.at, Math.max(1, part.text.length));
}

function partsOf({ text, at }: Part, separator: RegExp): Part[] {
  let from = 0;
  const ends = [...text.matchAll(separator)].map(({ index }) => index).concat(text.length);
  return ends.map((end) => {
    const part = { text: text.slice(from, end), at: at + from };
    from = end + 1;
    return part;
  });
}

/** A ruling as it is typed; the outcome at the table is not part of it. */
export function formatRuling({ ns, ew }: Ruled, make: (outcome: Outcome) => string): string {
  const sides = isSplit({ ns, ew }) ? [ns, ew] : [ns];
  return sides.map((side) => makeSide(side, make)).join('/');
}

function makeSide(side: RuledSide, make: (outcome: Outcome) => string): string {
  if (!hasResults(side)) return `a${typeof side === 'number' ? side : AVERAGE_SIGNS[side]}`;
  return side.map(({ outcome, percent }) => `${percent}%${make(outcome)}`).join('+');
}
