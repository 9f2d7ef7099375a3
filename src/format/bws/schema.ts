/** The tables of a Bridgemate server's file with the columns that its current version has. */
import type { JetColumnToMake } from '../jet/make/table.ts';

const SEATS = ['North', 'East', 'South', 'West'];
const SUITS = ['Spades', 'Hearts', 'Diamonds', 'Clubs'];

const integer = (...names: readonly string[]) => names.map((name): JetColumnToMake => ({ name, type: 'integer' }));
const yesNo = (...names: readonly string[]) => names.map((name): JetColumnToMake => ({ name, type: 'boolean' }));
const date = (...names: readonly string[]) => names.map((name): JetColumnToMake => ({ name, type: 'date' }));
const text = (name: string, length: number): JetColumnToMake => ({ name, type: 'text', length });
const NUMBERED: JetColumnToMake = { name: 'ID', type: 'autonumber' };

/** The columns of a result, as the server receives it and as it keeps it while a table enters it. */
const RESULT: readonly JetColumnToMake[] = [
  NUMBERED,
  ...integer('Section', 'Table', 'Round', 'Board', 'PairNS', 'PairEW', 'Declarer'),
  text('NS/EW', 2),
  text('Contract', 10),
  text('Result', 10),
  text('LeadCard', 10),
  text('Remarks', 255),
  ...date('DateLog', 'TimeLog'),
  ...yesNo('Processed', 'Processed1', 'Processed2', 'Processed3', 'Processed4', 'Erased', 'ExternalUpdate'),
  ...integer('SuspiciousContract'),
];

/** A call or a card, where a club has its players enter them. */
function entered(name: string): readonly JetColumnToMake[] {
  return [
    NUMBERED,
    ...integer('Section', 'Table', 'Round', 'Board', 'Counter'),
    text('Direction', 2),
    text(name, 10),
    ...date('DateLog', 'TimeLog'),
    ...yesNo('Erased'),
  ];
}

export const BWS_TABLES = {
  BiddingData: entered('Bid'),
  Clients: [NUMBERED, text('Computer', 255)],
  HandEvaluation: [
    ...integer('Section', 'Board'),
    ...SEATS.flatMap((seat) => integer(...[...SUITS, 'Notrump'].map((strain) => seat + strain))),
    ...SEATS.flatMap((seat) => integer(`${seat}Hcp`)),
  ],
  HandRecord: [...integer('Section', 'Board'), ...SEATS.flatMap((seat) => SUITS.map((suit) => text(seat + suit, 13)))],
  IntermediateData: RESULT,
  PlayData: entered('Card'),
  PlayerNames: [{ name: 'ID', type: 'long' }, text('Name', 18), text('strID', 18)],
  PlayerNumbers: [
    ...integer('Section', 'Table'),
    text('Direction', 2),
    text('Number', 16),
    text('Name', 18),
    ...integer('Round'),
    ...yesNo('Updated', 'Processed'),
    ...date('TimeLog'),
  ],
  ReceivedData: RESULT,
  RoundData: [
    ...integer('Section', 'Table', 'Round', 'NSPair', 'EWPair', 'LowBoard', 'HighBoard'),
    text('CustomBoards', 255),
  ],
  Section: [
    ...integer('ID'),
    text('Letter', 3),
    ...integer('Tables', 'MissingPair', 'EWMoveBeforePlay', 'Session', 'ScoringType', 'Winners'),
  ],
  Session: [
    ...integer('ID'),
    text('Name', 40),
    ...date('Date', 'Time'),
    text('GUID', 80),
    ...integer('Status'),
    ...yesNo('ShowInApp', 'PairsMoveAcrossField', 'EWReturnHome'),
  ],
  Settings: [
    ...integer('Section'),
    ...yesNo('ShowResults', 'ShowOwnResult', 'RepeatResults'),
    ...integer('MaximumResults'),
    ...yesNo('ShowPercentage', 'GroupSections'),
    ...integer('ScorePoints', 'EnterResultsMethod'),
    ...yesNo('ShowPairNumbers', 'IntermediateResults'),
    ...integer('AutopoweroffTime', 'VerificationTime', 'ShowContract'),
    ...yesNo(
      'LeadCard',
      'MemberNumbers',
      'MemberNumbersNoBlankEntry',
      'BoardOrderVerification',
      'HandRecordValidation',
    ),
    text('BM2PINcode', 4),
    ...integer('BM2NameSource', 'BM2ShowPlayerNames'),
  ],
  Tables: integer(
    'Section',
    'Table',
    'ComputerID',
    'Status',
    'LogOnOff',
    'CurrentRound',
    'CurrentBoard',
    'UpdateFromRound',
    'Group',
  ),
} as const satisfies Readonly<Record<string, readonly JetColumnToMake[]>>;

/** The columns that tables have besides where single players play: programs know an individual by them. */
export const INDIVIDUAL_COLUMNS: FurtherColumns = {
  RoundData: integer('South', 'West'),
  ReceivedData: integer('South', 'West'),
};

export type FurtherColumns = Partial<Readonly<Record<BwsTableName, readonly JetColumnToMake[]>>>;

export type BwsTableName = keyof typeof BWS_TABLES;
