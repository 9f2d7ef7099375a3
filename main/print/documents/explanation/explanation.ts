import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import type { ExplainedAddedUp, ExplainedEntry, ExplainedTeam } from '../../../club/model/explanation.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { scoringLineText, stateLine } from '../../lines.ts';
import { footMarks } from '../../press/frame.ts';
import type { MeasureText, PrintedPage } from '../../press/marks.ts';
import { centredArea } from '../../press/sheet.ts';
import { printedSections, printedTeams } from '../../sections.ts';
import { addedUpPages } from './added-up.ts';
import { entryPages } from './entries.ts';
import { teamPages } from './teams.ts';

const MEASURE = 666;

export interface ExplanationMaterial {
  readonly explained: readonly ExplainedEntry[];
  /** Left out where no teams are ranked. */
  readonly teams?: readonly ExplainedTeam[];
  /** Left out where no pairs are added up. */
  readonly addedUp?: readonly ExplainedAddedUp[];
}

/** The derivation of each figure of a pair, or of a team, in sentences for who asks. Each starts a page. */
export const explanationDocument: PrintedDocument<ExplanationMaterial> = {
  use: 'after',
  options: ['boards', 'entry'],
  title: (language) => paperWordsFor({ language }).explanation,
  read: (sources, { entry }) => {
    const wanted = entry === undefined ? undefined : [entry];
    const addedUp = sources.explainedAddedUp(wanted);
    return { explained: sources.explainedEntries(wanted), teams: sources.explainedTeams(wanted), addedUp };
  },
  layOut: layOutExplanation,
};

function layOutExplanation(job: PrintJob & ExplanationMaterial, measure: MeasureText): PrintedPage[] {
  const area = centredArea(job.paper, MEASURE);
  const words = paperWordsFor(job);
  const sectionOf = (entry: number) => printedSections(job).find(({ entries }) => entries.has(entry));
  const added = printedTeams(job);
  const begun = entriesBegun(job);
  // Before play there is nothing to tell of a pair, unless somebody asks for it.
  const isTold = ({ entry }: { readonly entry: number }) => job.entry !== undefined || begun.has(entry);
  const pages = [
    ...(job.addedUp ?? [])
      .filter(({ pairs }) => pairs.some(isTold))
      .flatMap((explained) => (added ? addedUpPages(job, added, explained, area, measure) : [])),
    // Pairs that meet in matches are ranked by these, and not by their boards.
    ...(job.session.scoring.matches ? [] : job.explained).filter(isTold).flatMap((explained) => {
      const section = sectionOf(explained.entry);
      return section ? entryPages(job, section, explained, area, measure) : [];
    }),
    ...(job.teams ?? []).filter(isTold).flatMap((explained) => {
      const section = sectionOf(explained.entry);
      return section ? teamPages(job, section, explained, area, measure) : [];
    }),
  ];
  return pages.map((marks, index) => [
    ...marks,
    ...footMarks(
      area,
      {
        note: `${scoringLineText(job)}.`,
        state: stateLine(job),
        page: words.page(index + 1, pages.length),
      },
      measure,
    ),
  ]);
}

/** Who has a result, or a match that was decided without one. */
function entriesBegun({ session }: PrintJob): ReadonlySet<number> {
  const { sections, results, matches } = session;
  const given = matches.flatMap((match) => (match.given === null ? [] : [match.home, match.away]));
  const seated = results.flatMap(({ ns, ew }) => [ns, ew]);
  const ranked = sections.flatMap((section) => seated.flatMap((sitter) => entriesRankedBy(section, sitter)));
  return new Set([...ranked, ...given].filter((entry) => entry !== null));
}
