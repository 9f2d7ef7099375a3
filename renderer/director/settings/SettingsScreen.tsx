import { Link } from 'wouter';
import { SUITS } from '../../../src/bridge/card.ts';
import { LANGUAGES } from '../../../src/language.ts';
import { aboutWords } from '../../../src/language/screens/about.ts';
import { publicationWords } from '../../../src/language/screens/publication.ts';
import { scoringScreenWords } from '../../../src/language/screens/scoring.ts';
import { paletteWords } from '../../../src/language/screens/palette.ts';
import { undoWords } from '../../../src/language/screens/undo.ts';
import { settingsWords } from '../../../src/language/screens/settings.ts';
import { CLOCK_SOUNDS } from '../../../src/session/clock-tone.ts';
import { DISPLAY_RANKINGS } from '../../../src/session/display-ranking.ts';
import { playTone } from '../../shared/tone.ts';
import { SuitSymbol } from '../../shared/bridge/Contract.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { Select } from '../../shared/controls/Select.tsx';
import { useChangeSettings, useSettings } from '../api/queries.ts';
import { undoKeyHelp, undoShortcuts } from '../session/undo/undoKeys.ts';
import { methodOptions, regulationOptions } from '../../shared/scoringChoices.ts';
import { ClubTitle, useClubTabs } from '../shell/club.tsx';
import { Screen } from '../shell/Screen.tsx';
import { Choice } from '../../shared/controls/Choice.tsx';
import { ClubSettings } from './ClubSettings.tsx';
import { CopySettings } from './CopySettings.tsx';
import { OwnRegulation } from './regulation/OwnRegulation.tsx';
import classes from './Settings.module.css';
import { useSettingsUndo } from './useSettingsUndo.ts';

const CORRECTION_MINUTES = [30, 60, 1440, 2880] as const;

/** The club's settings. There is no button to save: every change is saved at once. */
export function SettingsScreen() {
  const words = useWords(settingsWords);
  const scoring = useWords(scoringScreenWords);
  const publishing = useWords(publicationWords);
  const about = useWords(aboutWords);
  const language = useLanguage();
  const settings = useSettings().data;
  const { mutate, status } = useChangeSettings();
  const undo = useSettingsUndo();
  const change: typeof mutate = (...asked) => {
    undo.clear();
    mutate(...asked);
  };
  const undoHelp = undoKeyHelp(useWords(undoWords), useWords(paletteWords).topicWords, undo);
  const tabs = useClubTabs();
  if (!settings) return null;
  return (
    <Screen
      title={<ClubTitle />}
      tabs={tabs}
      keys={undoHelp.slice(0, 1)}
      sharedShortcuts={undoShortcuts(undo)}
      sharedKeys={undoHelp}
    >
      <div className={classes['settings']}>
        <h1>{words.title}</h1>
        <p className={classes['state']} role="status" data-failed={status === 'error' || undefined}>
          {undo.message ||
            (status === 'error' ? words.notSaved : status === 'success' ? words.saved : words.savedAtOnce)}
        </p>
        <ClubSettings settings={settings} change={change} />
        <Choice
          label={words.language}
          options={LANGUAGES.map((value) => ({ value, text: words.languages[value] }))}
          value={settings.language}
          onChange={(language) => change({ language })}
        />
        <Choice
          label={words.theme}
          options={(['system', 'light', 'dark'] as const).map((value) => ({ value, text: words.themes[value] }))}
          value={settings.theme}
          onChange={(theme) => change({ theme })}
        />
        <Choice
          label={words.suitColours}
          note={SUITS.toReversed().map((suit) => (
            <SuitSymbol key={suit} suit={suit} />
          ))}
          options={([2, 4] as const).map((value) => ({ value, text: words.suitColoursChoices[value] }))}
          value={settings.suitColours}
          onChange={(suitColours) => change({ suitColours })}
        />
        <Choice
          label={words.withoutLastNought}
          note={words.withoutLastNoughtNote}
          options={([false, true] as const).map((value) => ({ value, text: words.yesNo[value ? 'yes' : 'no'] }))}
          value={settings.withoutLastNought}
          onChange={(withoutLastNought) => change({ withoutLastNought })}
        />
        <Choice
          label={words.paper}
          options={(['A4', 'Letter'] as const).map((value) => ({ value, text: value }))}
          value={settings.paper}
          onChange={(paper) => change({ paper })}
        />
        <Choice
          label={words.clockSound}
          note={words.clockSoundNote}
          options={CLOCK_SOUNDS.map((value) => ({ value, text: words.clockSounds[value] }))}
          value={settings.clockSound}
          onChange={(clockSound) => {
            change({ clockSound });
            // the director hears the tone when choosing it
            if (clockSound !== 'off') void playTone('warning');
          }}
        />
        <Choice
          label={words.displayRanking}
          note={words.displayRankingNote}
          options={DISPLAY_RANKINGS.map((value) => ({ value, text: words.displayRankings[value] }))}
          value={settings.displayRanking}
          onChange={(displayRanking) => change({ displayRanking })}
        />
        <Choice
          label={scoring.method}
          options={methodOptions(language)}
          value={settings.method}
          onChange={(method) => change({ method })}
        />
        <div className={classes['row']}>
          <span>{scoring.regulation}</span>
          <Select
            label={scoring.regulation}
            options={regulationOptions(settings.ownRegulation, language)}
            value={settings.regulation}
            onChange={(regulation) => change({ regulation })}
          />
          <small>{scoring.defaults}</small>
        </div>
        <Choice
          label={publishing.correctionPeriod}
          note={publishing.correctionNote}
          options={CORRECTION_MINUTES.map((value) => ({ value, text: publishing.minutes[value] }))}
          value={settings.correctionMinutes as (typeof CORRECTION_MINUTES)[number]}
          onChange={(correctionMinutes) => change({ correctionMinutes })}
        />
        <CopySettings folder={settings.copyFolder} />
        <div className={classes['row']}>
          <span>{about.title}</span>
          <Link href="/about">{about.seeAll}</Link>
        </div>
        <OwnRegulation
          own={settings.ownRegulation}
          onSave={(ownRegulation) => change({ ownRegulation })}
          onRemove={({ preset }) =>
            change({ ownRegulation: null, ...(settings.regulation === 'own' ? { regulation: preset } : {}) })
          }
        />
      </div>
    </Screen>
  );
}
