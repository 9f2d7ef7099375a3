import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldRowView, SimultaneousView } from '../../../main/club/model/simultaneous/field.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { simultaneousWords } from '../../../src/language/screens/events/simultaneous.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useWords } from '../../shared/language.tsx';
import { queryKeys } from '../api/queryKeys.ts';
import { useProgress } from '../api/progress/useProgress.ts';
import { simultaneousApi } from '../api/simultaneous.ts';
import { useSessionFrame } from '../session/useSessionFrame.tsx';
import { Screen } from '../shell/Screen.tsx';
import classes from './Clubs.module.css';
import { FieldExplained } from './FieldExplained.tsx';
import { FieldWork } from './FieldWork.tsx';
import { OfferedFiles } from './OfferedFiles.tsx';
import type { ShownField } from './shownField.ts';
import { useClubFiles } from './useClubFiles.ts';

const WHOLE: ShownField = { view: 'field', lines: null, club: null, pages: 1 };

/** Other clubs that play the same boards: adding what they send, and the ranking of all. */
export function ClubsScreen({ session }: { readonly session: SessionView }) {
  const words = useWords(simultaneousWords);
  const frame = useSessionFrame(session);
  const input = useRef<HTMLInputElement>(null);
  const [shown, show] = useState(WHOLE);
  const [asked, explain] = useState<FieldRowView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const files = useClubFiles(session.id, () => show(WHOLE));
  const progress = useProgress(files.isBusy);
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.simultaneous(session.id, session.change), shown.lines, shown.club, shown.pages],
    queryFn: () => readPages(session.id, shown),
    placeholderData: (before) => before,
  });
  const choose = () => input.current?.click();
  const remove = async (source: string) => {
    const done = await simultaneousApi.remove(session.id, source).catch(() => null);
    setProblem(done === null ? words.failed : null);
    show({ ...shown, club: null });
  };
  // While the field loads, nothing says that there are no other clubs.
  const isAlone = data !== undefined && data.clubs.length < 2;
  return (
    <Screen
      {...frame}
      drop={{ text: words.drop, onFiles: files.read }}
      keys={[{ keys: [words.addKey], does: words.add, onPress: choose }, ...frame.sharedKeys]}
      panel={
        asked && data && <FieldExplained session={session} field={data} row={asked} onClose={() => explain(null)} />
      }
      shortcuts={{
        ...frame.sharedShortcuts,
        [words.addKey.toLowerCase()]: choose,
        escape: () => (files.isBusy ? files.forget() : explain(null)),
      }}
    >
      <h1>{words.title}</h1>
      {(isAlone || files.offer !== null) && <p className={classes['note']}>{words.help}</p>}
      <input
        ref={input}
        type="file"
        accept=".etui,.csv,.tsv,.txt,.pbn"
        multiple
        hidden
        onChange={({ target }) => {
          files.read([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <p className={classes['add']}>
        <Button primary={isAlone && files.offer === null} shortcut={words.addKey} onPress={choose}>
          {words.add}
        </Button>
      </p>
      <p role="status">
        {files.isBusy && (progress ? words.progress[progress.kind](progress.done, progress.of) : words.reading)}
      </p>
      {(files.problem ?? problem) !== null && <p role="alert">{files.problem ?? problem}</p>}
      {isError && <p role="alert">{words.failed}</p>}
      <OfferedFiles files={files} />
      {data && !isAlone && (
        <FieldWork
          session={session}
          field={data}
          shown={shown}
          explained={asked}
          onShow={show}
          onExplain={(row) => explain(asked?.club === row.club && asked.entry === row.entry ? null : row)}
          onRemove={(source) => void remove(source)}
        />
      )}
    </Screen>
  );
}

/** The first pages of a field as one. */
async function readPages(session: number, { lines, club, pages }: ShownField): Promise<SimultaneousView> {
  const first = await simultaneousApi.field(session, { lines, club, from: 0 });
  const size = first.rankings.reduce((most, { rows }) => Math.max(most, rows.length), 0);
  const more = await Promise.all(
    Array.from({ length: pages - 1 }, (_, at) =>
      simultaneousApi.field(session, { lines, club, from: (at + 1) * size }),
    ),
  );
  const rankings = first.rankings.map((ranking, at) => ({
    ...ranking,
    rows: [first, ...more].flatMap((page) => page.rankings[at]?.rows ?? []),
  }));
  return { ...first, rankings };
}
