import { settingsRequests } from './requests/settings.ts';
import { eventRequests } from './requests/events.ts';
import { stageRequests } from './requests/stages.ts';
import { sessionRequests } from './requests/session.ts';
import { nameRequests } from './requests/names.ts';
import { matchRequests } from './requests/matches.ts';
import { drawRequests } from './requests/draws.ts';
import { resultRequests } from './requests/results.ts';
import { scoringRequests } from './requests/scoring.ts';
import { scheduleRequests } from './requests/schedule.ts';
import { explanationRequests } from './requests/explanations.ts';
import { sheetRequests } from './requests/sheets.ts';
import { seasonRequests } from './requests/seasons.ts';

/** The requests of the director's screens. A refusal is the answer `{ kind: 'problem', code }`. */
export const api = {
  ...settingsRequests,
  ...eventRequests,
  ...stageRequests,
  ...sessionRequests,
  ...nameRequests,
  ...matchRequests,
  ...drawRequests,
  ...resultRequests,
  ...scoringRequests,
  ...scheduleRequests,
  ...explanationRequests,
  ...sheetRequests,
  ...seasonRequests,
};
