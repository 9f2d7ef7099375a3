import type { BaseRequest } from './bases.ts';

const ID = { id: ['1', '1', '1', '2'] };
const ROUND = { ...ID, round: ['1', '2', '999'] };
const MATCH = { ...ID, match: ['1', '2', '999'] };
const STAGE = { ...ID, stage: ['1', '2'] };
const SPEC = { kind: 'howell', tables: 3, phantom: false, rounds: 5, boardsPerRound: 2 } as const;
const HELD = { until: 3, reason: 'of one club' };
const CHOICE = {
  drawnBy: { rule: 'top', isLate: false },
  wishes: [
    { kind: 'forbid', pair: [1, 2], ...HELD },
    { kind: 'bye', entry: 3, ...HELD },
  ],
};
const PLAYERS_CHOICE = {
  isLate: false,
  out: [1, 2],
  wishes: [{ kind: 'not-partners', pair: [3, 4], ...HELD }],
};
/** A file that begins as one of SQLite, in base64. */
const FILE = btoa('SQLite format 3\0'.padEnd(100, '\x01'));
const CLUB_FILES = {
  files: [
    { name: 'Oak.csv', file: btoa('board,ns,ew,score\n1,1,2,420\n1,3,4,-50'), club: 'Oak' },
    { name: 'names.csv', file: btoa('club,entry,name\nOak,1,Ann Birch & Bo Fir') },
    { name: 'Elm.etui', file: FILE, club: 'Elm' },
  ],
};
const SEASON = {
  name: 'Autumn championship',
  from: '2026-09-01',
  to: '2026-12-15',
  has: 'Tuesday',
  planned: 16,
  rules: [
    {
      by: 'player',
      worth: { kind: 'place', points: ['3', '2', '1'] },
      counting: { kind: 'best', count: 8 },
      total: 'mean',
      least: 8,
      partners: 2,
      clubs: [],
      ties: 'shared',
    },
  ],
};
const EVENING = { name: 'Tuesday 1', date: '2026-09-01', text: 'place,percent,player1,player2\n1,61.38,Larch,Fir' };

/** Requests for rounds that are drawn, for further sessions, and for championships. */
const RESULTS_FILE = Buffer.from('board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n').toString('base64');

export const STAGE_BASES: Readonly<Record<string, BaseRequest>> = {
  'GET /api/sessions/:id/overall': { params: ID },
  'GET /api/sessions/:id/overall/:entry': {
    params: { ...ID, entry: ['1', '999'] },
    query: { by: ['scratch', 'handicap'] },
  },
  'POST /api/sessions/:id/next': {
    params: ID,
    body: {
      date: '2026-12-01',
      start: '19:30',
      minutesPerBoard: 7,
      minutesToMove: 1,
      breakMinutes: 10,
      spec: SPEC,
      further: [SPEC],
      playOn: { kind: 'places', from: 1, to: 4 },
      way: { kind: 'share', share: '1/2' },
    },
  },
  'GET /api/sessions/:id/qualifying': { params: ID },
  'PUT /api/sessions/:id/evenings': { params: ID, body: { evenings: [{ from: 2, date: '2026-12-01' }] } },
  'PUT /api/sessions/:id/prizes': { params: ID, body: { places: 3 } },
  'POST /api/sessions/:id/qualifying/split': { params: ID, body: { how: 'lot', entries: [1, 2] } },
  'POST /api/sessions/:id/qualifying/leave': { params: ID, body: {} },
  'POST /api/sessions/:id/qualifying/seat': { params: ID, body: { out: 1, in: 2 } },
  'GET /api/sessions/:id/knockout/matches/:match/earlier': { params: MATCH },
  'GET /api/sessions/:id/matches/:match/mismatch': { params: MATCH },
  'PUT /api/sessions/:id/swiss-rounds': { params: ID, body: { rounds: 4 } },
  'GET /api/sessions/:id/draws/:round/doubts': { params: ROUND },
  'GET /api/sessions/:id/draws/:round/players': { params: ROUND },
  'POST /api/sessions/:id/draws/:round/players/preview': { params: ROUND, body: PLAYERS_CHOICE },
  'PUT /api/sessions/:id/draws/:round/players': { params: ROUND, body: PLAYERS_CHOICE },
  'POST /api/sessions/:id/draws/:round/players/announce': { params: ROUND, body: { key: '1-2' } },
  'GET /api/sessions/:id/draws/:round': { params: ROUND },
  'GET /api/sessions/:id/draws/:round/ways': { params: ROUND },
  'POST /api/sessions/:id/draws/:round/preview': { params: ROUND, body: CHOICE },
  'PUT /api/sessions/:id/draws/:round': { params: ROUND, body: CHOICE },
  'POST /api/sessions/:id/draws/:round/announce': { params: ROUND, body: { key: '1-2' } },
  'POST /api/sessions/:id/masterpoints/preview': { params: ID, body: { scheme: 'acbl-open' } },
  'GET /api/sessions/:id/file': { params: ID },
  'POST /api/event-files/preview': { body: { file: FILE } },
  'POST /api/event-files': { body: { file: FILE, answers: [{ player: 1, is: null }], seen: 'new' } },
  'GET /api/sessions/:id/formats/:format': { params: { ...ID, format: ['csv', 'pbn', 'dlm'] } },
  'POST /api/foreign-files/preview': {
    body: {
      file: RESULTS_FILE,
      fileName: 'results.csv',
      columns: ['board', 'ns', 'ew', 'contract', 'nothing'],
      content: 'ranking',
      listColumns: ['place', 'percent', 'players', 'nothing'],
    },
  },
  'PUT /api/foreign-files/contents': {
    body: { shape: '0123456789abcdef', content: 'entries', columns: ['number', 'player1', 'nothing'] },
  },
  'POST /api/foreign-files': {
    body: {
      file: RESULTS_FILE,
      fileName: 'results.csv',
      event: 0,
      name: 'Tuesday pairs',
      date: '2026-11-24',
      method: 'matchpoints',
      answers: [{ player: 1, is: null }],
    },
  },
  'POST /api/sessions/:id/take-back': { params: ID, body: { after: 1, upTo: 2 } },
  'GET /api/sessions/:id/simultaneous': { params: ID, query: { lines: ['1', '2'], club: ['0'], from: ['0', '200'] } },
  'GET /api/sessions/:id/simultaneous/pairs/:club/:entry': {
    params: { ...ID, club: ['0', '1'], entry: ['0', '999'] },
    query: { lines: ['1', '2'] },
  },
  'GET /api/sessions/:id/simultaneous/boards/:board': { params: { ...ID, board: ['1', '999'] } },
  'POST /api/sessions/:id/clubs/preview': { params: ID, body: CLUB_FILES },
  'POST /api/sessions/:id/clubs': { params: ID, body: CLUB_FILES },
  'DELETE /api/sessions/:id/clubs/:source': { params: { ...ID, source: ['0'.repeat(32)] } },
  'GET /api/seasons': { query: { deleted: ['true', 'false'] } },
  'POST /api/seasons': { body: SEASON },
  'POST /api/seasons/undo': { body: {} },
  'POST /api/seasons/redo': { body: {} },
  'GET /api/seasons/:id': { params: ID, query: { ranking: ['0', '1'] } },
  'PUT /api/seasons/:id': { params: ID, body: { ...SEASON, before: 1 } },
  'DELETE /api/seasons/:id': { params: ID },
  'POST /api/seasons/:id/restore': { params: ID, body: {} },
  'PUT /api/seasons/:id/sessions': { params: ID, body: { stage: 1, session: 1, counts: true } },
  'POST /api/seasons/:id/given-list': { params: ID, body: { evenings: [EVENING] } },
  'POST /api/seasons/:id/given': { params: ID, body: EVENING },
  'GET /api/seasons/:id/given/:stage': { params: STAGE },
  'PUT /api/seasons/:id/given/:stage': { params: STAGE, body: EVENING },
  'GET /api/seasons/:id/print/:file': {
    params: { ...ID, file: ['championship.pdf', 'ranking.pdf', 'players.pdf'] },
    query: { language: ['en', 'fr'], paper: ['A4', 'Letter'], ranking: ['0'], players: ['1', '1,2'] },
  },
  'GET /api/seasons/:id/export/:file': {
    params: { ...ID, file: ['championship.csv'] },
    query: { language: ['en', 'fr'], ranking: ['0'] },
  },
};
