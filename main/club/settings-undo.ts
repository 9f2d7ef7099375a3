import type { UndoDirection } from '../store/changes.ts';
import { stepOfClub } from './change.ts';
import type { Club } from './club.ts';
import type { Settings, SettingsStep, UndoneSetting } from './model/settings.ts';
import type { ClubProblem } from './problem.ts';
import { DEFAULT_SETTINGS, readSettings } from './settings.ts';

/** Undoes the newest change of the settings that is not undone yet, or redoes the one that was undone last. */
export function stepSettings(club: Club, direction: UndoDirection): SettingsStep | ClubProblem {
  const { changes, settings, logos } = club.store;
  const answerOf = (change: number): SettingsStep => ({
    settings: readSettings(club),
    undone: [
      ...settings.before(change).map(({ key }) => key as UndoneSetting),
      ...(logos.isOf(change) ? (['logo'] as const) : []),
    ],
  });
  return stepOfClub(club, { subject: 'settings', direction, answerOf }, ({ add }): SettingsStep => {
    const undone = changes.nextOfClub(direction, 'settings');
    if (undone === null) return { settings: readSettings(club), undone: [] };
    const change = add({ undoes: { id: undone, subject: 'settings', session: null } });
    for (const { key, value } of settings.before(undone)) {
      settings.write(change, key, value === null ? DEFAULT_SETTINGS[key as keyof Settings] : JSON.parse(value));
    }
    if (logos.isOf(undone)) logos.write(change, logos.before(undone));
    return answerOf(change);
  });
}
