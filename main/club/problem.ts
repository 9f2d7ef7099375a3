import type { DealProblem } from '../../src/bridge/deal/text.ts';
import type { Side } from '../../src/bridge/seat.ts';
import type { KnockoutProblem } from '../../src/draw/knockout/next-round.ts';
import type { DrawProblem } from '../../src/draw/problem.ts';
import type { SeasonCsvProblem } from '../../src/format/season-csv.ts';
import type { MasterpointsCsvProblem } from '../../src/format/masterpoints-csv.ts';
import type { ContinuationProblem } from '../../src/movement/continuation/change.ts';
import type { TeamContinuationProblem } from '../../src/movement/teams/continuation/change.ts';
import type { IndividualProblem } from '../../src/movement/individual/make.ts';
import type { SwissProblem } from '../../src/movement/swiss/spec.ts';
import type { TeamSpecProblem } from '../../src/movement/teams/make.ts';
import type { SpecProblem, MovementError } from '../../src/movement/problem.ts';
import type { MatchScoringProblem } from '../../src/scoring/ranked-matches/scoring.ts';
import type { RegulationProblem } from '../../src/scoring/regulation/problem.ts';
import type { PenaltyUnit } from '../../src/scoring/standing/penalty.ts';
import type { StoreProblem } from '../store/problem.ts';
import type { EventFileProblem } from './model/event-file.ts';
import type { ExchangeProblem } from './model/files/exchange.ts';
import type { LogoFault } from './model/logo.ts';
import type { ResultView } from './model/result.ts';
import type { OfferView } from './model/simultaneous/files.ts';

export { isProblem } from '../store/problem.ts';

export interface Coded<Code extends string> {
  readonly kind: 'problem';
  readonly code: Code;
}

export interface SlotDetails {
  readonly section: number;
  readonly round: number;
  readonly table: number;
  readonly slotBoard: number;
}

/** Why a request to the club was refused. Nothing was written. */
export type ClubProblem =
  | StoreProblem
  | EventFileProblem
  | ExchangeProblem
  /** It would fill the memory. */
  | Coded<'tooLarge'>
  | (Coded<'unknownSession'> & { readonly session: number })
  /** The event can be restored. */
  | (Coded<'eventDeleted'> & { readonly session: number; readonly name: string })
  /** Only a deleted event is restored, or removed for good. */
  | (Coded<'eventNotDeleted'> & { readonly session: number })
  | (Coded<'movementNotPossible'> & { readonly cause: SpecProblem })
  | (Coded<'unknownMatch'> & { readonly match: number })
  /** A figure that is none, or a result without its figures. */
  | Coded<'figureNotPossible'>
  | (Coded<'teamMovementNotPossible'> & { readonly cause: TeamSpecProblem })
  /** Two pairs of a team that is added up would meet, or one of them is missing. */
  | Coded<'teamMatesMeet'>
  | (Coded<'swissNotPossible'> & { readonly cause: SwissProblem })
  | (Coded<'individualNotPossible'> & { readonly cause: IndividualProblem })
  /** Sections with one ranking and with two can't be ranked together. */
  | Coded<'sectionsDiffer'>
  /** A draw is of the whole stage: teams meet in one section. */
  | Coded<'severalSectionsOfTeams'>
  /** The matches of teams were recorded elsewhere: there is no movement to play them by again. */
  | Coded<'recordedNotCopied'>
  /** The schedule is known to its end: there is nothing to draw. */
  | Coded<'notDrawn'>
  /** The exact figures of what is carried can't be read. */
  | Coded<'carryNotPossible'>
  /** Those it names don't share a place, or the place was split before. */
  | Coded<'placeNotShared'>
  /** The session is the first of its event, or everybody plays on in it. */
  | Coded<'notDrawnByPlaces'>
  /** Each evening is from a later round on, and on a later day. */
  | Coded<'eveningsNotPossible'>
  /** Who plays in a session stays once it has results. */
  | Coded<'playHasBegun'>
  /** A session of an event ranks whom the event ranks: pairs, teams or players. */
  | Coded<'anotherPlay'>
  /** More would play on than the movement of the next session has numbers. */
  | (Coded<'tooManyPlayOn'> & { readonly entries: number; readonly numbers: number })
  /** Rounds are drawn one after another. */
  | (Coded<'drawNotNext'> & { readonly round: number; readonly next: number })
  /** The round is played already. */
  | (Coded<'drawInPlay'> & { readonly round: number })
  | (Coded<'drawNotPossible'> & { readonly cause: DrawProblem })
  /** Results or wishes have changed the draw since its sender saw it. */
  | Coded<'drawMovedOn'>
  /** The session is no knockout. */
  | Coded<'notKnockout'>
  | (Coded<'knockoutNotPossible'> & { readonly cause: KnockoutProblem })
  /** Extra boards are for a match that is level. */
  | (Coded<'matchNotLevel'> & { readonly match: number })
  /** Not every team once. */
  | Coded<'seedsNotPossible'>
  | (Coded<'movementWrong'> & { readonly errors: readonly MovementError[] })
  | (Coded<'unknownEntry' | 'phantomEntry' | 'playerTwice' | 'entryTwice'> & { readonly entry: number })
  | ResultProblem
  | ScheduleProblem
  | (Coded<'noResult'> & SlotDetails)
  /** It is no longer as its sender saw it. `at` is the time of the session's newest change. */
  | (Coded<'changedMeanwhile'> & { readonly at: string | null })
  | (Coded<'unknownRound'> & { readonly round: number; readonly rounds: number })
  /** The rounds after which a break is possible; no round where `first` is after `last`. */
  | (Coded<'breakNotPossible'> & { readonly first: number; readonly last: number })
  /** A client's id of a request that has made another change. */
  | Coded<'requestUsed'>
  | Coded<'settingChangedMeanwhile'>
  /** A file that can't be the club's logo. */
  | (Coded<'logoNotPossible'> & { readonly fault: LogoFault })
  /** The hands of a board have not each card once. */
  | (Coded<'dealNotPossible'> & { readonly board: number; readonly problems: readonly DealProblem[] })
  | Coded<'clockNotStarted' | 'nothingToPublish' | 'nothingPublished'>
  | ScoringProblem
  | SimultaneousRefusal
  | SeasonProblem
  | SheetProblem
  | MemberProblem;

/** Why the list of members was not changed. */
export type MemberProblem =
  | (Coded<'unknownMember'> & { readonly member: number })
  | Coded<'memberWithoutName' | 'memberMovedOn' | 'sameMember'>
  /** Somebody of the name is in the list: it is to be said whether that is another person. */
  | (Coded<'memberKnown'> & { readonly member: number; readonly name: string; readonly isMember: boolean })
  /** One player has one number of a federation. */
  | (Coded<'numberTwice'> & { readonly federation: string; readonly number: string })
  | (Coded<'numberTaken'> & {
      readonly federation: string;
      readonly number: string;
      /** Who has it. */
      readonly member: number;
      readonly name: string;
    })
  /** Two players sat in a session at the same time: they are two. */
  | (Coded<'membersMet'> & { readonly event: string; readonly date: string })
  /** A quotation mark in a CSV file that none closes; more lines than a list has; or nothing in it. */
  | (Coded<'memberFileBroken' | 'memberFileTooLong'> & { readonly line: number })
  | Coded<'memberFileEmpty' | 'memberFileNameless'>;

/** Why another club is not added to a session, or the field of all clubs can't be read. */
export type SimultaneousRefusal =
  /** Teams, players and matches are not compared with other clubs. */
  | Coded<'notOfPairs'>
  /** With what is wrong, file by file. */
  | (Coded<'clubsNotAdded'> & { readonly offer: OfferView })
  | Coded<'unknownSource'>
  /** The clubs have different boards, or the like. */
  | Coded<'clubsNotCompared'>
  /** Nobody has a result on the board. */
  | (Coded<'fieldWithoutBoard'> & { readonly board: number });

/** Why a season was not changed. */
export type SeasonProblem =
  | (Coded<'unknownSeason' | 'seasonDeleted'> & { readonly season: number })
  /** A session that is none of the club's, or an evening that was not given. */
  | Coded<'unknownSeasonSession'>
  | Coded<'seasonEndsBefore'>
  /** With the number of the rule among those of its season, from 1. */
  | (Coded<'seasonRuleNotPossible'> & { readonly rule: number })
  | (Coded<'eveningUnreadable'> & { readonly problems: readonly SeasonCsvProblem[] });

/** Why a sheet of rubber bridge or minibridge was not changed. */
export type SheetProblem =
  | (Coded<'unknownSheet' | 'sheetDeleted'> & { readonly sheet: number })
  /** A line is not in the shorthand of its sheet. */
  | Coded<'sheetLineUnreadable'>
  /** With the line a deal of the rubber can't be, counted from 1; or the rubber is over before it. */
  | (Coded<'sheetDealImpossible' | 'rubberOverBefore'> & { readonly deal: number })
  /** Only a rubber that is going on can be left, and nothing is added to one that was left. */
  | Coded<'sheetLeft' | 'sheetNotLeft'>
  /** Lines were changed since their sender saw them. */
  | Coded<'sheetMovedOn'>
  | (Coded<'unknownSheetLine'> & { readonly ordinal: number });

/** Why a session can't be scored so, or a penalty can't be given. */
export type ScoringProblem =
  | Coded<'noOwnRegulation' | 'noReason'>
  | (Coded<'masterpointsNotPossible'> & { readonly cause: MasterpointsCsvProblem })
  | (Coded<'matchScoringNotPossible'> & { readonly cause: MatchScoringProblem })
  | (Coded<'regulationNotPossible'> & { readonly problems: readonly RegulationProblem[] })
  | (Coded<'penaltyUnit'> & { readonly unit: PenaltyUnit })
  | (Coded<'unknownPenalty'> & { readonly number: number });

/** Why the schedule of a running session was not changed. */
export type ScheduleProblem =
  | (Coded<'unknownSection'> & { readonly section: number })
  | (Coded<'changeNotPossible'> & { readonly cause: ContinuationProblem | TeamContinuationProblem })
  /** Something was played or changed in the meantime, and the proposal no longer holds. */
  | Coded<'scheduleMovedOn'>
  /** Players and teams have a schedule, and teams have names, of which this is changed in another way. */
  | Coded<'onlyForPairs'>
  /** The earlier schedule lacks the line of a result. */
  | (Coded<'scheduleInUse'> & { readonly round: number; readonly table: number })
  /** Numbers of teams are exchanged before anything is played, given or seated otherwise. */
  | Coded<'teamsHavePlayed'>
  /** Somebody of a line-up sits at this table in the round. */
  | (Coded<'seatedElsewhere'> & { readonly round: number; readonly table: number })
  | Coded<'nothingToUndo'>;

/** Why a result was not recorded. */
export type ResultProblem =
  | (Coded<'slotNotScheduled' | 'sitOut'> & SlotDetails)
  | (Coded<'unknownEntry' | 'phantomEntry' | 'samePair'> & { readonly entry: number })
  /** The board was dealt for another match. */
  | (Coded<'boardOfAnotherMatch'> & { readonly board: number })
  | (Coded<'unknownBoard'> & { readonly board: number; readonly boards: number })
  | (Coded<'impossibleScore'> & { readonly board: number; readonly score: number; readonly nearest: readonly number[] })
  | Coded<'nothingToErase'>
  | (Coded<'pairAlreadyPlayed'> & {
      readonly board: number;
      readonly entry: number;
      /** Where the first of them has it. */
      readonly section: number;
      readonly round: number;
      readonly table: number;
      /** The sides of the line whose pairs already have a result on the board. */
      readonly sides: readonly Side[];
    })
  | VersionConflict;

/** The result was changed in the meantime; with its current version, unless it was erased. */
export type VersionConflict = Coded<'versionConflict'> & Partial<ResultView>;
