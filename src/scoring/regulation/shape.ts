/**
 * The values that a rule may have, as data. Stored values are read by it, the schema of a request is made from it, and
 * the settings screen chooses the control of a rule by it.
 */
import type { NumberUnit, RegulationProblem } from './problem.ts';

/** A shape, whatever its values. */
export type AnyShape =
  | { readonly kind: 'choice'; readonly name: string; readonly values: readonly ChoiceValue[] }
  | { readonly kind: 'boolean' }
  | { readonly kind: NumberUnit }
  /** A whole number between the two. */
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'nullable'; readonly of: AnyShape }
  | { readonly kind: 'list'; readonly of: AnyShape; readonly longest: number }
  | { readonly kind: 'record'; readonly parts: Readonly<Record<string, AnyShape>> }
  | { readonly kind: 'one-or-list'; readonly one: AnyShape; readonly list: AnyShape };

type ChoiceValue = string | number | null;

declare const VALUE: unique symbol;

/** A shape whose values have this type. */
export type Shape<Value> = AnyShape & { readonly [VALUE]?: (value: Value) => Value };

/** One of a few. `name` is what a problem calls it. */
export function choice<const Value extends ChoiceValue>(name: string, values: readonly Value[]): Shape<Value> {
  return { kind: 'choice', name, values };
}

export const BOOLEAN: Shape<boolean> = { kind: 'boolean' };

/** 0 to 100, at most two decimals. */
export const PERCENT: Shape<number> = { kind: 'percent' };

/** Whole IMPs of an award, -24 to 24. */
export const IMPS: Shape<number> = { kind: 'imps' };

/** A number of decimals, 0 to 4. */
export const DECIMALS: Shape<number> = { kind: 'decimals' };

export function whole(least: number, most: number): Shape<number> {
  return { kind: 'whole', least, most };
}

export function nullable<Value>(of: Shape<Value>): Shape<Value | null> {
  return { kind: 'nullable', of };
}

export function list<Value>(of: Shape<Value>, longest: number): Shape<readonly Value[]> {
  return { kind: 'list', of, longest };
}

export function record<Value extends object>(parts: {
  readonly [Part in keyof Value]: Shape<Value[Part]>;
}): Shape<Value> {
  return { kind: 'record', parts };
}

export function oneOrList<One, Item>(one: Shape<One>, items: Shape<readonly Item[]>): Shape<One | readonly Item[]> {
  return { kind: 'one-or-list', one, list: items };
}

const MOST_IMPS = 24;
const MOST_DECIMALS = 4;

const IS_IN_RANGE: Readonly<Record<NumberUnit, (given: number) => boolean>> = {
  percent: (given) => given >= 0 && given <= 100 && Math.round(given * 100) / 100 === given,
  imps: (given) => Number.isInteger(given) && Math.abs(given) <= MOST_IMPS,
  decimals: (given) => Number.isInteger(given) && given >= 0 && given <= MOST_DECIMALS,
};

/** What can't be in a value whose types are right; the bounds of whole numbers and lists are left to each rule. */
export function shapeProblems(shape: AnyShape, value: unknown): readonly RegulationProblem[] {
  switch (shape.kind) {
    case 'choice': {
      const given = typeof value === 'string' ? value : JSON.stringify(value);
      return shape.values.some((known) => known === value)
        ? []
        : [{ kind: 'problem', code: 'choice', rule: shape.name, given }];
    }
    case 'percent':
    case 'imps':
    case 'decimals': {
      const given = Number(value);
      return IS_IN_RANGE[shape.kind](given) ? [] : [{ kind: 'problem', code: shape.kind, given }];
    }
    case 'boolean':
    case 'whole':
      return [];
    case 'nullable':
      return value === null ? [] : shapeProblems(shape.of, value);
    case 'list':
      return (value as readonly unknown[]).flatMap((item) => shapeProblems(shape.of, item));
    case 'record':
      return Object.entries(shape.parts).flatMap(([name, part]) => shapeProblems(part, partOf(value, name)));
    case 'one-or-list':
      return shapeProblems(Array.isArray(value) ? shape.list : shape.one, value);
  }
}

/**
 * Merges a stored value deeply over a usual one: what is missing or not known is the usual value's. Items of a list
 * that are not known are left out.
 * @param stored data from JSON, written by any version
 * @param usual undefined where there is none, as for an item of a list
 * @returns undefined where the stored value isn't whole and there is no usual one
 */
export function mergeStored(shape: AnyShape, stored: unknown, usual: unknown): unknown {
  switch (shape.kind) {
    case 'choice':
      return shapeProblems(shape, stored).length === 0 ? stored : usual;
    case 'percent':
    case 'imps':
    case 'decimals':
      // adding 0 makes 0 of the -0 that JSON can hold and doesn't write
      return Number.isFinite(stored) && IS_IN_RANGE[shape.kind](Number(stored)) ? Number(stored) + 0 : usual;
    case 'boolean':
      return typeof stored === 'boolean' ? stored : usual;
    case 'whole':
      return Number.isInteger(stored) && Number(stored) >= shape.least && Number(stored) <= shape.most
        ? Number(stored) + 0
        : usual;
    case 'nullable': {
      const merged = stored === null ? null : mergeStored(shape.of, stored, usual ?? undefined);
      return merged === undefined ? usual : merged;
    }
    case 'list': {
      if (!Array.isArray(stored)) return usual;
      const items = stored.map((item) => mergeStored(shape.of, item, undefined));
      return items.filter((item) => item !== undefined).slice(0, shape.longest);
    }
    case 'record': {
      const parts = Object.entries(shape.parts).map(
        ([name, part]) => [name, mergeStored(part, partOf(stored, name), partOf(usual, name))] as const,
      );
      return parts.some(([, value]) => value === undefined) ? usual : Object.fromEntries(parts);
    }
    case 'one-or-list':
      return mergeStored(Array.isArray(stored) ? shape.list : shape.one, stored, usual);
  }
}

/** A part of a stored record; undefined where it isn't there. */
export function partOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}
