import { hc } from 'hono/client';
import type { PaperList } from '../../../main/app/director/paper.ts';
import type { DirectorApi } from '../../../main/app/director/app.ts';
import type { BreakChange } from '../../../main/club/schedule/clock.ts';
import type { DuplicateRequest } from '../../../main/club/competitions/duplicate.ts';
import type { DealsView } from '../../../main/club/model/deals.ts';
import type { NewDeals } from '../../../main/club/deals/deals.ts';
import type { DrawChoice } from '../../../main/club/draws/choose.ts';
import type {
  DrawDoubtView,
  DrawView,
  DrawWayView,
  MismatchView,
  PlayersChoice,
  PlayersDrawView,
} from '../../../main/club/model/draws.ts';
import type { NewEvent } from '../../../main/club/competitions/events.ts';
import type { KnockoutOverride } from '../../../src/draw/knockout/override.ts';
import type { SharedPlaceDecision } from '../../../main/club/stages/decide.ts';
import type { FurtherSession } from '../../../main/club/stages/further-session.ts';
import type { SeatInPlace } from '../../../main/club/stages/seat.ts';
import type { CarriedPair } from '../../../main/club/players/carried-names.ts';
import type { GivenResultInput } from '../../../main/club/matches/given-results.ts';
import type { RenumberedTeam } from '../../../main/club/schedule/team-numbers.ts';
import type { TeamNames } from '../../../main/club/players/teams.ts';
import type { LineUpInput } from '../../../main/club/schedule/line-ups.ts';
import type { Replacement } from '../../../main/club/players/substitutes.ts';
import type { PenaltyInput } from '../../../main/club/scoring/penalties.ts';
import type { ScheduleRequest, ChosenProposal } from '../../../main/club/schedule/proposals.ts';
import type { TermsChange } from '../../../main/club/scoring/terms.ts';
import type { FindingAcceptance } from '../../../main/club/review/review.ts';
import type { LogoAnswer } from '../../../main/club/logo/logo.ts';
import type { LogoFault } from '../../../main/club/model/logo.ts';
import type { PublicationReport, ChangePreview } from '../../../main/club/model/publication.ts';
import type { SecondReading } from '../../../main/club/review/verifications.ts';
import type { ResultInput } from '../../../main/club/results/input.ts';
import type { MasterpointChoice } from '../../../src/scoring/masterpoints/choice.ts';
import type { AfterRoundView, MasterpointLists } from '../../../main/club/model/standings.ts';
import type { ClubStatisticsView, StatisticsView } from '../../../main/club/model/statistics.ts';
import type { EventDetails } from '../../../main/club/model/event.ts';
import type {
  ExplainedAddedUp,
  ExplainedEntry,
  ExplainedMatch,
  ExplainedTeam,
  TeamBoardFigure,
} from '../../../main/club/model/explanation.ts';
import type { ReviewView } from '../../../main/club/model/review.ts';
import type { UndoWish } from '../../../main/club/undo/undo.ts';
import type { SeasonSettings } from '../../../main/club/model/season.ts';
import type { UndoDirection } from '../../../main/store/changes.ts';
import type { GivenEvening } from '../../../main/club/seasons/given.ts';
import type { NewSheet, SheetChange } from '../../../main/club/sheets/sheets.ts';
import type { AddedLine, CorrectedLine } from '../../../main/club/sheets/lines.ts';
import type { Settings, SettingsChange } from '../../../main/club/model/settings.ts';
import type { ClockAction } from '../../../src/session/clock.ts';
import type { LaterEvening } from '../../../src/session/evenings.ts';
import type { Slot } from '../../../src/session/slot.ts';
import type { Side } from '../../../src/bridge/seat.ts';
import type { ClubFileProblem } from '../../../src/language/files/club-file.ts';
import type { Language } from '../../../src/language.ts';
import type { IndividualWishes } from '../../../src/movement/individual/choices.ts';
import type { AddedUpWishes } from '../../../src/movement/teams/added-up/choices.ts';
import type { TeamWishes } from '../../../src/movement/teams/choices.ts';
import type { ChoiceWishes } from '../../../src/movement/choice/choices.ts';
import type { FigureDerivation } from '../../../src/scoring/derivation/figure.ts';
import type { RankedBy } from '../../../src/scoring/standing/handicap.ts';
import type { OverallDerivation } from '../../../src/scoring/derivation/overall.ts';
import { deserializeExacts } from '../../../src/scoring/numbers/serialize.ts';
import type { ScoringChoice } from '../../../src/scoring/session-scoring.ts';
import { sendOnce, sendUntilAnswered } from './connection.ts';

/** The names of one pair. */
export interface NamedEntry {
  readonly entry: number;
  readonly players: readonly [string, string];
  /** Players chosen among others of the same name. */
  readonly picked?: readonly [number | null, number | null];
}

/** Names with those that this page showed before. */
export interface ChangedNames extends NamedEntry {
  readonly before: readonly [string, string];
}

/** The typed client of the server. A wrong path, body or answer does not compile. */
export const routes = hc<DirectorApi>('/', { fetch: sendUntilAnswered }).api;
const session = routes.sessions[':id'];
const sheet = routes.sheets[':id'];
/** The same for what must not happen later: it fails while the server is gone. */
export const routesNow = hc<DirectorApi>('/', { fetch: sendOnce }).api;
const sessionNow = routesNow.sessions[':id'];
const sheetNow = routesNow.sheets[':id'];
const seasonNow = routesNow.seasons[':id'];

/** The id in a route's address. */
export const asParam = (id: number) => ({ id: String(id) });
const param = asParam;
const roundParam = (id: number, round: number) => ({ id: String(id), round: String(round) });
const matchParam = (id: number, match: number) => ({ id: String(id), match: String(match) });

/** The requests of the director's screens. A refusal is the answer `{ kind: 'problem', code }`. */
export const api = {
  settings: async () => must(await (await routes.settings.$get()).json()),
  /** @param before what this page shows of the settings that are changed */
  changeSettings: async (change: SettingsChange, before: Partial<Settings>) =>
    must(await (await routesNow.settings.$put({ json: { ...change, before } })).json()),
  /** Takes back the newest change of the settings, or redoes it. */
  stepSettings: async (direction: UndoDirection) =>
    must(
      await (
        await (direction === 'undo' ? routesNow.settings.undo : routesNow.settings.redo).$post({ json: {} })
      ).json(),
    ),
  /** Names the second place for copies. @returns why it can't be, or null */
  nameCopyFolder: async (copyFolder: string): Promise<ClubFileProblem | null> => {
    const answer = await (await routesNow.settings.$put({ json: { copyFolder } })).json();
    return isProblemAnswer(answer) ? (answer as ClubFileProblem) : null;
  },
  players: async (like: string) => must(await (await routes.players.$get({ query: { like } })).json()),
  logo: async () => must(await (await routes.logo.$get()).json()).logo,
  /** Changes the club's logo to a file in base64, or takes it away. @returns why that file can't be one, or the logo */
  changeLogo: async (picture: string | null): Promise<LogoAnswer | LogoFault> => {
    const answer = await (await routesNow.logo.$put({ json: { picture } })).json();
    if (isProblemAnswer(answer) && answer.code === 'logoNotPossible' && 'fault' in answer) return answer.fault;
    return must(answer);
  },
  printers: async () => (await routes.printers.$get()).json(),
  /** Prints what the window shows in print. Answers whether the printer took it. */
  printOn: async (printer: string, paper: Settings['paper']): Promise<boolean> => {
    const answer = await (await routesNow.printers.print.$post({ json: { printer, paper } })).json();
    return !isProblemAnswer(answer) && answer.isPrinted;
  },
  paperList: async (): Promise<PaperList> => (await routes.documents.$get()).json(),
  /** The club's events, a page of them. */
  events: async (find: string, from: number) =>
    must(await (await routes.events.$get({ query: { find, from: String(from) } })).json()),
  /** One event of the list; null where it is deleted. */
  event: async (id: number) => {
    const { events } = must(await (await routes.events.$get({ query: { only: String(id) } })).json());
    return events[0] ?? null;
  },
  winners: async (sessions: readonly number[]) =>
    must(await (await routes.events.winners.$get({ query: { sessions: sessions.join(',') } })).json()),
  playedEvents: async (from: string, to: string) =>
    must(await (await routes.events.played.$get({ query: { from, to } })).json()),
  deletedEvents: async () => (await routes.events.deleted.$get()).json(),
  changeDetails: async (id: number, details: EventDetails) =>
    (await sessionNow.details.$put({ param: param(id), json: details })).json(),
  duplicateEvent: async (id: number, copy: DuplicateRequest) =>
    (await sessionNow.duplicate.$post({ param: param(id), json: copy })).json(),
  overall: async (id: number) => must(await (await session.overall.$get({ param: param(id) })).json()),
  explainOverall: async (id: number, entry: number, by: RankedBy) => {
    const asked = { param: { ...param(id), entry: String(entry) }, query: { by } };
    const answer = must(await (await session.overall[':entry'].$get(asked)).json());
    return deserializeExacts<OverallDerivation>(answer);
  },
  qualifying: async (id: number) => must(await (await session.qualifying.$get({ param: param(id) })).json()),
  splitPlace: async (id: number, decision: SharedPlaceDecision) =>
    (
      await sessionNow.qualifying.split.$post({
        param: param(id),
        json: { ...decision, entries: [...decision.entries] },
      })
    ).json(),
  planEvenings: async (id: number, evenings: readonly LaterEvening[]) =>
    (await sessionNow.evenings.$put({ param: param(id), json: { evenings: [...evenings] } })).json(),
  choosePrizes: async (id: number, places: number) =>
    (await sessionNow.prizes.$put({ param: param(id), json: { places } })).json(),
  leaveAsDrawn: async (id: number) => (await sessionNow.qualifying.leave.$post({ param: param(id) })).json(),
  seatInPlace: async (id: number, seat: SeatInPlace) =>
    (await sessionNow.qualifying.seat.$post({ param: param(id), json: seat })).json(),
  addSession: async (before: number, next: FurtherSession) =>
    (await sessionNow.next.$post({ param: param(before), json: next })).json(),
  deleteEvent: async (id: number) => (await sessionNow.$delete({ param: param(id) })).json(),
  restoreEvent: async (id: number) => (await sessionNow.restore.$post({ param: param(id), json: {} })).json(),
  removeEvent: async (id: number) => (await sessionNow.remove.$post({ param: param(id), json: {} })).json(),
  movements: async (wishes: ChoiceWishes & { readonly sections: number }) =>
    must(await (await routes.movements.$get({ query: asQuery(wishes) })).json()),
  individuals: async (wishes: IndividualWishes & { readonly sections: number }) =>
    must(await (await routes.individuals.$get({ query: asQuery(wishes) })).json()),
  teamMovements: async ({ supply, kind, ...wishes }: TeamWishes) => {
    const query = {
      ...asQuery(wishes),
      ...(supply && { supply }),
      ...((kind === 'swiss' || kind === 'knockout') && { kind }),
    };
    return must(await (await routes.teams.$get({ query })).json());
  },
  addedUpMovements: async (wishes: AddedUpWishes) =>
    must(await (await routes.teams['added-up'].$get({ query: asQuery(wishes) })).json()),
  createEvent: async (event: NewEvent) => (await routesNow.events.$post({ json: event })).json(),
  openSample: async (language: Language) => must(await (await routesNow.sample.$post({ json: { language } })).json()),
  session: async (id: number) => must(await (await session.$get({ param: param(id) })).json()),
  standings: async (id: number) => must(await (await session.standings.$get({ param: param(id) })).json()),
  afterRound: async (id: number, round: number): Promise<AfterRoundView> => {
    const requested = { id: String(id), round: String(round) };
    return must(await (await session.standings.after[':round'].$get({ param: requested })).json());
  },
  statistics: async (id: number): Promise<StatisticsView> =>
    must(await (await session.statistics.$get({ param: param(id) })).json()),
  clubStatistics: async (): Promise<ClubStatisticsView> => (await routes.statistics.$get()).json(),
  diff: async (id: number, since: number) =>
    must(await (await session.diff[':since'].$get({ param: { id: String(id), since: String(since) } })).json()),
  changeNames: async (id: number, named: readonly ChangedNames[]) =>
    (await session.names.$put({ param: param(id), json: { entries: named.map(writable) } })).json(),
  deals: async (id: number): Promise<DealsView> => must(await (await session.deals.$get({ param: param(id) })).json()),
  changeDeals: async (id: number, { deals, source, before }: NewDeals) =>
    (
      await sessionNow.deals.$put({
        param: param(id),
        json: { deals: [...deals], source, ...(before !== undefined && { before }) },
      })
    ).json(),
  /** Replaces players of a pair from a round on; an empty name leaves the place as it is. */
  replacePlayers: async (id: number, { entry, fromRound, players: [first, second], picked = [] }: Replacement) =>
    (
      await session.names.replaced.$put({
        param: param(id),
        json: { entry, fromRound, players: [first, second], picked },
      })
    ).json(),
  changeTeams: async (id: number, teams: readonly TeamNames[]) =>
    (await session.teams.$put({ param: param(id), json: { teams: [...teams] } })).json(),
  renumberTeams: async (id: number, teams: readonly RenumberedTeam[]) =>
    (await session.teams.numbers.$put({ param: param(id), json: { teams: [...teams] } })).json(),
  changeLineUp: async (id: number, { match, ...lineUp }: LineUpInput) =>
    (await session.matches[':match']['line-up'].$put({ param: matchParam(id, match), json: lineUp })).json(),
  /** What a match against the wrong opponents counts; null where it was drawn so. */
  mismatch: async (id: number, match: number): Promise<MismatchView | null> =>
    must(await (await session.matches[':match'].mismatch.$get({ param: matchParam(id, match) })).json()).mismatch,
  /** Gives a match a result in the place of its lines; null takes it away again. */
  giveMatchResult: async (id: number, match: number, given: GivenResultInput) =>
    (await session.matches[':match'].result.$put({ param: matchParam(id, match), json: given })).json(),
  knockout: async (id: number) => must(await (await session.knockout.$get({ param: param(id) })).json()),
  /** Keeps what the director decided for a round of a knockout with its proposal. */
  decideKnockoutRound: async (id: number, round: number, overrides: readonly KnockoutOverride[]) =>
    (await sessionNow.knockout.$put({ param: param(id), json: { round, overrides } })).json(),
  drawKnockoutLot: async (id: number, round: number) =>
    (await sessionNow.knockout.lot.$post({ param: param(id), json: { round } })).json(),
  announceKnockout: async (id: number, key: string) =>
    (await sessionNow.knockout.announce.$post({ param: param(id), json: { key } })).json(),
  seedKnockout: async (id: number, seeds: readonly number[]) =>
    (await sessionNow.knockout.seeds.$put({ param: param(id), json: { seeds } })).json(),
  /** What the two of a match had in an earlier session of the event; null where they had no match. */
  earlierMeeting: async (id: number, match: number) =>
    must(await (await session.knockout.matches[':match'].earlier.$get({ param: matchParam(id, match) })).json()).met,
  noteEarlierMatch: async (id: number, match: number, imps: readonly [string, string] | null) =>
    (await sessionNow.knockout.earlier.$put({ param: param(id), json: { match, imps } })).json(),
  playExtraBoards: async (id: number, match: number) =>
    (
      await sessionNow.knockout.matches[':match']['extra-boards'].$post({ param: matchParam(id, match), json: {} })
    ).json(),
  /** Gives pairs the players of pairs of a former event. */
  carryNames: async (id: number, pairs: readonly CarriedPair[]) =>
    (await session.names.carried.$put({ param: param(id), json: { pairs } })).json(),
  /** @param before the score that this page showed when the new one was typed */
  changeDatum: async (id: number, board: number, score: number | null, before: number | null) =>
    (await session.datums.$put({ param: param(id), json: { board, score, before } })).json(),
  /** The terms that members bring with them, of pairs that have none. */
  memberTerms: async (id: number) =>
    must(await (await session.terms.members.$get({ param: param(id) })).json()).entries,
  changeTerms: async (id: number, requested: TermsChange) =>
    (await session.terms.$put({ param: param(id), json: { ...requested, entries: [...requested.entries] } })).json(),
  record: async (id: number, result: ResultInput) =>
    (await session.results.$post({ param: param(id), json: result })).json(),
  /** Records lines that belong together: all or none. */
  recordTogether: async (id: number, lines: readonly ResultInput[]) =>
    (await session.results.together.$post({ param: param(id), json: { lines: [...lines] } })).json(),
  /** Records lines one after another. Each can be refused by itself. */
  recordColumn: async (id: number, lines: readonly ResultInput[]) =>
    (await session.results.column.$post({ param: param(id), json: { lines } })).json(),
  /** Rules on lines of a board: all or none. */
  rule: async (id: number, lines: readonly ResultInput[]) =>
    (await session.rulings.$post({ param: param(id), json: { lines: [...lines] } })).json(),
  previewRuling: async (id: number, lines: readonly ResultInput[]) =>
    (await session.rulings.preview.$post({ param: param(id), json: { lines: [...lines] } })).json(),
  cancelBoard: async (id: number, board: number, note: string) =>
    (await session.rulings.cancel.$post({ param: param(id), json: { board, note } })).json(),
  verifications: async (id: number) => must(await (await session.verifications.$get({ param: param(id) })).json()),
  verify: async (id: number, reading: SecondReading) =>
    (await session.verifications.$post({ param: param(id), json: reading })).json(),
  bridgemate: async (id: number) => must(await (await session.bridgemate.$get({ param: param(id) })).json()),
  followBridgemate: async (id: number, path: string) =>
    (await session.bridgemate.$put({ param: param(id), json: { path } })).json(),
  leaveBridgemate: async (id: number) => (await session.bridgemate.$delete({ param: param(id) })).json(),
  review: async (id: number): Promise<ReviewView> =>
    must(await (await session.review.$get({ param: param(id) })).json()),
  acceptFinding: async (id: number, accepted: FindingAcceptance) =>
    (await session.review.accepted.$post({ param: param(id), json: accepted })).json(),
  previewResult: async (id: number, result: ResultInput): Promise<ChangePreview | null> => {
    const answer = await (await session.results.preview.$post({ param: param(id), json: result })).json();
    return isProblemAnswer(answer) ? null : answer;
  },
  previewPenalty: async (id: number, given: PenaltyInput): Promise<ChangePreview | null> => {
    const answer = await (await session.penalties.preview.$post({ param: param(id), json: given })).json();
    return isProblemAnswer(answer) ? null : answer;
  },
  previewTerms: async (id: number, requested: TermsChange): Promise<ChangePreview | null> => {
    const body = { ...requested, entries: [...requested.entries] };
    const answer = await (await session.terms.preview.$post({ param: param(id), json: body })).json();
    return isProblemAnswer(answer) ? null : answer;
  },
  previewMasterpoints: async (id: number, choice: MasterpointChoice): Promise<MasterpointLists | null> => {
    const answer = await (await session.masterpoints.preview.$post({ param: param(id), json: choice })).json();
    return isProblemAnswer(answer) ? null : answer;
  },
  publicationReport: async (id: number): Promise<PublicationReport> =>
    must(await (await session.publication.report.$get({ param: param(id) })).json()),
  publication: {
    publish: async (id: number) => (await sessionNow.publication.$post({ param: param(id), json: {} })).json(),
    end: async (id: number) => (await sessionNow.publication.end.$post({ param: param(id), json: {} })).json(),
    undo: async (id: number) => (await sessionNow.publication.undo.$post({ param: param(id), json: {} })).json(),
  },
  previewScoring: async (id: number, choice: ScoringChoice): Promise<ChangePreview | null> => {
    const answer = await (await session.scoring.preview.$post({ param: param(id), json: choice })).json();
    return isProblemAnswer(answer) ? null : answer;
  },
  /** @param before the version of the scoring that this page shows */
  changeScoring: async (id: number, choice: ScoringChoice, before: number) =>
    (await sessionNow.scoring.$put({ param: param(id), json: { ...choice, before } })).json(),
  addPenalty: async (id: number, given: PenaltyInput) =>
    (await sessionNow.penalties.$post({ param: param(id), json: given })).json(),
  takePenaltyBack: async (id: number, number: number) =>
    (await sessionNow.penalties[':number'].$delete({ param: { id: String(id), number: String(number) } })).json(),
  undo: async (id: number, wish: UndoWish) => (await sessionNow.undo.$post({ param: param(id), json: wish })).json(),
  redo: async (id: number) => (await sessionNow.redo.$post({ param: param(id), json: {} })).json(),
  proposeChange: async (id: number, requested: ScheduleRequest) =>
    (await session.schedule.proposals.$post({ param: param(id), json: writableChange(requested) })).json(),
  applyChange: async (id: number, chosen: ChosenProposal) =>
    (await sessionNow.schedule.$post({ param: param(id), json: writableChange(chosen) })).json(),
  draw: async (id: number, round: number): Promise<DrawView> =>
    must(await (await session.draws[':round'].$get({ param: roundParam(id, round) })).json()),
  drawDoubts: async (id: number, round: number): Promise<readonly DrawDoubtView[]> =>
    must(await (await session.draws[':round'].doubts.$get({ param: roundParam(id, round) })).json()).doubts,
  drawWays: async (id: number, round: number): Promise<readonly DrawWayView[]> =>
    must(await (await session.draws[':round'].ways.$get({ param: roundParam(id, round) })).json()),
  previewDraw: async (id: number, round: number, choice: Omit<DrawChoice, 'round'>): Promise<DrawView> => {
    const asked = { param: roundParam(id, round), json: writableDraw(choice) };
    return must(await (await session.draws[':round'].preview.$post(asked)).json());
  },
  chooseDraw: async (id: number, round: number, choice: Omit<DrawChoice, 'round'>) =>
    (await sessionNow.draws[':round'].$put({ param: roundParam(id, round), json: writableDraw(choice) })).json(),
  announceDraw: async (id: number, round: number, key: string) =>
    (await sessionNow.draws[':round'].announce.$post({ param: roundParam(id, round), json: { key } })).json(),
  changeSwissRounds: async (id: number, rounds: number) =>
    (await sessionNow['swiss-rounds'].$put({ param: param(id), json: { rounds } })).json(),
  playersDraw: async (id: number, round: number): Promise<PlayersDrawView> =>
    must(await (await session.draws[':round'].players.$get({ param: roundParam(id, round) })).json()),
  previewPlayers: async (id: number, round: number, choice: PlayersChoice): Promise<PlayersDrawView> => {
    const asked = { param: roundParam(id, round), json: writablePlayers(choice) };
    return must(await (await session.draws[':round'].players.preview.$post(asked)).json());
  },
  choosePlayers: async (id: number, round: number, choice: PlayersChoice) => {
    const asked = { param: roundParam(id, round), json: writablePlayers(choice) };
    return (await sessionNow.draws[':round'].players.$put(asked)).json();
  },
  announcePlayers: async (id: number, round: number, key: string) =>
    (await sessionNow.draws[':round'].players.announce.$post({ param: roundParam(id, round), json: { key } })).json(),
  undoSchedule: async (id: number) => (await sessionNow.schedule.undo.$post({ param: param(id), json: {} })).json(),
  history: async (id: number, slot: Slot) =>
    (await session.history.$get({ param: param(id), query: asQuery(slot) })).json(),
  explainResult: async (
    id: number,
    { section, round, table, slotBoard }: Slot,
    side: Side,
  ): Promise<FigureDerivation | TeamBoardFigure> => {
    const query = { ...asQuery({ section, round, table, slotBoard }), side };
    const { figure } = must(await (await session.explain.result.$get({ param: param(id), query })).json());
    return deserializeExacts<FigureDerivation | TeamBoardFigure>(figure);
  },
  explainEntry: async (id: number, entry: number): Promise<ExplainedEntry> => {
    const requested = { id: String(id), entry: String(entry) };
    return must(await (await session.explain.entry[':entry'].$get({ param: requested })).json());
  },
  explainTeam: async (id: number, entry: number): Promise<ExplainedTeam> => {
    const requested = { id: String(id), entry: String(entry) };
    return must(await (await session.explain.team[':entry'].$get({ param: requested })).json());
  },
  explainAddedUp: async (id: number, entry: number): Promise<ExplainedAddedUp> => {
    const requested = { id: String(id), entry: String(entry) };
    return must(await (await session.explain['added-up'][':entry'].$get({ param: requested })).json());
  },
  explainMatch: async (id: number, match: number): Promise<ExplainedMatch> =>
    must(await (await session.explain.match[':match'].$get({ param: matchParam(id, match) })).json()),
  changeBreak: async (id: number, requested: BreakChange) =>
    (await sessionNow.breaks.$put({ param: param(id), json: requested })).json(),
  /** Sheets of rubber bridge and minibridge, a page of them. */
  sheets: async (deleted: boolean, from: number) =>
    must(
      await (await routes.sheets.$get({ query: { deleted: deleted ? 'true' : 'false', from: String(from) } })).json(),
    ),
  sheet: async (id: number) => must(await (await sheet.$get({ param: param(id) })).json()),
  beginSheet: async (begun: NewSheet) => (await routesNow.sheets.$post({ json: begun })).json(),
  changeSheet: async (id: number, change: SheetChange) =>
    (await sheetNow.details.$put({ param: param(id), json: change })).json(),
  deleteSheet: async (id: number) => (await sheetNow.$delete({ param: param(id) })).json(),
  addSheetLine: async (id: number, line: AddedLine) =>
    (await sheet.lines.$post({ param: param(id), json: line })).json(),
  correctSheetLine: async (id: number, { ordinal, shorthand, before }: CorrectedLine) => {
    const requested = { id: String(id), ordinal: String(ordinal) };
    return (await sheet.lines[':ordinal'].$put({ param: requested, json: { shorthand, before } })).json();
  },
  undoSheet: async (id: number, wish: { readonly only?: number } = {}) =>
    (await sheetNow.undo.$post({ param: param(id), json: wish })).json(),
  redoSheet: async (id: number) => (await sheetNow.redo.$post({ param: param(id), json: {} })).json(),
  seasons: async (deleted: boolean) =>
    must(await (await routes.seasons.$get({ query: { deleted: deleted ? 'true' : 'false' } })).json()),
  /** A season with one of its rankings. */
  season: async (id: number, ranking: number) =>
    must(await (await routes.seasons[':id'].$get({ param: param(id), query: { ranking: String(ranking) } })).json()),
  beginSeason: async (settings: SeasonSettings) =>
    (await routesNow.seasons.$post({ json: { ...settings, rules: writableRules(settings.rules) } })).json(),
  /** @param before the version that this page shows */
  changeSeason: async (id: number, settings: SeasonSettings, before: number) => {
    const json = { ...settings, rules: writableRules(settings.rules), before };
    return (await seasonNow.$put({ param: param(id), json })).json();
  },
  deleteSeason: async (id: number) => (await seasonNow.$delete({ param: param(id) })).json(),
  restoreSeason: async (id: number) => (await seasonNow.restore.$post({ param: param(id), json: {} })).json(),
  undoSeasons: async () => (await routesNow.seasons.undo.$post({ json: {} })).json(),
  redoSeasons: async () => (await routesNow.seasons.redo.$post({ json: {} })).json(),
  /** Puts a session in a season, leaves it out, or lets the rule of the season say so. */
  setSeasonSession: async (
    id: number,
    { stage, session }: { readonly stage: number; readonly session: number | null },
    counts: boolean | null,
  ) => (await seasonNow.sessions.$put({ param: param(id), json: { stage, session, counts } })).json(),
  givenEvening: async (id: number, stage: number) => {
    const requested = { id: String(id), stage: String(stage) };
    return must(await (await routes.seasons[':id'].given[':stage'].$get({ param: requested })).json());
  },
  /** @param stage the evening that is corrected; null for a new one */
  giveEvening: async (id: number, evening: GivenEvening, stage: number | null) =>
    stage === null
      ? (await seasonNow.given.$post({ param: param(id), json: evening })).json()
      : (
          await seasonNow.given[':stage'].$put({ param: { id: String(id), stage: String(stage) }, json: evening })
        ).json(),
  giveEvenings: async (id: number, evenings: readonly GivenEvening[]) =>
    (await seasonNow['given-list'].$post({ param: param(id), json: { evenings: [...evenings] } })).json(),
  clock: async (id: number, action: ClockAction['action'], seconds?: number) =>
    (
      await sessionNow.clock.$post({ param: param(id), json: seconds === undefined ? { action } : { action, seconds } })
    ).json(),
};

/** Rules as a request takes them, whose lists are not read-only. */
function writableRules(rules: SeasonSettings['rules']) {
  return rules.map((rule) => ({
    ...rule,
    clubs: [...rule.clubs],
    worth: rule.worth.kind === 'place' ? { ...rule.worth, points: [...rule.worth.points] } : rule.worth,
  }));
}

/** A refusal, thrown as the error of a query. */
export class RefusedRequest extends Error {
  readonly problem: { readonly code: string };

  constructor(problem: { readonly code: string }) {
    super(`the application answered ${problem.code}`);
    this.problem = problem;
  }
}

/** An answer that is no refusal. A refusal is thrown, as an error of the query. */
export function must<Answer>(answer: Answer): Exclude<Answer, { kind: 'problem' }> {
  if (isProblemAnswer(answer)) throw new RefusedRequest(answer);
  return answer as Exclude<Answer, { kind: 'problem' }>;
}

/** Whether an answer is a refusal. */
export function isProblemAnswer(answer: unknown): answer is { readonly kind: 'problem'; readonly code: string } {
  return typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'problem';
}

function writable({ entry, players, before, picked }: ChangedNames) {
  const chosen: [number | null, number | null] | undefined = picked && [picked[0], picked[1]];
  return { entry, players: writablePair(players), before: writablePair(before), ...(chosen && { picked: chosen }) };
}

function writablePair<One>([first, second]: readonly [One, One]): [One, One] {
  return [first, second];
}

/** A mutable copy of wishes, as the body's type needs it. */
function writableDraw({ drawnBy, wishes }: Omit<DrawChoice, 'round'>) {
  const own = wishes.map((wish) => ('pair' in wish ? { ...wish, pair: writablePair(wish.pair) } : wish));
  return { drawnBy, wishes: own };
}

/** A mutable copy of a choice, as the body's type needs it. */
function writablePlayers({ isLate, out, wishes }: PlayersChoice) {
  return { isLate, out: [...out], wishes: wishes.map((wish) => ({ ...wish, pair: writablePair(wish.pair) })) };
}

/** A mutable copy of a request, as the body's type needs it. */
function writableChange<Requested extends ScheduleRequest>(requested: Requested) {
  const { change } = requested;
  if (change.kind !== 'wrong-opponents') return { ...requested, change };
  const [one, other] = change.tables;
  return { ...requested, change: { ...change, tables: [one, other] as [number, number] } };
}

/** The values as strings of a query. */
function asQuery<Values extends object>(values: Values): Record<keyof Values, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])) as Record<
    keyof Values,
    string
  >;
}
