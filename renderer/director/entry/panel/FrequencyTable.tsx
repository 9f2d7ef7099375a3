import { memo } from 'react';
import type { FrequencyView } from '../../../../main/club/model/board.ts';
import {
  formatExact,
  formatPercentFigure,
  formatSigned,
  formatShort,
  formatSignedExact,
  formatWhole,
} from '../../../../src/language/numbers.ts';
import type { Language } from '../../../../src/language.ts';
import { entryWords } from '../../../../src/language/screens/entry/entry.ts';
import { entryPanelWords } from '../../../../src/language/screens/entry/panel.ts';
import { withPendingScore, type PendingFrequency } from '../../../../src/scoring/boards/comparison.ts';
import { exact, readExact } from '../../../../src/scoring/numbers/exact.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { ExplainableFigure } from '../../session/explain/ExplainableFigure.tsx';
import type { LineFigure } from '../../session/explain/useExplained.ts';
import type { PageLine } from '../sheet/lines.ts';
import { comparedResultsOf, type Sheet } from '../sheet/sheet.ts';
import classes from './Panel.module.css';

/** Each score of a board with how often it came and what it is worth. */
export const FrequencyTable = memo(function FrequencyTable(props: {
  readonly frequencies: readonly FrequencyView[] | undefined;
  readonly pending: number | null;
  readonly name: string;
  readonly places: 0 | 1;
  readonly imps: boolean;
  readonly sheet: Sheet;
  readonly line: PageLine;
  readonly board: number;
  readonly onExplain: (figure: LineFigure) => void;
}) {
  const heads = useWords(entryWords);
  const words = useWords(entryPanelWords);
  // All results with one score have the same explanation.
  const explain = (score: number) => {
    const one = comparedResultsOf(props.sheet, props.line, props.board).find((other) => other.score === score);
    if (one) props.onExplain({ slot: one, side: 'NS' });
  };
  const rows = withPendingScore(props.frequencies ?? [], props.pending);
  const most = Math.max(...rows.map((row) => (row.frequency?.times ?? 0) + (row.pending ? 1 : 0)));
  return (
    <table className={classes['frequencies']} aria-label={props.name}>
      <thead>
        <tr>
          <th scope="col">{heads.ns}</th>
          <th scope="col">{heads.ew}</th>
          <th scope="col">{words.times}</th>
          <th scope="col">{props.imps ? heads.imps : words.mp}</th>
          {!props.imps && <th scope="col">{words.percent}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FrequencyRow
            key={row.score}
            row={row}
            most={most}
            places={props.places}
            imps={props.imps}
            onExplain={explain}
          />
        ))}
      </tbody>
    </table>
  );
});

function FrequencyRow(props: {
  readonly row: PendingFrequency<FrequencyView>;
  readonly most: number;
  readonly places: 0 | 1;
  readonly imps: boolean;
  readonly onExplain: (score: number) => void;
}) {
  const { score, frequency, pending } = props.row;
  const language = useLanguage();
  const words = useWords(entryPanelWords);
  const points = frequency && readExact(frequency.nsPoints);
  const share = frequency?.nsPercentage ? readExact(frequency.nsPercentage) : null;
  const explainable = (figure: string, reachable: boolean) => (
    <ExplainableFigure
      reachable={reachable}
      label={`${formatSigned(score)}, ${figure}`}
      onExplain={() => props.onExplain(score)}
    >
      {figure}
    </ExplainableFigure>
  );
  return (
    <tr data-pending={pending || undefined}>
      <td>{score >= 0 && formatWhole(score)}</td>
      <td>{score < 0 && formatWhole(-score)}</td>
      <td>
        <Ticks times={frequency?.times ?? 0} pending={pending} most={props.most} />
        <span className="visually-hidden">{words.timesOf(formatTimes(frequency?.times ?? 0, language), pending)}</span>
      </td>
      <td>
        {points &&
          explainable((props.imps ? formatSignedExact : formatExact)(points, props.places, language), props.imps)}
      </td>
      {!props.imps && <td>{share && explainable(formatPercentFigure(share, 1, language), true)}</td>}
    </tr>
  );
}

const TICKS_WIDTH = 92;
const WIDEST_TICK = 10;

/** How often a score came. A weighted result counts in parts. */
function formatTimes(times: number, language: Language): string {
  return formatShort(exact(Math.round(times * 100), 100), 2, language);
}

/** One tick per result, a narrower one for a part. Ticks are as wide as the longest row allows. */
function Ticks({ times, pending, most }: { readonly times: number; readonly pending: boolean; readonly most: number }) {
  const step = Math.min(WIDEST_TICK, TICKS_WIDTH / Math.ceil(most));
  return (
    <svg className={classes['ticks']} width={TICKS_WIDTH} height="13" aria-hidden="true">
      {Array.from({ length: Math.ceil(times) }, (_, place) => (
        <rect key={place} x={place * step} y="0" width={step * 0.7 * Math.min(1, times - place)} height="13" />
      ))}
      {pending && (
        <rect
          data-pending=""
          x={Math.ceil(times) * step + 0.5}
          y="0.5"
          width={Math.max(1, step * 0.7 - 1)}
          height="12"
        />
      )}
    </svg>
  );
}
