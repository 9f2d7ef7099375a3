import type { Import } from './imports.ts';

/** Packages the pure room may use: they compute, and touch nothing. */
const PURE_PACKAGES = ['papaparse', 'saxes'];

/** The three ways in. Each stands at the end of every arrow: nothing imports a door. */
const DOORS = ['main/electron.ts', 'main/serve.ts', 'main/cli.ts'];

/** What src may always take: types of the language chosen, and what has nothing to do with bridge. */
const BASE = ['src', 'src/basics'];
const GAME = [...BASE, 'src/bridge'];
const CLUB_BASE = ['main/club', 'main/store'];
const SESSIONS = [...CLUB_BASE, 'main/club/scoring', 'main/club/matches', 'main/club/competitions'];

/**
 * The parts of src, of main and of the screens, each with the parts that it may import. A part is a folder with all
 * below it that is no part of its own. `FROM:types` lets types in and nothing else.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  src: [],
  'src/basics': ['src'],
  'src/page': ['src'],
  'src/names': [],
  'src/bridge': BASE,
  'src/scoring': GAME,
  'src/session': [...GAME, 'src/scoring'],
  'src/movement': [...GAME, 'src/scoring', 'src/session', 'src/draw'],
  'src/draw': [...BASE, 'src/scoring'],
  'src/season': [...BASE, 'src/scoring'],
  'src/simultaneous': [...GAME, 'src/scoring'],
  'src/statistics': [...GAME, 'src/scoring', 'src/session'],
  'src/review': [...GAME, 'src/scoring', 'src/session', 'src/movement'],
  'src/sample': [...GAME, 'src/movement'],
  'src/format': [...GAME, 'src/scoring', 'src/session', 'src/movement', 'src/season', 'src/statistics'],
  'src/language': [
    ...GAME,
    'src/scoring',
    'src/session',
    'src/movement',
    'src/draw',
    'src/season',
    'src/simultaneous',
    'src/statistics',
    'src/review:types',
    'src/format:types',
  ],

  'main/store': [],
  'main/club': ['main/store'],
  'main/club/model': ['main/store'],
  'main/club/scoring': CLUB_BASE,
  'main/club/players': CLUB_BASE,
  'main/club/logo': CLUB_BASE,
  'main/club/deals': [...CLUB_BASE, 'main/club/competitions'],
  'main/club/matches': CLUB_BASE,
  'main/club/competitions': [...CLUB_BASE, 'main/club/scoring', 'main/club/matches', 'main/club/players'],
  'main/club/sheets': [...CLUB_BASE, 'main/club/players'],
  'main/club/copies': SESSIONS,
  'main/club/schedule': [...SESSIONS, 'main/club/players'],
  'main/club/draws': [...SESSIONS, 'main/club/schedule', 'main/club/standings', 'main/club/review'],
  'main/club/results': SESSIONS,
  'main/club/review': [...SESSIONS, 'main/club/standings'],
  'main/club/standings': SESSIONS,
  'main/club/stages': [...SESSIONS, 'main/club/players', 'main/club/standings'],
  'main/club/bridgemate': [...SESSIONS, 'main/club/results'],
  'main/club/rulings': [...SESSIONS, 'main/club/results', 'main/club/standings'],
  'main/club/publication': [...SESSIONS, 'main/club/results', 'main/club/stages', 'main/club/standings'],
  'main/club/seasons': [...SESSIONS, 'main/club/players', 'main/club/publication', 'main/club/standings'],
  'main/club/members': [...SESSIONS, 'main/club/players', 'main/club/standings', 'main/club/publication'],
  'main/club/event-file': [
    ...SESSIONS,
    'main/club/players',
    'main/club/members',
    'main/club/publication',
    'main/club/review',
    'main/club/rulings',
    'main/club/seasons',
    'main/club/stages',
    'main/club/standings',
    'main/club/undo',
  ],
  'main/club/exchange': [
    ...SESSIONS,
    'main/club/deals',
    'main/club/event-file',
    'main/club/players',
    'main/club/standings',
  ],
  'main/club/simultaneous': [...SESSIONS, 'main/club/event-file', 'main/club/players', 'main/club/standings'],
  'main/club/undo': [
    ...SESSIONS,
    'main/club/deals',
    'main/club/draws',
    'main/club/matches',
    'main/club/players',
    'main/club/schedule',
    'main/club/results',
    'main/club/review',
    'main/club/stages',
    'main/club/publication',
  ],
  'main/club/demo': [
    ...SESSIONS,
    'main/club/deals',
    'main/club/draws',
    'main/club/members',
    'main/club/players',
    'main/club/publication',
    'main/club/results',
    'main/club/schedule',
    'main/club/seasons',
  ],
  'main/print': [],
  'main/site': ['main/print'],
  'main/app': ['main/club', 'main/club/*', 'main/print', 'main/site', 'main/store'],
  'main/cli': ['main/app', 'main/club', 'main/club/*', 'main/print', 'main/site', 'main/store'],
  'main/desktop': [],

  'renderer/shared': [],
  'renderer/results': [],
  'renderer/director/api': ['renderer/shared'],
  'renderer/director/shell': ['renderer/shared', 'renderer/director/api'],
  'renderer/director/session': ['renderer/shared', 'renderer/director/api', 'renderer/director/shell'],
};

/** What a screen may import: a folder of renderer/director that is no part above. Screens do not import each other. */
const SCREEN_MAY = ['renderer/shared', 'renderer/director/api', 'renderer/director/shell', 'renderer/director/session'];

/** The frames around the screens: they import all of them, and nothing imports them. */
const FRAMES = /^renderer\/(?:main\.tsx|director\/[^/]+\.tsx?)$/;

/** The values every part of main may name: what the application tells the screens, and its problems. */
const SHARED_VOCABULARY = ['main/club/model/', 'main/club/problem.ts'];

/** Packages of the machine, and the one part that may use each. */
const ONE_HOME: Readonly<Record<string, RegExp>> = {
  'better-sqlite3': /^main\/store\//,
  pdfkit: /^main\/print\//,
  fflate: /^renderer\/director\/api\/zipPages\.ts$/,
  electron: /^main\/(?:electron\.ts|desktop\/)/,
  '@hono/node-server': /^main\/(?:serve\.ts|app\/)/,
};

/**
 * What one import breaks, as a sentence with its file and line; null when it follows the arrows of
 * docs/architecture.md.
 */
export function broken(found: Import): string | null {
  const reason = packageRule(found) ?? fileRule(found);
  return reason === null ? null : `${found.from}:${found.line} imports ${found.to}: ${reason}`;
}

function packageRule({ from, to, isPackage, typeOnly }: Import): string | null {
  if (!isPackage) return null;
  const name = to.startsWith('@') ? to.split('/').slice(0, 2).join('/') : (to.split('/')[0] ?? to);
  const home = ONE_HOME[name];
  if (home && !home.test(from)) return `${name} is used in one place only`;
  if (from.startsWith('src/') && !PURE_PACKAGES.includes(name)) return 'src is pure';
  if (from.startsWith('renderer/') && to.startsWith('node:') && !typeOnly) return 'the renderer runs in a browser';
  return null;
}

function fileRule(found: Import): string | null {
  const { from, to, isPackage, typeOnly } = found;
  if (isPackage) return null;
  if (DOORS.includes(to)) return 'nobody imports a door';
  const [room] = from.split('/');
  const [toRoom] = to.split('/');
  if (room === toRoom) return partRule(found);
  if (room === 'src') return 'src imports nothing from the other rooms';
  if (toRoom === 'src') return null;
  if (room === 'main') return 'main imports main and src';
  return toRoom === 'main' && typeOnly ? null : 'the renderer takes types only from main';
}

/** The arrows within a room. */
function partRule({ from, to, typeOnly }: Import): string | null {
  if (DOORS.includes(from) || FRAMES.test(from)) return null;
  if (SHARED_VOCABULARY.some((shared) => to.startsWith(shared))) return null;
  if (FRAMES.test(to)) return 'nobody imports the frame around the screens';
  const [part, other] = [partOf(from), partOf(to)];
  if (part === other) return null;
  const may = PARTS[part] ?? (isScreen(part) ? SCREEN_MAY : null);
  if (may === null) return `${part} has no place in the arrows yet: give it one in test/rooms/arrows.ts`;
  const allowed = may.some((one) => {
    const [name = one, only] = one.split(':');
    if (only === 'types' && !typeOnly) return false;
    return name.endsWith('/*') ? other.startsWith(name.slice(0, -1)) : other === name;
  });
  return allowed ? null : `${part} takes from ${may.length === 0 ? 'no other part' : may.join(', ')} only`;
}

function isScreen(part: string): boolean {
  return /^renderer\/director\/[^/]+$/.test(part);
}

/**
 * The part that a file belongs to. Below a folder whose own folders are parts, one that is not in the table has no
 * place.
 */
function partOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  const place = (depth: number) => folders.slice(0, depth).join('/');
  const depths = folders.map((_, index) => index + 1);
  const deepest = depths.findLast((depth) => place(depth) in PARTS);
  if (deepest === undefined) return place(folders[0] === 'renderer' ? 3 : 2);
  const hasParts = Object.keys(PARTS).some((part) => part.startsWith(`${place(deepest)}/`));
  return hasParts ? place(deepest + 1) : place(deepest);
}
