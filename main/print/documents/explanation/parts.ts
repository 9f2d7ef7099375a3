import type { ExplainedEntry } from '../../../club/model/explanation.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { eventLine, movementLine } from '../../lines.ts';
import { teamOf } from '../../matches.ts';
import { joinNames, shrinkOrWrap, stackNames, wrapList } from '../../press/fit.ts';
import { bodyBottom } from '../../press/frame.ts';
import { letterheadRoom, rightColumn, type PlacedHeading } from '../../press/heading.ts';
import { horizontalRule, textMark, type Mark, type MeasureText } from '../../press/marks.ts';
import type { PrintArea } from '../../press/sheet.ts';
import { pairLabel, playersOfEntry, type PrintedSection } from '../../sections.ts';

const PAIR = { size: 26, bold: true } as const;
/** For names that are too long for one line of the usual size. */
const LONG_PAIR = { size: 20, bold: true } as const;
const LONG_PAIR_LEADING = 24;
const SMALL = { size: 13 } as const;
/** The smallest type of the club's name, and the most of the width that event and movement take. */
const LEAST_CLUB = 11;
const RIGHT_SHARE = 0.5;
const RULE = 121;

/** The type of sentences about the whole. */
export const STRONG = { size: 13, bold: true } as const;
/** The type of a sentence about one figure, and the left edge of such sentences. */
export const SENTENCE = { size: 12 } as const;
export const SENTENCE_LEFT = 74;
export const LEADING = 18;
export const SENTENCE_LEADING = 16;
/** Distances from a row's top to its first baseline, from there to the sentence's baseline, and below the last one. */
export const ROW = { first: 19, sentence: 19, below: 9 } as const;

/** A part of a page that isn't divided: its height, and its marks from a top. */
export interface Part {
  readonly height: number;
  readonly at: (top: number) => readonly Mark[];
}

/** Parts below each other on as many pages as they need, each with the heading. */
export function flowParts(heading: PlacedHeading, area: PrintArea, parts: readonly Part[]): Mark[][] {
  const pages: Mark[][] = [[...heading.marks]];
  let top = heading.rule;
  for (const { height, at } of parts) {
    if (top + height > bodyBottom(area) && top > heading.rule) {
      pages.push([...heading.marks]);
      top = heading.rule;
    }
    pages.at(-1)?.push(...at(top));
    top += height;
  }
  return pages;
}

/** Club and pair at the left, event, day and movement at the right, above a heavy rule. Long names move it down. */
export function headingOf(
  job: PrintJob,
  section: PrintedSection,
  { entry }: Pick<ExplainedEntry, 'entry'>,
  area: PrintArea,
  measure: MeasureText,
): PlacedHeading {
  const line = section.entries.get(entry)?.line ?? null;
  const played = movementLine(job, section.view);
  const movement = line === null ? played : `${paperWordsFor(job).line[line]}, ${played}`;
  const column = rightColumn([eventLine(job), movement], area.width * RIGHT_SHARE, measure);
  const room = area.width - column.width - 32;
  const club = shrinkOrWrap(job.settings.clubName, room, SMALL, LEAST_CLUB, measure);
  const above = (club.lines.length - 1) * LEADING;
  const number = `${pairLabel(section, entry)}  `;
  const players = namesOf(job, section, entry);
  const width = measure(number, PAIR);
  const whole = joinNames(players);
  const fits = measure(whole, PAIR) <= room - width;
  const lines = fits ? [whole] : stackNames(players, room - width, LONG_PAIR, measure);
  const roster = rosterOf(job, section, entry, room - width, measure);
  const below = 103 + above + (lines.length - 1) * LONG_PAIR_LEADING;
  const rule = RULE + Math.max(below - 103 + roster.length * LEADING, column.further);
  const marks = [
    letterheadRoom(area, column, 2),
    ...club.lines.map((line, index) => textMark(line, area.left, 74 + index * LEADING, club)),
    textMark(number, area.left, 103 + above, PAIR),
    ...lines.map((line, index) =>
      textMark(line, area.left + width, 103 + above + index * LONG_PAIR_LEADING, fits ? PAIR : LONG_PAIR),
    ),
    ...roster.map((line, index) => textMark(line, area.left + width, below + (index + 1) * LEADING, SMALL)),
    ...column.at(area.right, 106),
    horizontalRule(rule, area.left, area.right, 2),
  ];
  return { marks, rule };
}

/** The players of a pair; the name of a team. */
function namesOf({ language }: PrintJob, section: PrintedSection, entry: number): readonly [string, string] {
  if (!section.entries.get(entry)?.team) return playersOfEntry(section, entry);
  return [teamOf(section, entry, language).name, ''];
}

/** Everybody of a team, in lines below its name. */
function rosterOf(
  { language }: PrintJob,
  section: PrintedSection,
  entry: number,
  width: number,
  measure: MeasureText,
): readonly string[] {
  if (!section.entries.get(entry)?.team) return [];
  return wrapList(teamOf(section, entry, language).players, width, SMALL, measure);
}

/** Sentences about the whole, above a rule. */
export function strongPart(lines: readonly string[], area: PrintArea): Part {
  return {
    height: ROW.first + lines.length * LEADING,
    at: (top) => [
      ...lines.map((line, index) => textMark(line, area.left, top + ROW.first + 4 + index * LEADING, STRONG)),
      horizontalRule(top + ROW.first + lines.length * LEADING, area.left, area.right, 1),
    ],
  };
}
