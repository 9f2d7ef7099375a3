/**
 * Every parser under attack: one file and one line each. They load in a moment; what needs a club or the whole
 * application stands in targets.ts.
 */
import { boardListTarget } from './targets/board-list.ts';
import { bwsTarget } from './targets/files/bws.ts';
import { clubNamesTarget } from './targets/club-names.ts';
import { csvTarget } from './targets/csv.ts';
import { dealsTarget } from './targets/files/deals.ts';
import { entriesTarget } from './targets/entries.ts';
import { briTarget, dgeTarget, dlmTarget, dupTarget } from './targets/files/dealing-machines.ts';
import { linTarget } from './targets/files/lin.ts';
import { listTarget } from './targets/files/list.ts';
import { pbnTarget } from './targets/files/pbn.ts';
import { masterpointsTarget } from './targets/masterpoints.ts';
import { matchTarget } from './targets/match.ts';
import { membersTarget } from './targets/members.ts';
import { movementTarget } from './targets/movement.ts';
import { notationTarget } from './targets/notation.ts';
import { pastedColumnTarget } from './targets/pasted/pasted-column.ts';
import { pastedMovementTarget } from './targets/pasted/pasted-movement.ts';
import { pastedNamesTarget } from './targets/pasted/pasted-names.ts';
import { pastedTeamsTarget } from './targets/pasted/pasted-teams.ts';
import { plannedEventTarget } from './targets/files/planned-event.ts';
import { plannedMatchesTarget } from './targets/files/planned-matches.ts';
import { regulationTarget } from './targets/regulation.ts';
import { resultsTarget } from './targets/results.ts';
import { rubberTarget } from './targets/rubber.ts';
import { scaleTarget } from './targets/scale.ts';
import { seasonTarget } from './targets/season.ts';
import { sheetLinesTarget } from './targets/sheet-lines.ts';
import { shorthandTarget } from './targets/shorthand.ts';
import { specTarget } from './targets/spec.ts';
import { stageMatchesTarget } from './targets/stage-matches.ts';
import { storedTarget } from './targets/stored.ts';
import { typedFieldsTarget } from './targets/typed-fields.ts';
import { usebioTarget } from './targets/files/usebio.ts';
import type { FuzzTarget } from './target.ts';

export const PARSERS: readonly FuzzTarget[] = [
  csvTarget,
  resultsTarget,
  entriesTarget,
  clubNamesTarget,
  matchTarget,
  stageMatchesTarget,
  membersTarget,
  movementTarget,
  rubberTarget,
  pbnTarget,
  linTarget,
  briTarget,
  dgeTarget,
  dupTarget,
  dlmTarget,
  dealsTarget,
  scaleTarget,
  masterpointsTarget,
  pastedNamesTarget,
  pastedTeamsTarget,
  pastedColumnTarget,
  pastedMovementTarget,
  shorthandTarget,
  seasonTarget,
  listTarget,
  sheetLinesTarget,
  notationTarget,
  boardListTarget,
  typedFieldsTarget,
  specTarget,
  plannedEventTarget,
  plannedMatchesTarget,
  regulationTarget,
  storedTarget,
  usebioTarget,
  bwsTarget,
];
