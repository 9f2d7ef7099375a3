import type {
  PrintedDocument,
  PrintedSeasonDocument,
  PrintedSheetDocument,
  SeasonSpreadsheet,
  SheetSpreadsheet,
  Spreadsheet,
} from './document.ts';

/** The documents by name, in the order in which an evening needs them. Each is loaded on first use. */
const DOCUMENTS = {
  travellers: async () => (await import('./documents/play/travellers.ts')).travellersDocument,
  slips: async () => (await import('./documents/play/slips.ts')).slipsDocument,
  tableCards: async () => (await import('./documents/table-cards/table-cards.ts')).tableCardsDocument,
  guideCards: async () => (await import('./documents/seats/guide-cards.ts')).guideCardsDocument,
  boardCards: async () => (await import('./documents/play/board-cards.ts')).boardCardsDocument,
  ownScorecards: async () => (await import('./documents/play/own-scorecards.ts')).ownScorecardsDocument,
  seatingByName: async () => (await import('./documents/seats/seating-by-name.ts')).seatingByNameDocument,
  seatingByTable: async () => (await import('./documents/seats/seating-by-table.ts')).seatingByTableDocument,
  attendance: async () => (await import('./documents/seats/attendance.ts')).attendanceDocument,
  badges: async () => (await import('./documents/seats/badges.ts')).badgesDocument,
  draw: async () => (await import('./documents/draw/draw.ts')).drawDocument,
  matchSlips: async () => (await import('./documents/draw/match-slips.ts')).matchSlipsDocument,
  lineUps: async () => (await import('./documents/matches/line-ups.ts')).lineUpsDocument,
  matchSheets: async () => (await import('./documents/matches/match-sheets.ts')).matchSheetsDocument,
  tableSlips: async () => (await import('./documents/matches/table-slips.ts')).tableSlipsDocument,
  ranking: async () => (await import('./documents/ranking/ranking.ts')).rankingDocument,
  sessions: async () => (await import('./documents/ranking/sessions.ts')).sessionsDocument,
  simultaneous: async () => (await import('./documents/ranking/simultaneous.ts')).simultaneousDocument,
  roundStandings: async () => (await import('./documents/draw/round-standings.ts')).roundStandingsDocument,
  recap: async () => (await import('./documents/recap/recap.ts')).recapDocument,
  bracket: async () => (await import('./documents/bracket/bracket.ts')).bracketDocument,
  crossTable: async () => (await import('./documents/matches/cross-table.ts')).crossTableDocument,
  board: async () => (await import('./documents/boards/boards.ts')).boardsDocument,
  matchBoards: async () => (await import('./documents/matches/match-boards.ts')).matchBoardsDocument,
  hands: async () => (await import('./documents/hands/hands.ts')).handsDocument,
  scorecards: async () => (await import('./documents/scorecards/scorecards.ts')).scorecardsDocument,
  pairCards: async () => (await import('./documents/matches/pair-cards.ts')).pairCardsDocument,
  prizes: async () => (await import('./documents/ranking/prizes.ts')).prizesDocument,
  explanation: async () => (await import('./documents/explanation/explanation.ts')).explanationDocument,
  rulings: async () => (await import('./documents/rulings/rulings.ts')).rulingsDocument,
  changes: async () => (await import('./documents/changes/changes.ts')).changesDocument,
} satisfies Record<string, () => Promise<PrintedDocument>>;

export type DocumentName = keyof typeof DOCUMENTS;
export const DOCUMENT_NAMES = Object.keys(DOCUMENTS) as readonly DocumentName[];

export function loadDocument(name: DocumentName): Promise<PrintedDocument> {
  return DOCUMENTS[name]();
}

/** The documents of a sheet of rubber bridge or minibridge. */
const SHEET_DOCUMENTS = {
  sheet: async () => (await import('./documents/sheet/sheet.ts')).sheetDocument,
} satisfies Record<string, () => Promise<PrintedSheetDocument>>;

export type SheetDocumentName = keyof typeof SHEET_DOCUMENTS;
export const SHEET_DOCUMENT_NAMES = Object.keys(SHEET_DOCUMENTS) as readonly SheetDocumentName[];

export function loadSheetDocument(name: SheetDocumentName): Promise<PrintedSheetDocument> {
  return SHEET_DOCUMENTS[name]();
}

/** The documents of a season. */
const SEASON_DOCUMENTS = {
  championship: async () => (await import('./documents/season/championship.ts')).championshipDocument,
  ranking: async () => (await import('./documents/season/ranking.ts')).seasonRankingDocument,
  players: async () => (await import('./documents/season/players.ts')).seasonPlayersDocument,
} satisfies Record<string, () => Promise<PrintedSeasonDocument>>;

export type SeasonDocumentName = keyof typeof SEASON_DOCUMENTS;
export const SEASON_DOCUMENT_NAMES = Object.keys(SEASON_DOCUMENTS) as readonly SeasonDocumentName[];

export function loadSeasonDocument(name: SeasonDocumentName): Promise<PrintedSeasonDocument> {
  return SEASON_DOCUMENTS[name]();
}

/** The CSV files by name. Each is loaded on first use. */
const SPREADSHEETS = {
  ranking: async () => (await import('./spreadsheets/ranking.ts')).rankingSpreadsheet,
  addedUp: async () => (await import('./spreadsheets/added-up.ts')).addedUpSpreadsheet,
  bracket: async () => (await import('./spreadsheets/bracket.ts')).bracketSpreadsheet,
  sessions: async () => (await import('./spreadsheets/sessions.ts')).sessionsSpreadsheet,
  simultaneous: async () => (await import('./spreadsheets/simultaneous.ts')).simultaneousSpreadsheet,
  prizes: async () => (await import('./spreadsheets/prizes.ts')).prizesSpreadsheet,
  roundStandings: async () => (await import('./spreadsheets/round-standings.ts')).roundStandingsSpreadsheet,
  draw: async () => (await import('./spreadsheets/draw.ts')).drawSpreadsheet,
  matches: async () => (await import('./spreadsheets/matches.ts')).matchesSpreadsheet,
  matchBoards: async () => (await import('./spreadsheets/match-boards.ts')).matchBoardsSpreadsheet,
  entries: async () => (await import('./spreadsheets/entries.ts')).entriesSpreadsheet,
  movement: async () => (await import('./spreadsheets/movement.ts')).movementSpreadsheet,
  travellers: async () => (await import('./spreadsheets/travellers.ts')).travellersSpreadsheet,
  rulings: async () => (await import('./spreadsheets/rulings.ts')).rulingsSpreadsheet,
  statistics: async () => (await import('./spreadsheets/statistics.ts')).statisticsSpreadsheet,
} satisfies Record<string, () => Promise<Spreadsheet>>;

export type SpreadsheetName = keyof typeof SPREADSHEETS;
export const SPREADSHEET_NAMES = Object.keys(SPREADSHEETS) as readonly SpreadsheetName[];

export function loadSpreadsheet(name: SpreadsheetName): Promise<Spreadsheet> {
  return SPREADSHEETS[name]();
}

/** The CSV files of a sheet of rubber bridge or minibridge. */
const SHEET_SPREADSHEETS = {
  sheet: async () => (await import('./spreadsheets/sheet.ts')).sheetSpreadsheet,
} satisfies Record<string, () => Promise<SheetSpreadsheet>>;

export type SheetSpreadsheetName = keyof typeof SHEET_SPREADSHEETS;
export const SHEET_SPREADSHEET_NAMES = Object.keys(SHEET_SPREADSHEETS) as readonly SheetSpreadsheetName[];

export function loadSheetSpreadsheet(name: SheetSpreadsheetName): Promise<SheetSpreadsheet> {
  return SHEET_SPREADSHEETS[name]();
}

/** The CSV files of a season. */
const SEASON_SPREADSHEETS = {
  championship: async () => (await import('./spreadsheets/season.ts')).seasonSpreadsheet,
} satisfies Record<string, () => Promise<SeasonSpreadsheet>>;

export type SeasonSpreadsheetName = keyof typeof SEASON_SPREADSHEETS;
export const SEASON_SPREADSHEET_NAMES = Object.keys(SEASON_SPREADSHEETS) as readonly SeasonSpreadsheetName[];

export function loadSeasonSpreadsheet(name: SeasonSpreadsheetName): Promise<SeasonSpreadsheet> {
  return SEASON_SPREADSHEETS[name]();
}
