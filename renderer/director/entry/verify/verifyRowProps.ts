import type { TravellerLayout } from '../line/useLayout.ts';
import type { PageLine } from '../sheet/lines.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { LineReading } from '../typing/reading.ts';
import type { Verdict } from './verdict.ts';

export interface VerifyRowProps {
  readonly sheet: Sheet;
  readonly line: PageLine;
  readonly layout: TravellerLayout;
  readonly current: boolean;
  readonly text: string;
  readonly reading: LineReading;
  readonly verdict: Verdict;
  /** The number of the first of its two fixes; null where it has none or no key is left. */
  readonly firstFix: number | null;
  readonly onFocus: (key: string) => void;
  readonly onType: (line: PageLine, text: string) => void;
  readonly onKeep: (line: PageLine) => void;
  readonly onReplace: (line: PageLine) => void;
}
