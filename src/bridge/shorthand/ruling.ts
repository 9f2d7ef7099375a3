/**
 * Assigned scores (Law 12C1) in the shorthand: each component behind its weight, as files have them too:
 * `60%420+40%-50`, `60%4sn=+40%4sn-1`, `1/3 420+2/3 -50`, `60%420+rest-50`, `100%420`. In a split score North-South's
 * part comes before a stroke: `100%-50/100%450`, `60%170+40%140/a40`. Only these lines begin with a weight.
 */
import { AVERAGE_KINDS, AVERAGE_SIGNS } from '../result/average.ts';
import type { Outcome, Ruled, RuledComponent, RuledSide } from '../result/result.ts';
import { hasResults, isSplit, MOST_COMPONENTS } from '../result/ruling.ts';
import { WHOLE_WEIGHT, weightOfThirds, type Weight } from '../result/weight.ts';
import type { ParsedShorthand, ShorthandProblem, ShorthandUnfinished } from './answer.ts';
import { problem, result, unfinished, type ShorthandLine, type ShorthandOptions } from './line.ts';
import {
  beforeNextWeight,
  beginsWithFraction,
  componentsOf,
  endsInFraction,
  formatWeight,
  readWeight,
  sidesOf,
  wholeWeights,
  type ReadWeight,
  type TextPart,
} from './weight.ts';

const ALL = 100;

/** Reads the text after a percent sign: any line of the shorthand. */
type Parse = (text: string, options: ShorthandOptions) => ParsedShorthand;

type NotRead = Exclude<ParsedShorthand, { kind: 'result' }>;
type Read<What> = { readonly kind: 'read'; readonly what: What } | NotRead;

export function parseRuling(line: ShorthandLine, parse: Parse): ParsedShorthand {
  if (endsInFraction(line.text)) {
    const before = line.text.slice(0, line.text.lastIndexOf('/'));
    if (beginsRuling(before) && parse(before, line).kind === 'result') return unfinished(line, 'side');
    return unfinished(line, 'weight');
  }
  const [first, second, third] = sidesOf(line.text);
  if (!first) return unfinished(line, 'weight');
  if (third) return problem(line, { code: 'afterEnd' }, third.at - 1, third.text.length + 1);
  const ns = readSide(line, first, parse);
  if (ns.kind !== 'read') return ns;
  if (!second) return hasResults(ns.what) ? ruled(line, ns.what, ns.what) : unfinished(line, 'side');
  if (second.text.trim() === '') return unfinished(line, 'side');
  const ew = readSide(line, second, parse);
  return ew.kind === 'read' ? ruled(line, ns.what, ew.what) : ew;
}

/** Whether a line is a ruling: it has a percent sign or begins with a fraction. */
export function beginsRuling(text: string): boolean {
  return text.includes('%') || beginsWithFraction(text);
}

function ruled(line: ShorthandLine, ns: RuledSide, ew: RuledSide): ParsedShorthand {
  return result(line, { kind: 'ruled', ns, ew, atTable: { kind: 'notPlayed' } });
}

function readSide(line: ShorthandLine, part: TextPart, parse: Parse): Read<RuledSide> {
  if (/^\s*a/i.test(part.text)) return readAward(line, part);
  const read: ReadComponent[] = [];
  for (const text of componentsOf(part)) {
    const component = readComponent(line, text, parse);
    if (component.kind !== 'read') return component;
    read.push(component.what);
  }
  if (read.length > MOST_COMPONENTS) return wrong(line, part, 'components');
  const weights = wholeWeights(read.map(({ weight }) => weight));
  if (weights) return { kind: 'read', what: read.map(({ outcome }, at) => ({ outcome, ...weightAt(weights, at) })) };
  const left = WHOLE_WEIGHT - read.reduce((sum, { weight }) => sum + (weight.thirds ?? WHOLE_WEIGHT), 0);
  if (left <= 0 || !endsLine(line, part)) return wrong(line, part, 'weights');
  return { ...unfinished(line, 'weights'), left: weightOfThirds(left) };
}

function weightAt(weights: readonly Weight[], place: number): Weight {
  return weights[place] ?? { percent: 0 };
}

/** Reads A+, A=, A- or a percentage, for the side without a result. */
function readAward(line: ShorthandLine, part: TextPart): Read<RuledSide> {
  const text = part.text.trim().slice(1).trim();
  const average = AVERAGE_KINDS.find((kind) => AVERAGE_SIGNS[kind] === text);
  if (average) return { kind: 'read', what: average };
  const percent = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
  if (percent !== null && percent <= ALL) return { kind: 'read', what: percent };
  return text === '' && endsLine(line, part) ? unfinished(line, 'award') : wrong(line, part, 'award');
}

interface ReadComponent {
  readonly outcome: RuledComponent['outcome'];
  readonly weight: ReadWeight;
}

function readComponent(line: ShorthandLine, part: TextPart, parse: Parse): Read<ReadComponent> {
  const weight = readWeight(part.text);
  if (!weight) return wrong(line, part, 'weight');
  if (weight.thirds !== null && (weight.thirds <= 0 || weight.thirds > WHOLE_WEIGHT)) {
    return wrong(line, part, 'weights');
  }
  const from = part.at + weight.length;
  const { board, language, withoutLastNought, undertricks } = line;
  const text = part.text.slice(weight.length);
  const options = { board, language, withoutLastNought, undertricks };
  const parsed = parse(text, options);
  if (parsed.kind === 'problem') {
    const before = endsLine(line, part) ? beforeNextWeight(text) : null;
    if (before !== null && parse(before, options).kind === 'result') return unfinished(line, 'weight');
    return { ...correctedIn(line, parsed, from, part), at: parsed.at + from };
  }
  if (parsed.kind === 'unfinished') {
    return endsLine(line, part) ? atEnd(line, parsed) : stopped(line, parsed, from, part);
  }
  const outcome = plain(parsed.outcome);
  return outcome ? { kind: 'read', what: { outcome, weight } } : wrong(line, part, 'component');
}

/** A component's problem, its corrections as whole lines: each replaces the component's score and repeats the rest. */
function correctedIn(
  { text }: ShorthandLine,
  problem: ShorthandProblem,
  from: number,
  part: TextPart,
): ShorthandProblem {
  if (problem.code !== 'impossibleScore') return problem;
  const [before, behind] = [text.slice(0, from), text.slice(part.at + part.text.length)];
  return {
    ...problem,
    corrections: problem.corrections.map((correction) => ({ ...correction, text: before + correction.text + behind })),
  };
}

function atEnd(line: ShorthandLine, parsed: ShorthandUnfinished): ShorthandUnfinished {
  return { ...unfinished(line), expects: parsed.expects };
}

/** A component that ends too early, though the line goes on. */
function stopped(line: ShorthandLine, { ifEnded }: ShorthandUnfinished, from: number, part: TextPart): NotRead {
  if (!ifEnded) return wrong(line, part, 'component');
  return { ...correctedIn(line, ifEnded, from, part), at: part.at, length: part.text.length };
}

/** The outcome as a component, without its lead; null for what cannot be weighted. */
function plain(outcome: Outcome): RuledComponent['outcome'] | null {
  if (outcome.kind === 'played') return { ...outcome, lead: null };
  return outcome.kind === 'score' || outcome.kind === 'passedOut' ? outcome : null;
}

function endsLine(line: ShorthandLine, part: TextPart): boolean {
  return part.at + part.text.length === line.text.length;
}

function wrong(
  line: ShorthandLine,
  part: TextPart,
  code: 'award' | 'component' | 'components' | 'weight' | 'weights',
): NotRead {
  return problem(line, { code }, part.at, Math.max(1, part.text.length));
}

/** A ruling as it is typed; the outcome at the table is not part of it. */
export function formatRuling({ ns, ew }: Ruled, make: (outcome: Outcome) => string): string {
  const sides = isSplit({ ns, ew }) ? [ns, ew] : [ns];
  return sides.map((side) => makeSide(side, make)).join('/');
}

function makeSide(side: RuledSide, make: (outcome: Outcome) => string): string {
  if (!hasResults(side)) return `a${typeof side === 'number' ? side : AVERAGE_SIGNS[side]}`;
  return side.map(({ outcome, ...weight }) => `${formatWeight(weight)}${make(outcome)}`).join('+');
}
