import { regulationProblems } from '../../src/scoring/regulation/club.ts';
import { regulationFromStored } from '../../src/scoring/regulation/regulation.ts';
import { isMovement, makeMovement } from '../../src/movement/make.ts';
import type { OwnSpec } from '../../src/movement/families/own.ts';
import { movementErrors } from '../../src/movement/validate.ts';
import type { RegulationValue } from '../../src/scoring/session-scoring.ts';
import { changeClub } from './change.ts';
import { isChangedMeanwhile } from './changed-meanwhile.ts';
import type { Club } from './club.ts';
import type { Settings, SettingsChange } from './model/settings.ts';
import type { ClubProblem } from './problem.ts';

/** The settings of a new club's file. */
export const DEFAULT_SETTINGS: Settings = {
  clubName: '',
  clubLine: '',
  language: 'en',
  theme: 'system',
  suitColours: 2,
  withoutLastNought: false,
  paper: 'A4',
  method: 'matchpoints',
  regulation: 'wbf',
  ownRegulation: null,
  ownMovements: [],
  ownMasterpoints: '',
  // Law 79C: 30 minutes, unless the regulations say otherwise.
  correctionMinutes: 30,
  clockSound: 'off',
  copyFolder: '',
  displayRanking: 'place',
  printer: '',
  paperCopies: {},
  paperSets: {},
  memberColumns: {},
  resultColumns: {},
  csvContents: {},
};

/** The stored settings over the defaults. Keys that this version doesn't know are ignored. */
export function readSettings({ store }: Club): Settings {
  const stored = store.settings.readAll();
  const known = Object.keys(DEFAULT_SETTINGS).filter((key) => stored.has(key));
  const settings: Settings = { ...DEFAULT_SETTINGS, ...Object.fromEntries(known.map((key) => [key, stored.get(key)])) };
  return { ...settings, ownRegulation: settings.ownRegulation && withLaterRules(settings.ownRegulation) };
}

/** An earlier version may have stored a regulation without rules that came later. */
function withLaterRules({ preset, regulation }: RegulationValue): RegulationValue {
  return { preset, regulation: regulationFromStored(regulation, preset) };
}

/** Shows a new club in the language of its machine, until somebody chooses another. */
export function adoptLanguage(club: Club, language: Settings['language']): void {
  if (language === readSettings(club).language || club.store.settings.readAll().has('language')) return;
  changeSettings(club, { language });
}

/** @param before the settings that their sender saw, of those that are changed */
export function changeSettings(
  club: Club,
  change: SettingsChange,
  before: Partial<Settings> = {},
): Settings | ClubProblem {
  const { store } = club;
  return changeClub(
    club,
    { kind: 'settings', answerOf: () => readSettings(club) },
    ({ add }): Settings | ClubProblem => {
      const problem = settingsProblem(club, change) ?? movedOnProblem(club, change, before);
      if (problem) return problem;
      const id = add();
      for (const [key, value] of Object.entries(change)) store.settings.write(id, key, value);
      return readSettings(club);
    },
  );
}

/** Whether somebody else changed one of the settings since they were seen, to something else than is asked for. */
function movedOnProblem(club: Club, change: SettingsChange, before: Partial<Settings>): ClubProblem | null {
  const now = readSettings(club);
  const keys = Object.keys(change) as (keyof Settings)[];
  const isMoved = keys.some((key) => isChangedMeanwhile({ before: before[key], now: now[key], asked: change[key] }));
  return isMoved ? { kind: 'problem', code: 'settingChangedMeanwhile' } : null;
}

/** Why a movement of the club's own can't be played. */
function ownMovementsProblem(specs: readonly OwnSpec[]): ClubProblem | null {
  for (const spec of specs) {
    const movement = makeMovement(spec);
    if (!isMovement(movement)) return { kind: 'problem', code: 'movementNotPossible', cause: movement };
    const errors = movementErrors(movement);
    if (errors.length > 0) return { kind: 'problem', code: 'movementWrong', errors };
  }
  return null;
}

/** Why the settings can't be changed so. The club's own regulation must exist while it is chosen. */
function settingsProblem(club: Club, change: SettingsChange): ClubProblem | null {
  const { ownRegulation, regulation, ownMovements } = change;
  const unsound = ownMovementsProblem(ownMovements ?? []);
  if (unsound) return unsound;
  const problems = ownRegulation ? regulationProblems(ownRegulation.regulation) : [];
  if (problems.length > 0) return { kind: 'problem', code: 'regulationNotPossible', problems };
  const now = readSettings(club);
  const own = ownRegulation === undefined ? now.ownRegulation : ownRegulation;
  const chosen = regulation ?? now.regulation;
  return chosen === 'own' && own === null ? { kind: 'problem', code: 'noOwnRegulation' } : null;
}
