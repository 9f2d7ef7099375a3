import type { Settings, SettingsChange } from '../../../main/club/model/settings.ts';
import { letterheadWords } from '../../../src/language/screens/papers/letterhead.ts';
import { settingsWords } from '../../../src/language/screens/settings.ts';
import { TextField } from '../../shared/controls/TextField.tsx';
import { useWords } from '../../shared/language.tsx';
import { LogoSettings } from './LogoSettings.tsx';
import classes from './Settings.module.css';

const LONGEST_NAME = 100;

/** What a club has on its printed sheets: its name, a line over the heading, its logo. */
export function ClubSettings(props: {
  readonly settings: Settings;
  readonly change: (change: SettingsChange) => void;
}) {
  const words = useWords(settingsWords);
  const letterhead = useWords(letterheadWords);
  const { settings, change } = props;
  return (
    <>
      <label className={classes['row']}>
        <span>{words.clubName}</span>
        <TextField
          defaultValue={settings.clubName}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => change({ clubName: event.target.value.trim() })}
        />
        <small>{words.clubNameNote}</small>
      </label>
      <label className={classes['row']}>
        <span>{letterhead.line}</span>
        <TextField
          defaultValue={settings.clubLine}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => change({ clubLine: event.target.value.trim() })}
        />
        <small>{letterhead.lineNote}</small>
      </label>
      <LogoSettings />
    </>
  );
}
