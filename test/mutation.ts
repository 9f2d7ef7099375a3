import { configureGlobal } from 'fast-check';
import { VULNERABILITIES } from '../src/bridge/board.ts';
import { possibleScores } from '../src/bridge/score/possible.ts';
import { parseShorthand } from '../src/bridge/shorthand/shorthand.ts';
import { VICTORY_POINT_SCALES } from '../src/scoring/victory-points/scales.ts';

/** Loaded before every test file while mutants are tried: a mutant lives or dies the same way in every run. */
configureGlobal({ seed: 1, endOnFailure: true });

/**
 * Modules that keep an answer are seen at work by the first test that asks and by no other. Asked here, before any
 * test, they are tried on all of them.
 */
function askFirst(): void {
  for (const vulnerability of VULNERABILITIES) possibleScores(vulnerability);
  for (const withoutLastNought of [false, true]) {
    parseShorthand('6', { board: 1, language: 'en', withoutLastNought });
    parseShorthand('61', { board: 1, language: 'en', withoutLastNought });
  }
  for (const { tableFor } of Object.values(VICTORY_POINT_SCALES)) tableFor(8);
}

try {
  askFirst();
} catch {
  // A mutant that throws is for the tests to find.
}
