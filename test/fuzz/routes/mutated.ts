import * as fc from 'fast-check';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Values that have broken programs before. */
const HOSTILE: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, '', 0, -1, 1, 2, 0.5, 1e9, 1e21, -1e21, Number.MAX_SAFE_INTEGER, [], {}),
  fc.constantFrom<Json>('\0', '\ud800', 'a\udfff', '=1+1', '../../x', '\u202eabc', '__proto__', 'constructor'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.nat({ max: 1000 }),
  fc.nat({ max: 12 }),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
);

/** A body as it is, or with one or several of its values replaced, left out or repeated; now and then any JSON. */
export function mutated(body: Json): fc.Arbitrary<Json> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(body) },
    { weight: 6, arbitrary: nudged(body) },
    { weight: 5, arbitrary: changed(body) },
    { weight: 2, arbitrary: changed(body).chain(changed) },
    { weight: 1, arbitrary: HOSTILE },
  );
}

/** Other small numbers in the place of some: another table, another board, another version. */
function nudged(body: Json): fc.Arbitrary<Json> {
  if (typeof body === 'number' && Number.isInteger(body)) {
    return fc.oneof(
      { weight: 3, arbitrary: fc.constant(body) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }) },
    );
  }
  if (typeof body !== 'object' || body === null) return fc.constant(body);
  if (Array.isArray(body)) return fc.tuple(...(body as readonly Json[]).map(nudged));
  return fc.record(Object.fromEntries(Object.entries(body).map(([key, value]) => [key, nudged(value)])));
}

function changed(body: Json): fc.Arbitrary<Json> {
  const places = placesIn(body);
  return fc
    .record({
      place: fc.constantFrom(...places),
      to: HOSTILE,
      how: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'repeat'),
    })
    .map(({ place, to, how }) => edit(body, place, to, how));
}

type Place = readonly string[];

/** Where the values of a body stand, the body itself included. */
function placesIn(body: Json, at: Place = []): Place[] {
  if (typeof body !== 'object' || body === null) return [at];
  return [at, ...Object.entries(body).flatMap(([key, value]) => placesIn(value, [...at, key]))];
}

function edit(body: Json, [key, ...rest]: Place, to: Json, how: string): Json {
  if (key === undefined) return to;
  if (Array.isArray(body)) {
    const items = body as readonly Json[];
    const index = Number(key);
    if (rest.length > 0) return items.map((item, at) => (at === index ? edit(item, rest, to, how) : item));
    if (how === 'drop') return items.filter((_, at) => at !== index);
    if (how === 'repeat') return [...items, items[index] ?? null];
    return items.map((item, at) => (at === index ? to : item));
  }
  const fields = body as { readonly [key: string]: Json };
  const { [key]: old = null, ...others } = fields;
  if (rest.length > 0) return { ...fields, [key]: edit(old, rest, to, how) };
  if (how === 'drop') return others;
  return { ...fields, [key]: to };
}
