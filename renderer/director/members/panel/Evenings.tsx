import { Link } from 'wouter';
import type { EveningView } from '../../../../main/club/model/members/members.ts';
import { formatDay } from '../../../../src/language/dates.ts';
import {
  formatPercentage,
  formatPercentFigure,
  formatShort,
  formatSignedExact,
} from '../../../../src/language/numbers.ts';
import { membersWords } from '../../../../src/language/screens/members/members.ts';
import type { Language } from '../../../../src/language.ts';
import { familyName } from '../../../../src/names/forms.ts';
import { add, divide, exact, readExact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { Button } from '../../../shared/controls/Button.tsx';
import { useEvenings } from '../useMembers.ts';
import classes from './Panel.module.css';

/** The evenings of a member, newest first: with whom, the place, the percentage and the masterpoints. */
export function Evenings({ member }: { readonly member: number }) {
  const words = useWords(membersWords);
  const language = useLanguage();
  const query = useEvenings(member);
  const evenings = query.data?.pages.flatMap((page) => page.evenings) ?? [];
  if (!query.data) return null;
  const mean = meanPercent(evenings);
  // A head of percentages holds for nothing else.
  const onlyPercent = evenings.every(({ figure, unit }) => figure === null || unit === 'matchpoints');
  const hasPoints = evenings.some(({ masterpoints }) => masterpoints !== null);
  return (
    <section aria-label={words.evenings}>
      <h3>{mean ? words.mean(formatPercentage(mean.value, 2, language), mean.sessions) : words.evenings}</h3>
      {evenings.length === 0 ? (
        <p className="quiet">{words.noEvenings}</p>
      ) : (
        <table className={classes['evenings']}>
          <thead>
            <tr>
              <th scope="col">{words.evening.date}</th>
              <th scope="col">{words.evening.partner}</th>
              <th scope="col">{words.evening.place}</th>
              <th scope="col">{onlyPercent ? words.evening.figure : words.evening.result}</th>
              {hasPoints && <th scope="col">{words.evening.points}</th>}
            </tr>
          </thead>
          <tbody>
            {evenings.map((evening) => (
              <tr key={`${evening.session} ${evening.partner}`}>
                <th scope="row">
                  <Link href={`/sessions/${evening.session}/ranking`} title={evening.event}>
                    {formatDay(evening.date, 'short', language)}
                  </Link>
                </th>
                <td>
                  <bdi title={evening.partner ?? undefined}>{familyName(evening.partner ?? '')}</bdi>
                </td>
                <td title={evening.place === null ? undefined : words.of(placeOf(evening), evening.of)}>
                  {placeOf(evening)}
                </td>
                <td>{figureOf(evening, onlyPercent, language)}</td>
                {hasPoints && <td>{pointsOf(evening, language)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {query.hasNextPage && <Button onPress={() => void query.fetchNextPage()}>{words.earlier}</Button>}
    </section>
  );
}

function placeOf({ place, tied }: EveningView): string {
  return place === null ? '' : `${place}${tied ? '=' : ''}`;
}

function figureOf({ figure, unit }: EveningView, onlyPercent: boolean, language: Language): string {
  const value = figure === null ? null : readExact(figure);
  if (value === null) return '';
  if (unit !== 'matchpoints') return formatSignedExact(value, 2, language);
  return onlyPercent ? formatPercentFigure(value, 2, language) : formatPercentage(value, 2, language);
}

function pointsOf({ masterpoints }: EveningView, language: Language): string {
  const value = masterpoints === null ? null : readExact(masterpoints);
  return value === null ? '' : formatShort(value, 2, language);
}

/** The mean of the percentages; null where there is none. */
function meanPercent(evenings: readonly EveningView[]) {
  const shares = evenings.flatMap(({ figure, unit }) => {
    const share = figure === null || unit !== 'matchpoints' ? null : readExact(figure);
    return share === null ? [] : [share];
  });
  if (shares.length === 0) return null;
  return { value: divide(shares.reduce(add, ZERO), exact(shares.length)), sessions: shares.length };
}
