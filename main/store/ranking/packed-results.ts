/**
 * The results of another club as they stand in the file: JSON without the name of a person, deflated. An event file may
 * be anybody's: what unpacks has the shape that it should have.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { sumOfWeights, WHOLE_WEIGHT } from '../../../src/bridge/result/weight.ts';
import { UNDERTRICK_SCALES } from '../../../src/bridge/score/undertricks.ts';
import type { ScoringLine } from '../../../src/scoring/scoring-line.ts';

/** More than a hundred tables take over a hundred boards. */
const LARGEST = 8 * 1024 * 1024;
const MOST_PAIRS = 2000;
const MOST_LINES = 50_000;
const LONGEST_TEXT = 100;
const LARGEST_SCORE = 7600;

const score = z.int().min(-LARGEST_SCORE).max(LARGEST_SCORE);
const board = z.int().min(1).max(9999);
const text = z.string().max(LONGEST_TEXT);
const awarded = z.union([
  z.number().min(0).max(100).multipleOf(0.01),
  z.enum(['average-plus', 'average', 'average-minus']),
]);
const weighted = z
  .array(z.strictObject({ score, percent: z.int().min(0).max(100), thirds: z.int().min(1).max(2).exactOptional() }))
  .refine((components) => sumOfWeights(components) === WHOLE_WEIGHT);
const splitSide = z.union([weighted, awarded]);

/** What a line has beside its score. */
const extra = z.strictObject({
  award: z.strictObject({ ns: awarded.nullable(), ew: awarded.nullable() }).exactOptional(),
  weighted: weighted.exactOptional(),
  split: z.strictObject({ ns: splitSide, ew: splitSide }).exactOptional(),
  form: text.exactOptional(),
  datum: score.exactOptional(),
  match: text.exactOptional(),
});

const packed = z
  .strictObject({
    at: z.iso.datetime().nullable(),
    undertricks: z.enum(UNDERTRICK_SCALES),
    pairs: z
      .array(z.strictObject({ name: text.min(1), section: text, line: z.enum(['NS', 'EW']).nullable() }))
      .max(MOST_PAIRS),
    lines: z.array(z.tuple([board, z.int().min(0), z.int().min(0), score.nullable()])).max(MOST_LINES),
    extras: z.array(z.tuple([z.int().min(0), extra])),
    deals: z.array(z.tuple([board, text])),
  })
  .refine(({ pairs, lines }) => lines.every(([, ns, ew]) => ns !== ew && ns < pairs.length && ew < pairs.length));

type Packed = z.infer<typeof packed>;

/** What another club played: its pairs without their names, and its results by the places of these. */
export interface ClubResults extends Pick<Packed, 'at' | 'undertricks' | 'pairs'> {
  readonly lines: readonly ScoringLine[];
  /** The hands of its boards as PBN writes them; without those that it doesn't know. */
  readonly deals: ReadonlyMap<number, string>;
}

/** The results as bytes; null where they are more than any club has, or no results. */
export function packResults({ lines, deals, ...plain }: ClubResults): Buffer | null {
  const extras = lines.flatMap((line, at) => {
    const more = extraOf(line);
    return Object.keys(more).length === 0 ? [] : [[at, more] as const];
  });
  const rows = lines.map(({ board: number, ns, ew, score: points }) => [number, ns, ew, points]);
  const checked = packed.safeParse({ ...plain, lines: rows, extras, deals: [...deals] });
  return checked.success ? deflateRawSync(JSON.stringify(checked.data)) : null;
}

function extraOf({ award, weighted: components, split, form, datum, match }: ScoringLine) {
  return {
    ...(award && { award }),
    ...(components && { weighted: components }),
    ...(split && { split }),
    ...(form !== undefined && { form }),
    ...(datum !== undefined && { datum }),
    ...(match !== undefined && { match }),
  };
}

/** Throws where the bytes are no packed results. */
export function unpackResults(bytes: Uint8Array): ClubResults {
  const { lines, extras, deals, ...plain } = packed.parse(
    JSON.parse(inflateRawSync(bytes, { maxOutputLength: LARGEST }).toString('utf8')),
  );
  const more = new Map(extras);
  return {
    ...plain,
    lines: lines.map(([number, ns, ew, points], at): ScoringLine => {
      const line = { board: number, ns, ew, score: points, award: null };
      const own = more.get(at);
      return own ? { ...line, ...own } : line;
    }),
    deals: new Map(deals),
  };
}
