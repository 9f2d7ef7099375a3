/**
 * What the application tells the screens, the paper and the exports: read-only values, as they travel in JSON.
 * Exact numbers are text, `n` or `n/d` (src/scoring/exact: writeExact, readExact). Scores are signed from
 * North-South's side. Times are ISO 8601 in UTC unless a comment says otherwise.
 */
import type { Slot } from '../../src/movement/slot.ts';
import type { Outcome } from '../../src/bridge/result/result.ts';
import type { Side } from '../../src/bridge/seat.ts';
import type { Language } from '../../src/language.ts';
import type { ContinuationRule } from '../../src/movement/continuation/change.ts';
import type { ContinuationFigures } from '../../src/movement/continuation/figures.ts';
import type { ContinuationWarning, Shift } from '../../src/movement/continuation/proposal.ts';
import type { ClockState } from '../../src/movement/clock.ts';
import type { ClockSound } from '../../src/movement/clock-tone.ts';
import type { MovementSpec, OwnSpec } from '../../src/movement/movement.ts';
import type { Break } from '../../src/movement/timetable.ts';
import type { Finding } from '../../src/review/finding.ts';
import type { FigureDerivation } from '../../src/scoring/derivation/figure.ts';
import type { PlacesDerivation } from '../../src/scoring/derivation/places.ts';
import type { TotalDerivation } from '../../src/scoring/derivation/total.ts';
import type {
  PairPenaltyUnit,
  RegulationChoice,
  RegulationValue,
  SessionMethod,
  SessionScoring,
} from '../../src/scoring/session-scoring.ts';
import type { HandicapUnit } from '../../src/scoring/standing/handicap.ts';
import type { Penalty } from '../../src/scoring/standing/penalty.ts';
import type { Standing } from '../../src/scoring/standing/standings.ts';
import type { WithdrawalOutcome } from '../../src/scoring/ranked-session/withdrawal.ts';
import type { TieBreakCode } from '../../src/scoring/standing/tie-breaks.ts';
import type { UnequalBoards } from '../../src/scoring/regulation/regulation.ts';
import type { Serialized } from '../../src/scoring/numbers/serialize.ts';
import type { BoardField } from '../../src/statistics/board-field.ts';
import type { Tally } from '../../src/statistics/tally.ts';

export interface Settings {
  readonly clubName: string;
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly suitColours: 2 | 4;
  /** Scores are typed without the last nought: 42 means 420. */
  readonly withoutLastNought: boolean;
  readonly paper: 'A4' | 'Letter';
  /** How a new event is scored until somebody chooses otherwise. */
  readonly method: SessionMethod;
  readonly regulation: RegulationChoice;
  /** The club's own regulation and the preset it was made from; null while it has none. */
  readonly ownRegulation: RegulationValue | null;
  /** Movements of the club's own, each name once. */
  readonly ownMovements: readonly OwnSpec[];
  /** How long a published ranking is open to corrections, in minutes. */
  readonly correctionMinutes: number;
  /** Which window sounds when the time is nearly up, and when it is. */
  readonly clockSound: ClockSound;
}

/** What of the settings is changed; the club's own regulation is never taken away. */
export type SettingsChange = Partial<Omit<Settings, 'ownRegulation'>> & { readonly ownRegulation?: RegulationValue };

export interface PlayerView {
  readonly id: number;
  readonly name: string;
}

export interface EventSummary {
  readonly session: number;
  readonly name: string;
  /** The day of play, local, yyyy-mm-dd. */
  readonly date: string;
  readonly tables: number;
  readonly results: number;
  readonly expectedResults: number;
  readonly sample: boolean;
}

/** One session, whole: what every director's screen is drawn from. */
export interface SessionView {
  readonly id: number;
  readonly eventName: string;
  /** Local day, yyyy-mm-dd. */
  readonly date: string;
  /** Local time the first round starts, hh:mm. */
  readonly start: string;
  readonly minutesPerBoard: number;
  readonly minutesToMove: number;
  /** Counts every change of the session; two equal numbers mean nothing has changed between. */
  readonly change: number;
  /** When the last change was written, or null before the first. */
  readonly savedAt: string | null;
  readonly sample: boolean;
  readonly clock: ClockView;
  /** In order of round. */
  readonly breaks: readonly Break[];
  readonly scoring: ScoringView;
  /** Those that stand, in the order they were given. */
  readonly penalties: readonly PenaltyView[];
  readonly terms: TermsView;
  /** Scores that boards are held against; they count by the method of the fixed datum. */
  readonly datums: readonly DatumView[];
  readonly sections: readonly SectionView[];
  /** Current results only, in order of entry. */
  readonly results: readonly ResultView[];
}

/** How a session is scored. */
export interface ScoringView extends SessionScoring {
  /** Counts up whenever another way is chosen. */
  readonly version: number;
}

/** What the director took from a total, or gave to it (Law 90). */
export interface PenaltyView {
  /** Counts the penalties of the session. */
  readonly number: number;
  readonly entry: number;
  readonly kind: Penalty['kind'];
  /** Hundredths of the unit. */
  readonly amount: number;
  readonly unit: PairPenaltyUnit;
  readonly reason: string;
  readonly at: string;
}

/** On what terms the pairs of a session are ranked. */
export interface TermsView {
  /** What handicaps are in: percent added to the percentage, or points added to the total. */
  readonly unit: HandicapUnit;
  /** The pairs that have a handicap, a stratum or no standing. */
  readonly entries: readonly EntryTerms[];
}

/** The terms of a pair. */
export interface EntryTerms {
  readonly entry: number;
  /** Hundredths of the unit, less than 0 too; null without one. */
  readonly handicap: number | null;
  /** 0 is A, the highest; null without one. */
  readonly stratum: number | null;
  /** Its results count for the others, and it has no place. */
  readonly withoutStanding: boolean;
  /** It has left: no place, and its results are cancelled or stand by how much it has played; left out while it plays. */
  readonly withdrawn?: true;
}

/** The score a board's results are held against, from North-South. */
export interface DatumView {
  readonly board: number;
  readonly score: number;
}

/** A session for somebody who has it as of an earlier change: the lines written since, or all of it where more changed. */
export type SessionDiff =
  | {
      readonly kind: 'lines';
      readonly change: number;
      readonly savedAt: string | null;
      readonly lines: readonly ChangedLine[];
    }
  | { readonly kind: 'whole'; readonly session: SessionView };

/** A line of a traveller as it now stands; null where its result was taken away. */
export interface ChangedLine extends Slot {
  readonly result: ResultView | null;
}

export interface SectionView {
  readonly id: number;
  /** A, B, C ... */
  readonly letter: string;
  /** The movement the section began with. */
  readonly spec: MovementSpec;
  /** Counts the changes of the schedule; 1 while it is as it began. */
  readonly scheduleVersion: number;
  /** Entries that have left. */
  readonly gone: readonly number[];
  readonly tables: number;
  readonly rounds: number;
  readonly boardsPerRound: number;
  readonly boards: number;
  readonly winners: 1 | 2;
  readonly entries: readonly EntryView[];
  readonly cells: readonly CellView[];
}

/** A pair of a section. */
export interface EntryView {
  readonly id: number;
  readonly number: number;
  /** Its number as it is written among the pairs of all sections: A7 where there are several, otherwise 7. */
  readonly label: string;
  /** The line it is ranked in; null with one winner. */
  readonly line: Side | null;
  /** Two names, either may be empty while not known. */
  readonly players: readonly [string, string];
  readonly phantom: boolean;
}

/** One table in one round of the schedule. Where one pair is the phantom, the other sits out and no result is due. */
export interface CellView {
  readonly round: number;
  readonly table: number;
  /** Entry ids. */
  readonly ns: number;
  readonly ew: number;
  readonly boards: readonly number[];
  readonly sitOut: boolean;
  /** Which of the two are not there. */
  readonly absent: readonly number[];
  /** Boards without a result that a pair which withdrew was to play: none is expected, one may still be handed in. */
  readonly left: readonly number[];
}

/** Where a result was expected: a line of a traveller. */
export type { Slot };

/** A result as it stands now: where it was expected, and what really happened. */
export interface ResultView extends Slot {
  readonly version: number;
  readonly board: number;
  /** Entry ids of the pairs that really played, in the direction they really sat. */
  readonly ns: number;
  readonly ew: number;
  readonly outcome: Outcome;
  /** What the director typed; empty when it came another way. */
  readonly typed: string;
  /** The form of a fouled board that was played; left out while it is not fouled. */
  readonly form?: string;
  /** Why the director ruled so; left out where there is nothing to say. */
  readonly note?: string;
  /** Why it was corrected; left out where nobody said. */
  readonly reason?: string;
  /** Signed from North-South; null for an award, a board not played, a weighted or split score. */
  readonly score: number | null;
  readonly at: string;
}

/** What a recorded line said when it was read a second time. */
export interface VerificationView extends Slot {
  readonly outcome: Outcome;
  readonly at: string;
}

/** Something of a session that needs the director's eye, with the version of the line's result; 0 without one. */
export interface ReviewItem {
  readonly version: number;
  readonly finding: Finding;
}

/** The review queue of a session, as it stands after the change. */
export interface ReviewView {
  readonly change: number;
  readonly items: readonly ReviewItem[];
}

/** One version of a result, for its history. `outcome` is null where the result was taken away. */
export interface ResultVersionView {
  readonly version: number;
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
  readonly outcome: Outcome | null;
  readonly typed: string;
  readonly form: string | null;
  readonly note: string;
  readonly reason: string;
  readonly author: string;
  readonly at: string;
}

export type ClockView = ClockState;

export interface StandingsView {
  readonly change: number;
  readonly fields: readonly FieldStandingsView[];
}

/** The standings of sections whose results are compared and whose pairs are ranked together. */
export interface FieldStandingsView {
  /** The sections, one or more. */
  readonly sections: readonly number[];
  /** What points are, and with it what an average is: a share of the matchpoints, or IMPs a board. */
  readonly unit: 'matchpoints' | 'imps';
  /** What places go by: the average, or a total. */
  readonly rankedBy: UnequalBoards;
  readonly winners: 1 | 2;
  /** One ranking, or two: North-South first. */
  readonly rankings: readonly RankingView[];
  readonly boards: readonly BoardScoresView[];
}

/** The standings after a round, at what the boards are worth now; fields without their boards. */
export interface AfterRoundView extends StandingsView {
  readonly round: number;
}

/** Where one side's figure of a result comes from. */
export interface ExplainedFigure extends Slot {
  readonly side: Side;
  readonly figure: Serialized<FigureDerivation>;
}

/** Where what an entry has and its place come from, and every figure of its boards, in order of number. */
export interface ExplainedEntry {
  readonly entry: number;
  readonly total: Serialized<TotalDerivation>;
  readonly standing: Serialized<PlacesDerivation>;
  readonly boards: readonly ExplainedFigure[];
}

/** The standings for somebody who has those of an earlier change. */
export interface StandingsDiff {
  readonly change: number;
  readonly fields: readonly FieldStandingsDiff[];
}

/** A board that is as it was is only its number, and a row of a ranking that is as it was its entry. */
export type FieldStandingsDiff = Omit<FieldStandingsView, 'rankings' | 'boards'> & {
  readonly rankings: readonly (Omit<RankingView, 'rows'> & { readonly rows: readonly (RankingRowView | number)[] })[];
  readonly boards: readonly (BoardScoresView | number)[];
};

/** What is new of both, as of one moment. */
export interface UpdateDiff {
  readonly session: SessionDiff;
  readonly standings: StandingsDiff;
}

/** A change of a session as pages are told of it; where little is new with all of it, for a page that knew what was before. */
export interface SessionUpdate {
  readonly kind: 'session';
  readonly session: number;
  readonly change: number;
  /** The change that `news` are since. */
  readonly since?: number;
  readonly news?: UpdateDiff;
}

/** What pages are told. */
export type PageUpdate = SessionUpdate | { readonly kind: 'settings' } | { readonly kind: 'events' };

export interface RankingView {
  readonly line: Side | null;
  readonly rows: readonly RankingRowView[];
}

export interface RankingRowView extends PlaceView {
  /** What became of its results when it withdrew; left out of one that did not. */
  readonly withdrawn?: WithdrawalOutcome;
  /** Why there is no place. */
  readonly unranked: Standing['unranked'];
  /** The criteria that separated the pair from others of the same figure, in the order they were asked. */
  readonly separations: readonly SeparationView[];
  /** A shared place that the regulation has the director draw for. */
  readonly lotToDraw: boolean;
  readonly entry: number;
  /** Its average, exact: its share of the matchpoints (1 for all), or its IMPs a board; null without a board. */
  readonly figure: string | null;
  /** What its place goes by, exact: the average, its total, or its total for a full card; null without a board. */
  readonly ranked: string | null;
  /** Matchpoints or IMPs, exact: those won with `change`; at matchpoints those that could be won, at IMPs 0. */
  readonly total: string;
  readonly available: string;
  /** Bonuses less penalties, exact. */
  readonly change: string;
  readonly boards: number;
  /** Percentage, or IMPs a board, over all boards up to each round, for drawing; null before the first result. */
  readonly byRound: readonly (number | null)[];
  /** Its row in the ranking with handicap; null while no pair of the section has one. */
  readonly byHandicap: HandicapRowView | null;
}

/** What split a tie, and what the pair had in it: exact, or `unlimited`, a quotient of something by nothing. */
export interface SeparationView {
  readonly code: TieBreakCode;
  readonly figure: string;
}

/** Where a pair stands in a ranking. */
export interface PlaceView {
  /** From 1; null for a pair without standing, or with fewer boards than the regulation ranks. */
  readonly place: number | null;
  readonly tied: boolean;
  /** The place within its stratum; null without a stratum or a place. */
  readonly inStratum: StratumPlaceView | null;
}

export interface StratumPlaceView {
  /** 0 is A, the highest. */
  readonly stratum: number;
  readonly place: number;
  readonly tied: boolean;
}

export interface HandicapRowView extends PlaceView {
  /** What was added, exact, in the session's unit; null for a pair without a handicap. */
  readonly handicap: string | null;
  /** What its place goes by with it, exact; null without a board. */
  readonly figure: string | null;
}

export interface BoardScoresView {
  readonly board: number;
  /** Results compared, and results of a fully played board. */
  readonly actual: number;
  readonly expected: number;
  /** Matchpoints of a top; 0 at IMPs. */
  readonly top: number;
  /** Butler: the score the others are held against, from North-South; null by other methods. */
  readonly datum: number | null;
  readonly results: readonly ScoredResultView[];
  readonly frequencies: readonly FrequencyView[];
  /** Where results of the board were compared apart: the forms of a fouled board, the two charts of a split score. */
  readonly fields?: readonly FieldView[];
}

/** What a ruling would change: its board in the line's section as it stands, and as it would be. */
export interface RulingPreview {
  /** Null while nothing of the board is recorded. */
  readonly before: BoardScoresView | null;
  readonly after: BoardScoresView | null;
}

/** Something the director ruled that stands. */
export interface RulingView {
  readonly at: string;
  readonly what:
    /** A result that is assigned, awarded, of a form, explained by a note, or corrected for a reason; `tables` that have it. */
    | {
        readonly kind: 'result';
        readonly board: number;
        readonly section: number;
        readonly round: number;
        readonly tables: readonly number[];
        /** Empty where it is every table's. */
        readonly pairs: readonly number[];
        readonly outcome: Outcome;
        readonly form: string | null;
        readonly corrected: boolean;
      }
    | { readonly kind: 'penalty'; readonly penalty: PenaltyView };
  readonly note: string;
}

/** Results of a board that were compared with each other and not with the rest. */
export interface FieldView {
  readonly form: string | null;
  /** Whose figures it gives; null where it gives both sides'. */
  readonly side: Side | null;
  readonly actual: number;
  readonly frequencies: readonly FrequencyView[];
}

export interface ScoredResultView extends Slot {
  /** Matchpoints or IMPs, exact; null where the result counts for nobody. */
  readonly nsPoints: string | null;
  readonly ewPoints: string | null;
  /** Shares of a top; null at IMPs too. */
  readonly nsPercentage: string | null;
  readonly ewPercentage: string | null;
}

/** A score that occurred on a board; best for North-South first. */
export interface FrequencyView {
  readonly score: number;
  readonly times: number;
  readonly nsPoints: string;
  readonly ewPoints: string;
  /** Null at IMPs. */
  readonly nsPercentage: string | null;
}

/** What was bid and made in a session, as it stands after the change. */
export interface StatisticsView {
  readonly change: number;
  readonly tally: Tally;
  /** As the standings have them, in the same order. */
  readonly fields: readonly FieldStatisticsView[];
}

/** What a field made of its boards, in order of number; only those that have a result. */
export interface FieldStatisticsView {
  readonly sections: readonly number[];
  readonly boards: readonly BoardField[];
}

/** What was bid and made in all sessions of the club; the sample is not one. */
export interface ClubStatisticsView {
  /** Those that have a result. */
  readonly sessions: number;
  readonly tally: Tally;
}

/** The ways to go on after a change of the schedule, best first. */
export interface ProposalsView {
  readonly section: number;
  /** The version of the schedule they were made for, and its rounds that stay as they are. */
  readonly version: number;
  readonly frozen: number;
  readonly proposals: readonly ProposalView[];
}

/** One of them; pairs are numbers of the section. */
export interface ProposalView {
  /** Names it when it is chosen. */
  readonly key: string;
  readonly rule: ContinuationRule;
  readonly figures: ContinuationFigures;
  readonly shifts: readonly Shift[];
  readonly warnings: readonly ContinuationWarning[];
}
