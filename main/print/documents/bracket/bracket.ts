import { bracketParts } from '../../../../src/draw/knockout/bracket-parts.ts';
import { bracketWords } from '../../../../src/language/screens/teams/bracket.ts';
import { knockoutSentence } from '../../../../src/language/draw/knockout.ts';
import { knockoutDays } from '../../../../src/session/rounds/knockout-days.ts';
import type { KnockoutView } from '../../../club/model/knockout.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { dayLine, stateLine } from '../../lines.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { sheetHeading } from '../../press/heading.ts';
import type { Mark, MeasureText, PrintedPage } from '../../press/marks.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import type { PrintSources } from '../../sources.ts';
import { bracketNamesOf } from './names.ts';
import { layOutPart, type LaidPart } from './part.ts';

const MEASURE = 684;
/** Rounds beside each other on a sheet: more would leave no room for names. */
const MOST_ROUNDS = 4;
const BODY_UNDER_RULE = 20;
const BETWEEN_PARTS = 28;

export interface BracketMaterial {
  /** Left out where there is no bracket to print. */
  readonly knockout?: KnockoutView;
}

export function readBracketMaterial({ knockout }: PrintSources): BracketMaterial {
  const read = knockout();
  return 'kind' in read ? {} : { knockout: read };
}

/** The bracket of a knockout with scores: over several sheets where it has more than four rounds. */
export const bracketDocument: PrintedDocument<BracketMaterial> = {
  use: 'after',
  for: 'matches',
  bracket: true,
  options: [],
  title: (language) => bracketWords[language].tab,
  read: readBracketMaterial,
  layOut: layOutBracketSheets,
};

function layOutBracketSheets(job: PrintJob & BracketMaterial, measure: MeasureText): PrintedPage[] {
  const { knockout, language } = job;
  if (!knockout) return [];
  const words = bracketWords[language];
  const area = centredArea(job.paper, MEASURE);
  const heading = sheetHeading(
    { small: job.settings.clubName, large: job.session.eventName, right: [words.tab, dayLine(job)] },
    area,
    measure,
  );
  const top = heading.rule + BODY_UNDER_RULE;
  const room = bodyBottom(area) - top;
  const nameOf = bracketNamesOf(job);
  const days = knockoutDays({ ...job.session, date: job.firstDay ?? job.session.date }, knockout.nodes);
  const parts = partsThatFit(knockout, MOST_ROUNDS, { area, room, measure, nameOf, language, days });
  const pages = onPages(parts, room);
  return pages.map((page, index) => {
    let y = top;
    const marks = page.flatMap((part): readonly Mark[] => {
      const at = y;
      y += part.height + BETWEEN_PARTS;
      return part.marks(at);
    });
    const foot = {
      note: knockoutSentence(knockout, language),
      state: stateLine(job),
      page: paperWordsFor(job).page(index + 1, pages.length),
    };
    return [...heading.marks, ...marks, ...footMarks(area, foot, measure)];
  });
}

interface Room {
  readonly area: PrintArea;
  readonly room: number;
  readonly measure: MeasureText;
  readonly nameOf: (number: number) => string;
  /** Of rounds, where there are several. */
  readonly days: ReadonlyMap<number, string>;
  readonly language: PrintJob['language'];
}

/** The parts of a bracket, of fewer rounds where one would be higher than a sheet. */
function partsThatFit(knockout: KnockoutView, rounds: number, room: Room): readonly LaidPart[] {
  const parts = bracketParts(knockout.nodes, rounds).map((nodes) =>
    layOutPart(knockout, nodes, { ...room, columns: rounds }),
  );
  const fits = parts.every(({ height }) => height <= room.room);
  return fits || rounds === 2 ? parts : partsThatFit(knockout, rounds - 1, room);
}

/** Parts below each other as long as a sheet has room. */
function onPages(parts: readonly LaidPart[], room: number): readonly (readonly LaidPart[])[] {
  const pages: LaidPart[][] = [];
  let left = 0;
  for (const part of parts) {
    const page = pages.at(-1);
    if (page && part.height + BETWEEN_PARTS <= left) page.push(part);
    else {
      pages.push([part]);
      left = room + BETWEEN_PARTS;
    }
    left -= part.height + BETWEEN_PARTS;
  }
  return pages;
}
