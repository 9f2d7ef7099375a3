import type { Club } from './club.ts';
import type { Settings } from './model.ts';
import { isProblem, type ClubProblem } from './problem.ts';

/** What a new club's file starts from. */
export const DEFAULT_SETTINGS: Settings = {
  clubName: '',
  language: 'en',
  theme: 'system',
  suitColours: 2,
  withoutLastNought: false,
  paper: 'A4',
};

/** The stored settings over the defaults. Keys this version doesn't know are left alone. */
export function readSettings({ store }: Club): Settings {
  const stored = store.settings.readAll();
  const known = Object.keys(DEFAULT_SETTINGS).filter((key) => stored.has(key));
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(known.map((key) => [key, stored.get(key)])) };
}

export function changeSettings(club: Club, change: Partial<Settings>): Settings | ClubProblem {
  const answer = club.store.action(() => {
    for (const [key, value] of Object.entries(change)) club.store.settings.write(key, value);
    return readSettings(club);
  });
  if (!isProblem(answer)) club.news.announce({ kind: 'settings' });
  return answer;
}
