import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundEvening, FoundList } from '../../../../main/club/model/files/list.ts';
import { formatDay, localDay } from '../../../../src/language/dates.ts';
import { seasonCsvProblemSentence } from '../../../../src/language/files/season.ts';
import { listWords } from '../../../../src/language/screens/events/list.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { readDay } from '../../../shared/when.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { useSeason, useSeasons } from '../../api/useSeasons.ts';
import file from '../file/EventFile.module.css';
import classes from './List.module.css';
import { ListFrame, type ListProps } from './ListFrame.tsx';

interface TypedEvening {
  readonly name: string;
  readonly day: string;
}

/** Rankings of evenings that were played before: their names and days, and the season that they count in. */
export function RankingForm(
  props: ListProps & { readonly intoSeason: number | null; readonly found: Extract<FoundList, { kind: 'ranking' }> },
) {
  const { found } = props;
  const { evenings, unranked } = found;
  const words = useWords(listWords);
  const language = useLanguage();
  const client = useQueryClient();
  const [today] = useState(() => localDay(new Date()));
  const [chosen, choose] = useState(props.intoSeason);
  const [typed, type] = useState<ReadonlyMap<number, TypedEvening>>(new Map());
  const seasons = useSeasons(false).data?.seasons ?? [];
  const season = seasons.find(({ id }) => id === chosen) ?? seasons[0];
  const there = useSeason(season?.id ?? 0, 0, season !== undefined).data?.sessions ?? [];
  const shown = evenings.map((evening, at) => typed.get(at) ?? usual(evening, props.file.name));
  const days = shown.map(({ day }) => readDay(day, today));
  const given = shown.flatMap(({ name }, at) => {
    const [date, text] = [days[at], evenings[at]?.text];
    return date && text !== undefined && name.trim() !== '' ? [{ name: name.trim(), date, text }] : [];
  });
  const isWhole = given.length === evenings.length;
  const like = given.flatMap(({ name, date }) => there.find((one) => one.date === date && one.name === name) ?? []);
  const add = async () => {
    if (!season) return words.failed;
    const answer = await api.giveEvenings(season.id, given).catch(() => null);
    if (answer === null || isProblemAnswer(answer)) return words.failed;
    await client.invalidateQueries({ queryKey: queryKeys.seasons });
    return { kind: 'rankings', season: season.id } as const;
  };
  return (
    <ListFrame
      {...props}
      take={season && isWhole && evenings.length > 0 ? { text: words.add(evenings.length), work: add } : null}
      problems={found.problems.map((problem) => ({
        line: problem.line,
        sentence: seasonCsvProblemSentence(problem, language),
      }))}
    >
      {!season && <p role="status">{words.noSeason}</p>}
      {season && evenings.length > 0 && (
        <div className={file['found']}>
          <label className={file['choice']}>
            <span>{words.season}</span>
            <Select
              label={words.season}
              value={String(season.id)}
              options={seasons.map(({ id, name }) => ({ value: String(id), text: name }))}
              onChange={(value) => choose(Number(value))}
            />
          </label>
          <p>
            {words.evenings(
              evenings.length,
              evenings.reduce((sum, { lines }) => sum + lines, 0),
            )}
          </p>
          <ul className={classes['evenings']}>
            {evenings.map(({ first, lines }, at) => {
              const own = shown[at] ?? { name: '', day: '' };
              const change = (part: Partial<TypedEvening>) => type(new Map(typed).set(at, { ...own, ...part }));
              return (
                <li key={at}>
                  <TextField
                    value={own.name}
                    maxLength={100}
                    aria-label={words.eveningName(at + 1)}
                    placeholder={words.name}
                    aria-invalid={own.name.trim() === ''}
                    onChange={({ target }) => change({ name: target.value })}
                  />
                  <TextField
                    value={own.day}
                    maxLength={30}
                    aria-label={words.eveningDay(at + 1)}
                    placeholder={words.day}
                    aria-invalid={!days[at]}
                    onChange={({ target }) => change({ day: target.value })}
                  />
                  <p className="quiet">
                    <bdi>{words.won(first, lines)}</bdi>
                  </p>
                </li>
              );
            })}
          </ul>
          {!isWhole && <p role="status">{words.dayMissing}</p>}
          {like.map(({ stage, name, date }) => (
            <p key={stage} role="status">
              {words.like(name, formatDay(date, 'short', language))}
            </p>
          ))}
        </div>
      )}
      {unranked.length > 0 && <p className="quiet">{words.unranked(unranked.length)}</p>}
    </ListFrame>
  );
}

/** As the file names an evening; one without a name is called as the file. */
function usual({ name, day }: FoundEvening, fileName: string): TypedEvening {
  return { name: name || fileName.replace(/\.[^.]*$/, ''), day };
}
