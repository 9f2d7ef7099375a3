import type { DealsView } from '../club/model/deals.ts';
import type { OverallView } from '../club/model/overall.ts';
import type { PublicationReport } from '../club/model/publication.ts';
import type { BracketMaterial } from '../print/documents/bracket/bracket.ts';
import type { PrintJob } from '../print/job.ts';
import { pageWords } from '../../src/language/paper/page.ts';
import { wordsFor } from '../../src/language/typography.ts';

/** What a result page is made from, in one language. */
export interface PageJob extends PrintJob, BracketMaterial {
  readonly report: PublicationReport;
  /** Only hands that may be seen are shown. */
  readonly deals: DealsView;
  /** Left out where nothing counts of sessions before. */
  readonly overall?: OverallView;
  /** The rankings of which some get a prize; left out until the director said how many. */
  readonly prizes?: OverallView;
}

export function pageWordsFor({ language, session }: Pick<PageJob, 'language' | 'session'>) {
  return wordsFor(pageWords, language, session.ranks);
}
