/**
 * What a test file of src/bridge and src/scoring imports from fast-check while mutants are tried: fast-check, but a
 * property is asked on MOST_SAMPLES samples at most, however many it has otherwise. What wrong code does shows on the
 * first few or hardly ever, and every survivor pays for all of them. scripts/mutation-runner.mjs puts it in
 * fast-check's place.
 */
import * as fastCheck from 'fast-check';

export * from 'fast-check';

const MOST_SAMPLES = 100;

export function assert(property, parameters = {}) {
  const { numRuns = MOST_SAMPLES } = parameters;
  return fastCheck.assert(property, { ...parameters, numRuns: Math.min(numRuns, MOST_SAMPLES) });
}
