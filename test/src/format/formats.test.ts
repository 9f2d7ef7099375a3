/** What every format owes, a new one too. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TournamentEvent } from '../../../src/format/event/event.ts';
import { FILE_FORMATS } from '../../../src/format/event/file.ts';
import { FORMATS } from '../../../src/format/formats.ts';
import { PARSERS } from '../../fuzz/parsers.ts';
import { anyPairsEvent } from './event/any-event.ts';

const EVENTS = 15;

function everyoneHasResult({ entries, results }: TournamentEvent): boolean {
  const seated = new Set(results.flatMap(({ seats }) => Object.values<number>(seats ?? {})));
  return entries.every((_, place) => seated.has(place));
}

describe.each(FORMATS)('$format', ({ format, parse, make }) => {
  test('gives back what it holds of any event, without a problem', () => {
    if (make === null) return;
    fc.assert(
      fc.property(anyPairsEvent, (event) => {
        const file = parse(make(event));
        expect(file.problems).toEqual([]);
        const [read] = file.events;
        expect(read && read.results.length + read.deals.length).toBeGreaterThan(0);
        // A .bws names those who have a result, and has none where only a score is known.
        fc.pre(read !== undefined && everyoneHasResult(read));
        expect(parse(make(read))).toEqual(file);
      }),
      { numRuns: EVENTS },
    );
  });

  test('is fuzzed', () => {
    expect(PARSERS.map((target) => target.format)).toContain(format);
  });
});

test('every format that a file can be named as is among them', () => {
  expect(FORMATS.map(({ format }) => format).toSorted()).toEqual(FILE_FORMATS.toSorted());
});
