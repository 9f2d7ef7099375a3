import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { seasonWords } from '../../../../src/language/season/words.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useWords } from '../../../shared/language.tsx';
import { MOD } from '../../../shared/shortcuts.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { ClubTitle, useClubTabs } from '../../shell/club.tsx';
import { rowInFocus } from '../../shell/list/rowFocus.ts';
import { Screen } from '../../shell/Screen.tsx';
import { newSeason } from '../form/draft.ts';
import { SeasonRuleForm } from '../form/SeasonRuleForm.tsx';
import { useSeasons } from '../../api/useSeasons.ts';
import { useSeasonStep } from '../useSeasonStep.ts';
import classes from './List.module.css';
import { SeasonList } from './SeasonList.tsx';

/** The championships and ladders of the club, begun last first, and a form for a new one. */
export function SeasonsScreen() {
  const words = useWords(seasonWords);
  const { caps, events } = useWords(shellWords);
  const [, go] = useLocation();
  const [deleted, showDeleted] = useState(false);
  const [isBeginning, begin] = useState(false);
  const query = useSeasons(deleted);
  const { seasons = [], deleted: deletedCount = 0, undo: canUndo = false } = query.data ?? {};
  const rows = useRef<HTMLTableSectionElement>(null);
  const step = useSeasonStep();
  const change = async (id: number, request: Promise<unknown>, done: (name: string) => string) => {
    const name = seasons.find((season) => season.id === id)?.name ?? '';
    const answer = await step.act(request);
    if (answer !== null) step.say(isProblemAnswer(answer) ? words.failed : done(name));
  };
  const deleteOne = () => {
    const id = rowInFocus(rows.current, 'season');
    if (id !== null && !deleted) void change(id, api.deleteSeason(id), words.deleted);
  };
  const restore = (id: number) => void change(id, api.restoreSeason(id), words.restored);
  const isEmpty = query.isSuccess && seasons.length === 0;
  const [usual] = useState(() => newSeason(new Date()));
  const open = () => begin(true);
  return (
    <Screen
      name={words.title}
      title={<ClubTitle />}
      tabs={useClubTabs()}
      back={{ href: '/', name: events }}
      keys={[
        ...(isEmpty ? [] : [{ keys: ['↑', '↓'], does: words.keyChoose }]),
        ...(isEmpty ? [] : [{ keys: [caps.enter], does: deleted ? words.restore : words.keyOpen }]),
        { keys: ['N'], does: words.keyNew, onPress: open },
        ...(isEmpty || deleted ? [] : [{ keys: [caps.delete], does: words.keyDelete, onPress: deleteOne }]),
        ...(canUndo ? [{ keys: [MOD, 'Z'], does: words.keyUndo, onPress: step.undo }] : []),
      ]}
      shortcuts={{
        n: open,
        escape: () => (deleted ? showDeleted(false) : go('/')),
        'mod+z': step.undo,
        'mod+shift+z': step.redo,
        'mod+y': step.redo,
      }}
      panel={
        isBeginning && (
          <SeasonRuleForm
            title={words.newSeason}
            submit={words.begin}
            settings={usual}
            onSave={async (settings) => {
              const answer = await api.beginSeason(settings);
              if (!isProblemAnswer(answer)) go(`/seasons/${answer.season}`);
              return isProblemAnswer(answer) ? answer : null;
            }}
            onLeave={() => begin(false)}
          />
        )
      }
    >
      <header className={classes['head']}>
        <h1>{deleted ? words.deletedTitle : words.title}</h1>
        <p role="status">{step.message}</p>
      </header>
      {isEmpty && (
        <div className={classes['empty']}>
          <p>{deleted ? words.noneDeleted : words.empty}</p>
          {!deleted && (
            <Button primary shortcut="N" onPress={open}>
              {words.newSeason}
            </Button>
          )}
        </div>
      )}
      {seasons.length > 0 && (
        <SeasonList
          key={String(deleted)}
          rows={rows}
          seasons={seasons}
          deleted={deleted}
          isBusy={isBeginning}
          onDelete={deleteOne}
          onRestore={restore}
        />
      )}
      {(deleted || deletedCount > 0) && (
        <p className={classes['foot']}>
          <button type="button" onClick={() => showDeleted(!deleted)}>
            {deleted ? words.all : words.deletedSeasons(deletedCount)}
          </button>
        </p>
      )}
    </Screen>
  );
}
