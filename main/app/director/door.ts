import { Hono, type Context } from 'hono';
import { isFileWait } from '../../../src/language/files/file-wait.ts';
import { bridgemateFollower, type BridgemateFollower } from '../../club/bridgemate/follower.ts';
import { openClub, type Club } from '../../club/club.ts';
import { keepClub, type ClubKeeper } from '../../club/copies/keeper.ts';
import { adoptLanguage } from '../../club/settings.ts';
import type { Language } from '../../../src/language.ts';
import { linkedFile } from '../../store/file/data-folder.ts';
import { listRestorable } from '../../store/file/restore.ts';
import { isProblem, type StoreProblem } from '../../store/problem.ts';
import type { Assets } from '../http/assets.ts';
import { securityHeaders } from '../http/headers.ts';
import { problemResponse } from '../http/problems.ts';
import { recoveryRoutes, type Recovery } from '../recovery/routes.ts';
import { exchangeInBackground, listInBackground } from '../recovery/thread.ts';
import type { ExchangeTask } from '../recovery/work.ts';
import { serveAsset } from '../http/serve-asset.ts';
import { createDirectorApp } from './app.ts';
import type { Printers } from './printers.ts';
import { startReader } from './reader/reader.ts';
import { isOfFile, isOfSeason, takesLong, writesMuch } from './reader/takes-long.ts';

export interface DoorOptions {
  readonly file: string;
  readonly now: () => Date;
  /** The machine's: what a new club is shown in. */
  readonly language?: Language;
  readonly assets?: Assets;
  /** The printers of the desktop window. */
  readonly printers?: Printers;
  /** Called with the club whenever another file takes the place of the one before. */
  readonly onOpen?: (club: Club) => void;
}

/**
 * The director's application with its club's file: open, or waiting for somebody to say which copy is to take the place
 * of a file that is damaged or gone. The same behind every door.
 */
export interface ClubDoor {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** Null while the file can't be opened. */
  readonly club: () => Club | null;
  /** Why the file is not open; null while it is. */
  readonly problem: () => StoreProblem | null;
  close(): void;
}

/** The problems that a copy helps with. With any other, but those that pass, there is nothing to choose on a screen. */
const CURABLE: ReadonlySet<StoreProblem['code']> = new Set([
  'clubMissing',
  'changesLost',
  'fileDamaged',
  'notADatabase',
]);

const RECOVERY = '/api/recovery';
/** How often to try again to open a file that could not be opened for a cause that passes, in milliseconds. */
const AGAIN = 2000;
/** How long the thread for pages of a season stays when nobody wants any, in milliseconds. */
const IDLE = 30_000;
/** How long the thread that has read a file stays: as long as somebody looks at what is in it before taking it over. */
const LOOKING = 180_000;

interface OpenState {
  readonly club: Club;
  readonly keeper: ClubKeeper;
  readonly follower: BridgemateFollower;
  readonly fetch: ClubDoor['fetch'];
}

/** Opens the club's file, or says why that is impossible and neither a copy nor time helps. */
export function openDoor(options: DoorOptions): ClubDoor | StoreProblem {
  const { now, assets, printers } = options;
  const file = linkedFile(options.file);
  const opened = open(false);
  if (isProblem(opened) && !isFileWait(opened.code) && !isCurable(opened, file)) return opened;
  let state: OpenState | StoreProblem = opened;
  /** Ends once another file has taken the place of the one that was open: requests wait until then. */
  let exchanging: Promise<unknown> | null = null;
  let isEnded = false;

  function open(asItIs: boolean, isChecked = false): OpenState | StoreProblem {
    const club = openClub(file, { now, asItIs, isChecked });
    if (isProblem(club)) return club;
    if (options.language) adoptLanguage(club, options.language);
    options.onOpen?.(club);
    const follower = bridgemateFollower(club);
    follower.start();
    const app = createDirectorApp({
      club,
      follower,
      isWrittenBeside: () => writer.isBusy(),
      doorRoutes: () => routes.routes,
      ...(assets && { assets }),
      ...(printers && { printers }),
    });
    return { club, keeper: keepClub(club), follower, fetch: (request) => app.fetch(request) };
  }

  function close(): void {
    if (isProblem(state)) return;
    state.follower.end();
    state.keeper.stop();
    state.club.updates.broadcast({ kind: 'closed' });
    state.club.store.close();
    state = { kind: 'problem', code: 'fileLocked', file };
  }

  /** Does something to the file while it is not open, and opens it again. Nobody is answered without it meanwhile. */
  function exchange(task: ExchangeTask): Promise<StoreProblem | null> {
    const before = exchanging;
    const exchanged = (async () => {
      await before;
      if (!isProblem(state)) await state.keeper.end();
      await writer.close();
      close();
      const { refused, unopened } = await exchangeInBackground(file, task);
      if (isEnded) return refused;
      state = unopened ?? open(task.asItIs, true);
      return refused ?? (isProblem(state) ? state : null);
    })();
    // Whoever asked for it hears of an error: others only wait for the end.
    const ended = exchanged
      .catch(() => {})
      .finally(() => {
        if (exchanging === ended) exchanging = null;
      });
    exchanging = ended;
    return exchanged;
  }

  const again = setInterval(() => {
    if (exchanging !== null || !isProblem(state) || !isFileWait(state.code)) return;
    exchange({ way: 'open', asItIs: false, at: now().toISOString() }).catch(console.error);
  }, AGAIN);
  again.unref();

  const reader = startReader(file, now);
  /** The pages of a season take minutes: papers don't wait behind them. */
  const seasonReader = startReader(file, now, { idle: IDLE });
  const writer = startReader(file, now, {
    idle: LOOKING,
    onWritten: (notice) => {
      if (!isProblem(state)) state.club.updates.broadcast(notice);
    },
  });

  /** On a reader's thread; here, where that is impossible. */
  async function fetchElsewhere(request: Request): Promise<Response> {
    const thread = isOfFile(request) ? writer : isOfSeason(request) ? seasonReader : reader;
    const answered = await thread.fetch(request);
    if (answered) return answered;
    return isProblem(state) ? waiting.fetch(request) : state.fetch(request);
  }

  const problem = () => (isProblem(state) ? state : null);
  const recovery: Recovery = {
    problem,
    copies: (folder) => listInBackground(file, folder),
    restore: (path, folder) => exchange({ way: 'restore', asItIs: false, at: now().toISOString(), path, folder }),
    goOn: async (way) =>
      isProblem(state)
        ? exchange({ way: way === 'anew' ? 'anew' : 'open', asItIs: true, at: now().toISOString() })
        : null,
  };

  const routes = new Hono().use(securityHeaders).route(RECOVERY, recoveryRoutes(recovery));
  const waiting = new Hono()
    .use(securityHeaders)
    .all('/api/*', (c) => (isProblem(state) ? waitingAnswer(c, state) : c.notFound()))
    .get('*', (c) => serveAsset(c, assets));

  function answerNow(request: Request): Response | Promise<Response> {
    if (new URL(request.url).pathname.startsWith(RECOVERY)) return routes.fetch(request);
    if (isProblem(state)) return waiting.fetch(request);
    return takesLong(request) || writesMuch(request) ? fetchElsewhere(request) : state.fetch(request);
  }

  async function answerLater(request: Request): Promise<Response> {
    await exchanging;
    return exchanging === null ? answerNow(request) : answerLater(request);
  }

  return {
    fetch: (request) => (exchanging === null ? answerNow(request) : answerLater(request)),
    club: () => (isProblem(state) ? null : state.club),
    problem,
    close() {
      isEnded = true;
      clearInterval(again);
      for (const thread of [reader, seasonReader, writer]) void thread.close();
      close();
    },
  };
}

/** A page that reads is told at once why there is nothing; one that writes sends it again when the cause passes. */
function waitingAnswer(c: Context, problem: StoreProblem): Response {
  const response = problemResponse(c, problem);
  if (c.req.method === 'GET' || c.req.method === 'HEAD') response.headers.delete('Retry-After');
  return response;
}

function isCurable({ code }: StoreProblem, file: string): boolean {
  return CURABLE.has(code) && (code !== 'notADatabase' || listRestorable(file).length > 0);
}
