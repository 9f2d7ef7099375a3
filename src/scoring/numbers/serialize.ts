/**
 * Serializes plain data that holds exact numbers for JSON: each exact number becomes an object with its text.
 *
 *     serializeExacts({ points: exact(17, 2), board: 7 }); // { points: { exact: '17/2' }, board: 7 }
 */
import { readExact, writeExact, ZERO, type Exact } from './exact.ts';

export interface SerializedExact {
  readonly exact: string;
}

/** The type of a value whose exact numbers are serialized. */
export type Serialized<Value> = Value extends Exact
  ? SerializedExact
  : Value extends readonly (infer Item)[]
    ? readonly Serialized<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Serialized<Value[Name]> }
      : Value;

/** A copy of plain data with every exact number serialized. */
export function serializeExacts<Value>(value: Value): Serialized<Value> {
  return mapped(value, isExact, (found) => ({ exact: writeExact(found) })) as Serialized<Value>;
}

/** Undoes `serializeExacts`. */
export function deserializeExacts<Value>(value: Serialized<Value>): Value {
  return mapped(value, isWritten, (found) => readExact(found.exact) ?? ZERO) as Value;
}

function mapped<Found extends object>(
  value: unknown,
  isFound: (value: object) => value is Found,
  change: (found: Found) => unknown,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => mapped(item, isFound, change));
  if (isFound(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, mapped(own, isFound, change)]));
}

function isExact(value: object): value is Exact {
  return 'numerator' in value && 'denominator' in value && typeof value.numerator === 'bigint';
}

function isWritten(value: object): value is SerializedExact {
  return 'exact' in value && typeof value.exact === 'string';
}
