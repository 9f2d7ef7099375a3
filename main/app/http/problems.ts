import type { Context, TypedResponse } from 'hono';
import { isFileWait } from '../../../src/language/files/file-wait.ts';
import { isProblem, type ClubProblem } from '../../club/problem.ts';

/** A request that the route can't read; `path` leads to the field at fault. */
export interface MalformedRequest {
  readonly kind: 'problem';
  readonly code: 'malformed';
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export type ProblemStatus = 404 | 409 | 422 | 500 | 503 | 507;

/** 404: not there. 409: changed in the meantime. 422: understood and impossible. 5xx: the file on the disk. */
const STATUS: Record<ClubProblem['code'], ProblemStatus> = {
  unknownSession: 404,
  eventDeleted: 404,
  eventNotDeleted: 409,
  unknownSection: 404,
  noResult: 404,
  unknownRound: 404,
  versionConflict: 409,
  formatUnknown: 422,
  noEventInFile: 422,
  fileIncomplete: 409,
  changedMeanwhile: 409,
  settingChangedMeanwhile: 409,
  logoNotPossible: 422,
  requestUsed: 409,
  scheduleMovedOn: 409,
  scheduleInUse: 409,
  nothingToUndo: 409,
  changeNotPossible: 422,
  pairAlreadyPlayed: 409,
  clockNotStarted: 409,
  breakNotPossible: 409,
  nothingToPublish: 409,
  nothingPublished: 409,
  unknownPenalty: 409,
  penaltyUnit: 409,
  slotNotScheduled: 422,
  sitOut: 422,
  unknownEntry: 422,
  phantomEntry: 422,
  samePair: 422,
  unknownBoard: 422,
  dealNotPossible: 422,
  boardOfAnotherMatch: 422,
  impossibleScore: 422,
  nothingToErase: 422,
  playerTwice: 422,
  entryTwice: 422,
  movementNotPossible: 422,
  individualNotPossible: 422,
  swissNotPossible: 422,
  masterpointsNotPossible: 422,
  matchScoringNotPossible: 422,
  teamMovementNotPossible: 422,
  teamMatesMeet: 422,
  teamsHavePlayed: 409,
  unknownMatch: 404,
  figureNotPossible: 422,
  onlyForPairs: 422,
  seatedElsewhere: 422,
  movementWrong: 422,
  carryNotPossible: 422,
  placeNotShared: 409,
  eveningsNotPossible: 422,
  notDrawnByPlaces: 422,
  notOfPairs: 422,
  clubsNotAdded: 422,
  clubsNotCompared: 422,
  unknownSource: 404,
  fieldWithoutBoard: 404,
  playHasBegun: 409,
  anotherPlay: 422,
  tooManyPlayOn: 422,
  sectionsDiffer: 422,
  severalSectionsOfTeams: 422,
  recordedNotCopied: 422,
  notDrawn: 422,
  drawNotNext: 409,
  drawInPlay: 409,
  drawNotPossible: 422,
  drawMovedOn: 409,
  notKnockout: 422,
  knockoutNotPossible: 422,
  matchNotLevel: 409,
  seedsNotPossible: 422,
  noOwnRegulation: 422,
  regulationNotPossible: 422,
  noReason: 422,
  unknownSeason: 404,
  unknownSeasonSession: 404,
  seasonDeleted: 409,
  seasonEndsBefore: 422,
  seasonRuleNotPossible: 422,
  eveningUnreadable: 422,
  unknownSheet: 404,
  unknownSheetLine: 404,
  sheetDeleted: 409,
  sheetMovedOn: 409,
  sheetLeft: 409,
  sheetNotLeft: 409,
  rubberOverBefore: 409,
  sheetLineUnreadable: 422,
  sheetDealImpossible: 422,
  unknownMember: 404,
  memberKnown: 409,
  memberMovedOn: 409,
  numberTaken: 409,
  membersMet: 409,
  memberWithoutName: 422,
  numberTwice: 422,
  sameMember: 422,
  memberFileBroken: 422,
  memberFileTooLong: 422,
  memberFileEmpty: 422,
  memberFileNameless: 422,
  eventFileNotTaken: 422,
  eventFileMovedOn: 409,
  eventFileHasNothingNew: 409,
  playerNotTold: 422,
  fileLocked: 503,
  diskFull: 507,
  fileReadOnly: 507,
  diskFault: 507,
  notConfirmed: 507,
  fileDamaged: 500,
  fileNotOpened: 500,
  copyFailed: 500,
  newerDatabase: 500,
  notMigrated: 500,
  olderEtuiFile: 500,
  notADatabase: 500,
  notAClubFile: 500,
  alreadyOpen: 503,
  clubMissing: 500,
  changesLost: 500,
  fileGone: 507,
  tooLarge: 507,
  secondPlaceMissing: 422,
  secondPlaceFailed: 422,
  copyNotGood: 409,
};

/** Every code of a problem, by the status it is answered with. */
export function codesByStatus(): ReadonlyMap<ProblemStatus, readonly string[]> {
  const codes = Map.groupBy(Object.entries(STATUS), ([, status]) => status);
  return new Map([...codes].map(([status, entries]) => [status, entries.map(([code]) => code)]));
}

export function problemStatus({ code }: Pick<ClubProblem, 'code'>): ProblemStatus {
  return STATUS[code];
}

export type ProblemResponse = Response & TypedResponse<ClubProblem, ProblemStatus, 'json'>;

/** The response of a route: the value, or the problem with its status. */
export function answer<T>(
  c: Context,
  value: T | ClubProblem,
): (Response & TypedResponse<Exclude<T, ClubProblem>, 200, 'json'>) | ProblemResponse {
  if (isProblem(value)) return problemResponse(c, value as ClubProblem);
  if (c.req.method !== 'GET') tellChange(c, value);
  return c.json(value, 200) as Response & TypedResponse<Exclude<T, ClubProblem>, 200, 'json'>;
}

/** Tells a page which change it made itself: the newest of its session afterwards. */
export function tellChange(c: Context, value: unknown): void {
  const isChange = typeof value === 'object' && value !== null && 'change' in value;
  if (isChange && typeof value.change === 'number') c.header('Etui-Change', String(value.change));
}

/** Seconds after which a page asks again where only the file has to be waited for. */
const RETRY_AFTER = '1';

export function problemResponse(c: Context, problem: ClubProblem): ProblemResponse {
  if (isFileWait(problem.code) || problem.code === 'fileGone') c.header('Retry-After', RETRY_AFTER);
  return c.json(problem, problemStatus(problem)) as ProblemResponse;
}
