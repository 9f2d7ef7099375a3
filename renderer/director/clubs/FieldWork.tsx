import type { FieldRowView, SimultaneousView } from '../../../main/club/model/simultaneous/field.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { simultaneousWords } from '../../../src/language/screens/events/simultaneous.ts';
import { simultaneousProblemSentence } from '../../../src/language/simultaneous/problem.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { Select } from '../../shared/controls/Select.tsx';
import { TabRow } from '../../shared/controls/TabRow.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import classes from './Clubs.module.css';
import { ClubTable } from './ClubTable.tsx';
import { FieldTable } from './FieldTable.tsx';
import { withOwnName } from './ownName.ts';
import type { ShownField } from './shownField.ts';

/** The field of all clubs: its ranking, whole or of one club, and the list of clubs. */
export function FieldWork(props: {
  readonly session: SessionView;
  readonly field: SimultaneousView;
  readonly shown: ShownField;
  readonly explained: FieldRowView | null;
  readonly onShow: (shown: ShownField) => void;
  readonly onExplain: (row: FieldRowView) => void;
  readonly onRemove: (source: string) => void;
}) {
  const { session, field, shown, onShow } = props;
  const words = useWords(simultaneousWords);
  const language = useLanguage();
  const nameOf = (club: number) => field.clubs[club]?.name || words.own;
  const isEmpty = field.problems.length === 0 && field.rankings.every(({ total }) => total === 0);
  const left = field.rankings.reduce((most, { total, rows }) => Math.max(most, total - rows.length), 0);
  return (
    <>
      {field.problems.length > 0 && (
        <div role="alert" className={classes['barred']}>
          <p>{words.notCompared}</p>
          <ul>
            {field.problems.map((problem) => (
              <li key={`${problem.code} ${problem.club}`}>
                {simultaneousProblemSentence(withOwnName(problem, words.own), language)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {field.otherScale.length > 0 && <p role="alert">{words.otherScale(field.otherScale)}</p>}
      <div className={classes['choices']}>
        <TabRow
          label={words.shown}
          tabs={[
            { name: 'field', text: words.wholeField },
            { name: 'clubs', text: `${words.clubs} (${field.clubs.length})` },
          ]}
          current={shown.view}
          onGo={(view) => onShow({ ...shown, view, club: null, pages: 1 })}
        />
        {shown.view === 'field' && (
          <>
            <Select
              label={words.club}
              options={[
                { value: '', text: words.everyClub },
                ...field.clubs.map((_, at) => ({ value: String(at), text: nameOf(at) })),
              ]}
              value={shown.club === null ? '' : String(shown.club)}
              onChange={(value) => onShow({ ...shown, club: value === '' ? null : Number(value), pages: 1 })}
            />
            <TabRow
              label={words.listed}
              tabs={(['2', '1'] as const).map((name) => ({ name, text: words.lines[name] }))}
              current={field.lines === 1 ? '1' : '2'}
              onGo={(lines) => onShow({ ...shown, lines: lines === '1' ? 1 : 2, pages: 1 })}
            />
          </>
        )}
      </div>
      {shown.view === 'clubs' ? (
        <ClubTable
          session={session}
          field={field}
          onShow={(club) => onShow({ ...shown, view: 'field', club, pages: 1 })}
          onRemove={props.onRemove}
        />
      ) : (
        field.rankings.map((ranking) => (
          <FieldTable
            key={ranking.line}
            session={session}
            field={field}
            ranking={ranking}
            club={shown.club}
            explained={props.explained}
            onExplain={props.onExplain}
          />
        ))
      )}
      {isEmpty && <p>{words.noRanking}</p>}
      {shown.view === 'field' && left > 0 && (
        <Button onPress={() => onShow({ ...shown, pages: shown.pages + 1 })}>{words.more(left)}</Button>
      )}
      {field.ownBoards.map(({ club, boards }) => (
        <p key={club} className={classes['note']}>
          {words.ownBoards(nameOf(club), boards)}
        </p>
      ))}
      <p className={classes['note']}>{words.note}</p>
    </>
  );
}
