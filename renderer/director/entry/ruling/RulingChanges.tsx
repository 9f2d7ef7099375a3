import { Fragment } from 'react';
import { slotKey, type Slot } from '../../../../src/session/slot.ts';
import type { BoardScoresView, FrequencyView, ScoredResultView } from '../../../../main/club/model/board.ts';
import type { RulingPreview } from '../../../../main/club/model/ruling.ts';
import {
  formatCount,
  formatPercentFigure,
  formatPercentage,
  formatShort,
  formatSigned,
  formatSignedShort,
} from '../../../../src/language/numbers.ts';
import { rulingWords, type RulingWords } from '../../../../src/language/screens/ruling.ts';
import { exactTimes } from '../../../../src/scoring/boards/comparison.ts';
import { readExact } from '../../../../src/scoring/numbers/exact.ts';
import type { Language } from '../../../../src/language.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { changedFields, type ChangedField } from './changedScores.ts';
import classes from './Ruling.module.css';

const NOTHING = '–';

/** The preview of a ruling: what changes for both sides of the line, and for every score of the board. */
export function RulingChanges(props: { readonly preview: RulingPreview; readonly slot: Slot; readonly imps: boolean }) {
  const { preview, slot, imps } = props;
  const words = useWords(rulingWords);
  const language = useLanguage();
  const [was, is] = [lineOf(preview.before, slot), lineOf(preview.after, slot)];
  return (
    <section className={classes['changes']} aria-label={words.preview} aria-live="polite">
      <h3>{words.preview}</h3>
      <dl>
        {(['NS', 'EW'] as const).map((side) => (
          <div key={side}>
            <dt>{words.side[side]}</dt>
            <dd>
              {words.change(
                sideText(was, side, { imps, words, language }),
                sideText(is, side, { imps, words, language }),
              )}
            </dd>
          </div>
        ))}
      </dl>
      {changedFields(preview).map((field) => (
        <Scores key={`${field.form} ${field.side}`} field={field} imps={imps} />
      ))}
    </section>
  );
}

function Scores({ field, imps }: { readonly field: ChangedField; readonly imps: boolean }) {
  const words = useWords(rulingWords);
  const language = useLanguage();
  const { form, side, scores } = field;
  const caption = side ? words.chart[side] : form === null ? null : words.formOf(form);
  if (scores.length === 0) return null;
  const heads = (
    <>
      <th scope="col">
        <abbr title={words.timesLong}>{words.times}</abbr>
      </th>
      <th scope="col">{imps ? words.imps : words.mp}</th>
      {!imps && <th scope="col">{words.percentSign}</th>}
    </>
  );
  const columns = imps ? 2 : 3;
  const times = (['before', 'after'] as const).filter((time) => scores.some((score) => score[time] !== null));
  const compares = times.length > 1;
  return (
    <table className={classes['scores']}>
      {caption !== null && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {words.score}
          </th>
          {times.map((time) => (
            <th key={time} scope="colgroup" colSpan={columns}>
              {words[time]}
            </th>
          ))}
        </tr>
        <tr>
          {times.map((time) => (
            <Fragment key={time}>{heads}</Fragment>
          ))}
        </tr>
      </thead>
      <tbody>
        {scores.map((one) => (
          <tr key={one.score} data-changed={(compares && worthKey(one.before) !== worthKey(one.after)) || undefined}>
            <th scope="row">{formatSigned(one.score)}</th>
            {times.map((time) => (
              <Worth key={time} of={one[time]} side={side ?? 'NS'} imps={imps} language={language} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How often a score came, and what it is worth to the side. */
function Worth(props: {
  readonly of: FrequencyView | null;
  readonly side: 'NS' | 'EW';
  readonly imps: boolean;
  readonly language: Language;
}) {
  const { of, side, imps, language } = props;
  const points = of && readExact(side === 'NS' ? of.nsPoints : of.ewPoints);
  const percentage = side === 'NS' ? of?.nsPercentage : of?.ewPercentage;
  const share = percentage ? readExact(percentage) : null;
  return (
    <>
      <td>{of ? formatCount(exactTimes(of.times), language) : NOTHING}</td>
      <td>{points ? (imps ? formatSignedShort : formatShort)(points, 2, language) : NOTHING}</td>
      {!imps && <td>{share ? formatPercentFigure(share, 1, language) : NOTHING}</td>}
    </>
  );
}

function worthKey(frequency: FrequencyView | null): string {
  return frequency
    ? `${frequency.times} ${frequency.nsPoints} ${frequency.ewPoints} ${frequency.nsPercentage} ${frequency.ewPercentage}`
    : '';
}

function lineOf(board: BoardScoresView | null, slot: Slot): ScoredResultView | null {
  return board?.results.find((result) => slotKey(result) === slotKey(slot)) ?? null;
}

function sideText(
  result: ScoredResultView | null,
  side: 'NS' | 'EW',
  { imps, words, language }: { readonly imps: boolean; readonly words: RulingWords; readonly language: Language },
): string {
  const points = side === 'NS' ? result?.nsPoints : result?.ewPoints;
  const share = side === 'NS' ? result?.nsPercentage : result?.ewPercentage;
  const read = points ? readExact(points) : null;
  if (!read) return NOTHING;
  if (imps) return `${formatSignedShort(read, 2, language)} ${words.imps}`;
  const percent = share ? readExact(share) : null;
  const shown = `${formatShort(read, 2, language)} ${words.mp}`;
  return percent ? `${shown}, ${formatPercentage(percent, 1, language)}` : shown;
}
