import { useMemo } from 'react';
import type { SeasonView } from '../../../main/club/model/season.ts';
import { formatTime } from '../../../src/language/dates.ts';
import { paletteWords } from '../../../src/language/screens/palette.ts';
import { undoWords } from '../../../src/language/screens/undo.ts';
import { daysText } from '../../../src/language/season/days.ts';
import { seasonNamesOf } from '../../../src/language/season/names.ts';
import { seasonRuleName, seasonRuleSentence } from '../../../src/language/season/rule.ts';
import { seasonWords } from '../../../src/language/season/words.ts';
import { TabRow } from '../../shared/controls/TabRow.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { undoKeyHelp, undoShortcuts } from '../session/undo/undoKeys.ts';
import { useClubTabs } from '../shell/club.tsx';
import { Screen } from '../shell/Screen.tsx';
import { SeasonPaper } from './SeasonPaper.tsx';
import { SeasonPanel } from './panel/SeasonPanel.tsx';
import classes from './Season.module.css';
import { Notes } from './table/Notes.tsx';
import { SeasonTable } from './table/SeasonTable.tsx';
import { useSeasonPaper } from './useSeasonPaper.ts';
import { useSeasonWork } from './useSeasonWork.ts';

/** The ranking of a season by one of its rules, with what each session gave, and what belongs to the chosen row. */
export function SeasonWork({
  view,
  onRanking,
}: {
  readonly view: SeasonView;
  readonly onRanking: (ranking: number) => void;
}) {
  const words = useWords(seasonWords);
  const language = useLanguage();
  const names = useMemo(() => seasonNamesOf(view), [view]);
  const work = useSeasonWork(view, onRanking);
  const paper = useSeasonPaper(view, names, work.rows[work.row]);
  const rule = view.rules[view.ranking] ?? view.rules[0];
  const counting = view.sessions.filter(({ state }) => state === 'counts');
  const final = counting.filter(({ until }) => until === null).length;
  const undo = undoKeyHelp(useWords(undoWords), useWords(paletteWords).topicWords, work.step);
  const tabs = useClubTabs();
  if (!rule) return null;
  return (
    <Screen
      name={view.name}
      title={
        <>
          <strong title={view.name}>{view.name}</strong>
          <span className="quiet">{daysText(view.from, view.to, language)}</span>
        </>
      }
      tabs={tabs}
      back={{ href: '/seasons', name: words.all }}
      status={counting.length > 0 && <span>{words.final(final, counting.length)}</span>}
      keys={work.keys}
      shortcuts={work.shortcuts}
      sharedShortcuts={undoShortcuts(work.step)}
      sharedKeys={undo}
      foot={
        <>
          <span role="status">{work.message}</span>
          <span className="figures">{words.saved(formatTime(view.savedAt, false, language))}</span>
        </>
      }
      panel={<SeasonPanel view={view} names={names} rule={rule} work={work} paper={paper} />}
    >
      <h1 className="visually-hidden">{view.name}</h1>
      <div className={classes['head']}>
        <TabRow
          label={words.rankings}
          tabs={view.rules.map((one, index) => ({ name: String(index), text: seasonRuleName(one, language) }))}
          current={String(view.ranking)}
          onGo={(name) => onRanking(Number(name))}
        />
        <p className="quiet">{words.state(counting.length, view.planned)}</p>
      </div>
      <p className={classes['rule']}>{seasonRuleSentence(rule, language)}</p>
      {work.task.kind === 'paper' ? (
        <SeasonPaper paper={paper} savedAt={view.savedAt} />
      ) : view.rows.length === 0 ? (
        <div className={classes['empty']}>
          <p>{words.nothingCounts}</p>
          <p>{words.nothingCountsHow}</p>
        </div>
      ) : (
        <SeasonTable view={view} names={names} rule={rule} work={work} />
      )}
      {work.task.kind !== 'paper' && <Notes view={view} rule={rule} />}
    </Screen>
  );
}
