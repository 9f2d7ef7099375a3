import { firstLine, pageLines, type PageLine } from './lines.ts';
import type { PageKind } from './page.ts';
import { nextOpenPage, progressOfPages } from './pages.ts';
import type { Sheet } from './sheet.ts';

/**
 * The line at which pages of another kind open: the current one. A traveller's first empty line may be of the last
 * round, though; pages of rounds then open at what is being played.
 * @param called the last round that was called; 0 while the clock is not used
 */
export function lineInPlay(
  sheet: Pick<Sheet, 'sections' | 'results'>,
  line: PageLine,
  { kind, called, isBegun }: { kind: PageKind; called: number; isBegun: (line: PageLine) => boolean },
): PageLine {
  const isRecorded = ({ key }: PageLine) => sheet.results.has(key);
  const isAhead = called > 0 && line.slot.round > called && !isRecorded(line) && !isBegun(line);
  if (kind !== 'round' || !isAhead) return line;
  const round = nextOpenPage(progressOfPages('round', sheet.sections, sheet.results), null);
  if (round === null || (round.kind === 'round' && round.round >= line.slot.round)) return line;
  return firstLine(pageLines(sheet.sections, round), isRecorded, isBegun) ?? line;
}
