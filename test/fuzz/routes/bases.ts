import type { Json } from './mutated.ts';
import { STAGE_BASES } from './stage-bases.ts';

/** A request of the screens for a route: what its address and its query may hold, and its body. */
export interface BaseRequest {
  readonly params?: Readonly<Record<string, readonly string[]>>;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly body?: Json;
}

const SPEC = {
  kind: 'mitchell',
  tables: 3,
  phantom: null,
  even: 'share',
  rounds: 3,
  boardsPerRound: 2,
  arrowSwitch: 0,
} as const;
const DETAILS = { name: 'Tuesday pairs', date: '2026-11-24', start: '19:30' };
export const EVENT = { ...DETAILS, minutesPerBoard: 7, minutesToMove: 1, spec: SPEC };

const SLOT = { section: 1, round: 1, table: 1, slotBoard: 1 };
const PLAYED = {
  kind: 'played',
  contract: { level: 4, strain: 'S', risk: '' },
  declarer: 'N',
  tricks: 10,
  lead: { suit: 'D', rank: 'K' },
};
const RESULT = { ...SLOT, board: 1, ns: 1, ew: 4, outcome: PLAYED, typed: '4sn=', expectedVersion: null };
const RULED = {
  ...RESULT,
  outcome: {
    kind: 'ruled',
    ns: [
      { outcome: PLAYED, percent: 60 },
      { outcome: { kind: 'score', score: -50 }, percent: 40 },
    ],
    ew: 60,
    atTable: PLAYED,
  },
  form: null,
  note: 'insufficient bid',
};
const OWN = {
  kind: 'own',
  tables: 2,
  rounds: 1,
  boardsPerRound: 2,
  name: 'Ours',
  sets: 2,
  winners: 2,
  phantom: null,
  copies: 1,
  schedule: [
    [
      { table: 1, ns: 1, ew: 3, set: 1 },
      { table: 2, ns: 2, ew: 4, set: 2 },
    ],
  ],
};
const TERMS = {
  unit: 'percent',
  entries: [{ entry: 1, handicap: 100, stratum: 0, withoutStanding: false }],
};
const PENALTY = { entry: 1, kind: 'penalty', amount: 50, unit: 'percent-of-top', reason: 'slow' };
const DEAL = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
const PLAYERS = { N: 'Ann Cedar', E: '', S: 'Bob Cypress', W: '=1+1' };
const CHANGE = { section: 1, change: { kind: 'late-pairs', pairs: 1 }, from: 1 };

const ID = { id: ['1', '1', '1', '2'] };
const TIMES = {
  minutesPerBoard: ['7'],
  minutesToMove: ['1'],
  breakMinutes: ['0', '10'],
  start: ['19:30'],
  boardsFrom: ['20', '24'],
  boardsTo: ['26', '28'],
  until: ['', '23:00'],
};
const MATCH = { ...ID, match: ['1', '999'] };
const LINE_UP = { open: ['Ann Alder', 'Ben Birch'], closed: ['Cy Cedar', 'Di Dale'] };
const SMALL = ['1', '2', '3', '4', '5', '6', '7'];
const SLOT_QUERY = { section: ['1', '2'], round: SMALL, table: SMALL, slotBoard: SMALL };
const FILE_QUERY = { language: ['en', 'fr'] };

const MEMBER = {
  name: 'Ann Alder',
  member: true,
  stratum: 0,
  handicap: -350,
  numbers: [{ federation: 'FFB', number: '1 882 306' }],
};
/** A name and a number, in base64. */
const MEMBER_FILE = btoa('name;FFB\nBen Birch;77\n');

/** One for each route. A route without one fails the test. */
export const BASES: Readonly<Record<string, BaseRequest>> = {
  ...STAGE_BASES,
  'GET /api/settings': {},
  'POST /api/settings/undo': { body: {} },
  'POST /api/settings/redo': { body: {} },
  'PUT /api/settings': {
    body: {
      clubName: 'Riverside',
      language: 'fr',
      paper: 'A4',
      method: 'matchpoints',
      regulation: 'wbf',
      ownMovements: [OWN],
      copyFolder: '',
      clubLine: '12 Mill Lane',
      printer: 'Office',
      paperCopies: { travellers: 2 },
      memberColumns: { '0123456789abcdef': [{ is: 'name' }] },
      resultColumns: { '0123456789abcdef': ['board', 'ns', 'ew', 'score'] },
      paperSets: { 'pair-before': ['travellers', 'guideCards'] },
      before: { clubName: '' },
    },
  },
  'GET /api/logo': {},
  'PUT /api/logo': {
    body: { picture: 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAAC0lEQVR4nGNgGGAAAABIAAEnIXGYAAAAAElFTkSuQmCC' },
  },
  'GET /api/members': { query: { find: ['', 'an', '20', '%'], from: ['0', '1'] } },
  'POST /api/members': { body: { ...MEMBER, another: true } },
  'GET /api/members/merge': { query: { keep: ['1', '2'], other: ['2', '9'] } },
  'POST /api/members/merge': { body: { keep: 1, other: 2 } },
  'POST /api/members/apart': { body: { one: 1, other: 2 } },
  'POST /api/members/import/preview': { body: { file: MEMBER_FILE } },
  'POST /api/members/import': {
    body: { file: MEMBER_FILE, mapping: [{ is: 'name' }, { is: 'number', federation: 'FFB' }] },
  },
  'POST /api/members/undo': { body: {} },
  'POST /api/members/redo': { body: {} },
  'GET /api/members/:id': { params: ID },
  'PUT /api/members/:id': { params: ID, body: { ...MEMBER, before: MEMBER } },
  'GET /api/members/:id/evenings': { params: ID, query: { from: ['0', '10'] } },
  'GET /api/members/:id/forgetting': { params: ID },
  'POST /api/members/:id/forget': { params: ID, body: { blank: [{ kind: 'reason', text: 'Ann was late' }] } },
  'GET /api/export/members.csv': { query: FILE_QUERY },
  'GET /api/sessions/:id/terms/members': { params: ID },
  'GET /api/printers': {},
  'POST /api/printers/print': { body: { printer: 'Office', paper: 'A4' } },
  'GET /api/file': {},
  'DELETE /api/file/writtenAnew': {},
  'GET /api/players': { query: { like: ['', 'ann', '%', '_'] } },
  'GET /api/statistics': {},
  'GET /api/export/statistics.csv': { query: FILE_QUERY },
  'GET /api/documents': {},
  'GET /api/openapi.json': {},
  'GET /api/events': { query: { find: ['', 'tuesday', '%'], from: ['0', '1'], limit: ['1', '60'], only: ['1', '2'] } },
  'GET /api/events/winners': { query: { sessions: ['1', '1,2', '1,1'] } },
  'GET /api/events/deleted': {},
  'PUT /api/sessions/:id/details': { params: ID, body: DETAILS },
  'POST /api/sessions/:id/duplicate': { params: ID, body: { ...DETAILS, names: true } },
  'DELETE /api/sessions/:id': { params: ID },
  'POST /api/sessions/:id/restore': { params: ID, body: {} },
  'POST /api/sessions/:id/remove': { params: ID, body: {} },
  'POST /api/events': {
    body: { ...EVENT, breakMinutes: 10, further: [SPEC], scoring: { method: 'cross-imps', regulation: 'wbf' } },
  },
  'GET /api/movements': { query: { ...TIMES, tables: ['2', '3', '4.5', '7'], sections: ['1', '2'] } },
  'GET /api/individuals': { query: { ...TIMES, players: ['8', '13', '28'] } },
  'GET /api/teams': {
    query: {
      ...TIMES,
      teams: ['2', '5', '7', '16'],
      boardsPerMatch: ['8'],
      legs: ['1', '2'],
      segments: ['2'],
      supply: ['dealt', 'copies'],
    },
  },
  'GET /api/teams/added-up': { query: { ...TIMES, teams: ['2', '5', '7', '16'], sections: ['1', '2'] } },
  'POST /api/sample': { body: { language: 'en' } },
  'GET /api/sessions/:id': { params: ID },
  'GET /api/sessions/:id/statistics': { params: ID },
  'PUT /api/sessions/:id/names': {
    params: ID,
    body: { entries: [{ entry: 1, players: ['Ann Cedar', 'Bob Cypress'], before: ['', ''] }] },
  },
  'PUT /api/sessions/:id/teams': {
    params: ID,
    body: {
      teams: [{ entry: 1, name: 'Jura', players: ['Ann Alder', 'Ben Birch'], before: { name: '', players: [] } }],
    },
  },
  'PUT /api/sessions/:id/teams/numbers': {
    params: ID,
    body: {
      teams: [
        { from: 1, to: 2 },
        { from: 2, to: 1 },
      ],
    },
  },
  'PUT /api/sessions/:id/matches/:match/line-up': {
    params: MATCH,
    body: { segment: 1, pairs: { home: LINE_UP, away: LINE_UP }, version: 1 },
  },
  'PUT /api/sessions/:id/matches/:match/result': {
    params: MATCH,
    body: {
      given: { kind: 'totals', home: '107', away: '93.2', unit: 'imps', team: null },
      note: 'played elsewhere',
      expectedVersion: null,
    },
  },
  'GET /api/sessions/:id/knockout': { params: ID },
  'PUT /api/sessions/:id/knockout': {
    params: ID,
    body: {
      round: 2,
      overrides: [
        { kind: 'lot', order: [2, 1, 4, 3] },
        { kind: 'meeting', pair: [1, 3], reason: { code: 'choice', chooser: 1 } },
        { kind: 'instead', entry: 4, of: 1 },
        { kind: 'go-on', goOn: 2 },
        { kind: 'earlier', pair: [1, 4], imps: ['30', '20.5'] },
      ],
    },
  },
  'POST /api/sessions/:id/knockout/lot': { params: ID, body: { round: 2 } },
  'POST /api/sessions/:id/knockout/announce': { params: ID, body: { key: '2 1-4 2-3' } },
  'PUT /api/sessions/:id/knockout/seeds': { params: ID, body: { seeds: [3, 1, 4, 2] } },
  'PUT /api/sessions/:id/knockout/earlier': { params: ID, body: { match: 1, imps: ['31', '18/5'] } },
  'POST /api/sessions/:id/knockout/matches/:match/extra-boards': { params: MATCH, body: {} },
  'PUT /api/sessions/:id/names/carried': { params: ID, body: { pairs: [{ from: 1, entry: 2 }] } },
  'PUT /api/sessions/:id/names/replaced': { params: ID, body: { entry: 1, fromRound: 2, players: ['Cy Dale', ''] } },
  'POST /api/sessions/:id/undo': { params: ID, body: { only: 2, seen: 9 } },
  'POST /api/sessions/:id/redo': { params: ID, body: {} },
  'POST /api/sessions/:id/results': { params: ID, body: { ...RESULT, reason: 'misread' } },
  'POST /api/sessions/:id/results/together': {
    params: ID,
    body: { lines: [RESULT, { ...RESULT, slotBoard: 2, board: 2 }] },
  },
  'POST /api/sessions/:id/results/column': {
    params: ID,
    body: { lines: [RESULT, { ...RESULT, slotBoard: 2, board: 2 }] },
  },
  'POST /api/sessions/:id/results/preview': { params: ID, body: RESULT },
  'GET /api/sessions/:id/history': { params: ID, query: SLOT_QUERY },
  'GET /api/sessions/:id/rulings': { params: ID },
  'POST /api/sessions/:id/rulings': { params: ID, body: { lines: [RULED] } },
  'POST /api/sessions/:id/rulings/preview': { params: ID, body: { lines: [RULED] } },
  'POST /api/sessions/:id/rulings/cancel': { params: ID, body: { board: 1, note: 'turned' } },
  'GET /api/sessions/:id/verifications': { params: ID },
  'POST /api/sessions/:id/verifications': { params: ID, body: { ...SLOT, outcome: PLAYED } },
  'GET /api/sessions/:id/bridgemate': { params: ID },
  'PUT /api/sessions/:id/bridgemate': { params: ID, body: { path: 'evening.bws' } },
  'DELETE /api/sessions/:id/bridgemate': { params: ID },
  'GET /api/sessions/:id/review': { params: ID },
  'POST /api/sessions/:id/review/accepted': { params: ID, body: { ...SLOT, code: 'reading', version: 1 } },
  'POST /api/sessions/:id/schedule/proposals': { params: ID, body: CHANGE },
  'POST /api/sessions/:id/schedule': { params: ID, body: { ...CHANGE, version: 1, frozen: 0, key: 'mitchell' } },
  'POST /api/sessions/:id/schedule/undo': { params: ID, body: {} },
  'POST /api/sessions/:id/clock': { params: ID, body: { action: 'add', seconds: 60 } },
  'PUT /api/sessions/:id/breaks': { params: ID, body: { after: 1, minutes: 10 } },
  'PUT /api/sessions/:id/scoring': {
    params: ID,
    body: { method: 'cross-imps', regulation: 'wbf', fields: 'all', before: 1 },
  },
  'POST /api/sessions/:id/scoring/preview': {
    params: ID,
    body: { method: 'cross-imps', regulation: 'wbf', fields: 'all', before: 1 },
  },
  'PUT /api/sessions/:id/datums': { params: ID, body: { board: 1, score: 120, before: null } },
  'GET /api/sessions/:id/deals': { params: ID },
  'GET /api/sessions/:id/deals.pbn': { params: ID },
  'PUT /api/sessions/:id/deals': {
    params: ID,
    body: {
      deals: [
        { board: 1, hands: DEAL },
        { board: 2, hands: null },
      ],
      source: 'club.pbn',
      before: 0,
    },
  },
  'PUT /api/sessions/:id/terms': { params: ID, body: { ...TERMS, before: TERMS.entries } },
  'POST /api/sessions/:id/terms/preview': { params: ID, body: TERMS },
  'POST /api/sessions/:id/penalties': { params: ID, body: PENALTY },
  'POST /api/sessions/:id/penalties/preview': { params: ID, body: PENALTY },
  'DELETE /api/sessions/:id/penalties/:number': { params: { ...ID, number: SMALL } },
  'GET /api/sessions/:id/standings': { params: ID },
  'GET /api/sessions/:id/standings/after/:round': { params: { ...ID, round: SMALL } },
  'GET /api/sessions/:id/diff/:since': { params: { ...ID, since: ['0', ...SMALL] } },
  'GET /api/sessions/:id/explain/result': { params: ID, query: { ...SLOT_QUERY, side: ['ns', 'ew', 'NS', 'EW'] } },
  'GET /api/sessions/:id/explain/entry/:entry': { params: { ...ID, entry: SMALL } },
  'GET /api/sessions/:id/explain/team/:entry': { params: { ...ID, entry: SMALL } },
  'GET /api/sessions/:id/explain/added-up/:entry': { params: { ...ID, entry: SMALL } },
  'GET /api/sessions/:id/explain/match/:match': { params: { ...ID, match: SMALL } },
  'POST /api/sessions/:id/publication': { params: ID, body: {} },
  'POST /api/sessions/:id/publication/end': { params: ID, body: {} },
  'POST /api/sessions/:id/publication/undo': { params: ID, body: {} },
  'GET /api/sessions/:id/publication/report': { params: ID },
  'GET /api/sessions/:id/print/papers.pdf': {
    params: ID,
    query: { ...FILE_QUERY, use: ['before', 'after'], documents: ['travellers', 'ranking,recap', 'rulings'] },
  },
  'GET /api/sessions/:id/print/:file': {
    params: {
      ...ID,
      file: [
        'ranking.pdf',
        'board.pdf',
        'explanation.pdf',
        'travellers.pdf',
        'slips.pdf',
        'tableCards.pdf',
        'guideCards.pdf',
        'boardCards.pdf',
        'ownScorecards.pdf',
        'seatingByName.pdf',
        'seatingByTable.pdf',
        'attendance.pdf',
        'badges.pdf',
        'lineUps.pdf',
        'matchSheets.pdf',
        'tableSlips.pdf',
        'matchBoards.pdf',
        'crossTable.pdf',
        'recap.pdf',
        'hands.pdf',
        'scorecards.pdf',
        'pairCards.pdf',
        'rulings.pdf',
        'changes.pdf',
      ],
    },
    query: { ...FILE_QUERY, paper: ['A4', 'Letter'], boards: ['1-2', '3'], entry: ['1', '4'], after: ['1', '2'] },
  },
  'GET /api/sessions/:id/export/:file': {
    params: { ...ID, file: ['ranking.csv', 'travellers.csv', 'rulings.csv'] },
    query: FILE_QUERY,
  },
  'GET /api/sheets': { query: { deleted: ['true', 'false'], from: ['0', '1'] } },
  'POST /api/sheets': { body: { kind: 'rubber', laws: 'french', players: PLAYERS } },
  'GET /api/sheets/:id': { params: ID },
  'DELETE /api/sheets/:id': { params: ID },
  'PUT /api/sheets/:id/details': { params: ID, body: { players: PLAYERS, laws: 'current', isLeft: true } },
  'POST /api/sheets/:id/lines': { params: ID, body: { shorthand: '4sn= h100n', lines: 0 } },
  'PUT /api/sheets/:id/lines/:ordinal': {
    params: { ...ID, ordinal: SMALL },
    body: { shorthand: '12 9 14 4s=', before: '4sn=' },
  },
  'GET /api/sheets/:id/print/:file': {
    params: { ...ID, file: ['sheet.pdf'] },
    query: { ...FILE_QUERY, paper: ['A4', 'Letter'] },
  },
  'GET /api/sessions/:id/site/:file': { params: { ...ID, file: ['page.html', 'mail.txt'] }, query: FILE_QUERY },
  'GET /api/site/season/events': { query: { sessions: ['1', '1,2'], ...FILE_QUERY } },
  'GET /api/site/season/pages/:id': { params: ID, query: FILE_QUERY },
  'GET /api/events/played': { query: { from: ['2026-09-01'], to: ['2026-11-24'] } },
  'GET /api/sheets/:id/export/:file': { params: { ...ID, file: ['sheet.csv'] }, query: FILE_QUERY },
  'POST /api/sheets/:id/undo': { params: ID, body: { only: 2 } },
  'POST /api/sheets/:id/redo': { params: ID, body: {} },
};
