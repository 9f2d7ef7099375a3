/**
 * What a test file of src/bridge and src/scoring imports from Vitest while mutants are tried: `describe` and `test`
 * that only collect, and Vitest's own `expect`. scripts/mutation-runner.mjs puts it in Vitest's place.
 */
export { expect } from 'vitest';

/** The tests of the file that is being loaded, in its order: their full names and what they do. */
let collected = [];
let names = [];

/** Runs what loads a file, and answers with the tests it named. */
export async function collect(load) {
  collected = [];
  names = [];
  await load();
  return collected;
}

export function describe(name, body) {
  names.push(name);
  body();
  names.pop();
}
describe.each = (cases) => (name, body) => {
  for (const [index, values] of cases.entries()) describe(`${name} ${index}`, () => body(...argumentsOf(values)));
};

export function test(name, body) {
  collected.push({ name: [...names, name].join(' > '), body });
}
test.each = (cases) => (name, body) => {
  for (const [index, values] of cases.entries()) test(`${name} ${index}`, () => body(...argumentsOf(values)));
};

function argumentsOf(values) {
  return Array.isArray(values) ? values : [values];
}
