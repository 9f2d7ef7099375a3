import { Hono } from 'hono';
import { openClub, type Club } from '../../club/club.ts';
import { keepClub, type ClubKeeper } from '../../club/copies/keeper.ts';
import { linkedFile } from '../../store/file/data-folder.ts';
import { listRestorable, makeRoom, restoreCopy } from '../../store/file/restore.ts';
import { isProblem, type StoreProblem } from '../../store/problem.ts';
import type { Assets } from '../http/assets.ts';
import { securityHeaders } from '../http/headers.ts';
import { problemResponse } from '../http/problems.ts';
import { recoveryRoutes, type Recovery } from '../recovery/routes.ts';
import { serveAsset } from '../http/serve-asset.ts';
import { createDirectorApp } from './app.ts';
import { startReader } from './reader/reader.ts';
import { takesLong } from './reader/takes-long.ts';

export interface DoorOptions {
  readonly file: string;
  readonly now: () => Date;
  readonly assets?: Assets;
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
  close(): void;
}

/** The problems that a copy helps with. With any other, there is nothing to choose on a screen. */
const CURABLE: ReadonlySet<StoreProblem['code']> = new Set([
  'clubMissing',
  'changesLost',
  'fileDamaged',
  'notADatabase',
]);

const RECOVERY = '/api/recovery';

interface OpenState {
  readonly club: Club;
  readonly keeper: ClubKeeper;
  readonly fetch: ClubDoor['fetch'];
}

/** Opens the club's file, or says why that is impossible and no copy helps. */
export function openDoor(options: DoorOptions): ClubDoor | StoreProblem {
  const { now, assets } = options;
  const file = linkedFile(options.file);
  const opened = open();
  if (isProblem(opened) && !isCurable(opened, file)) return opened;
  let state: OpenState | StoreProblem = opened;

  function open(asItIs = false): OpenState | StoreProblem {
    const club = openClub(file, { now, asItIs });
    if (isProblem(club)) return club;
    options.onOpen?.(club);
    const app = createDirectorApp(assets === undefined ? { club } : { club, assets });
    return { club, keeper: keepClub(club), fetch: (request) => app.fetch(request) };
  }

  function close(): void {
    if (isProblem(state)) return;
    state.keeper.stop();
    state.club.updates.broadcast({ kind: 'closed' });
    state.club.store.close();
  }

  /** Does something to the file while it is not open, and opens it again. */
  function whileClosed(work: () => StoreProblem | null, asItIs: boolean): StoreProblem | null {
    close();
    const problem = work();
    state = open(asItIs);
    return problem ?? (isProblem(state) ? state : null);
  }

  const reader = startReader(file, now);

  /** On the reader's thread; here, where that is impossible. */
  async function fetchElsewhere(request: Request): Promise<Response> {
    const answered = await reader.fetch(request);
    if (answered) return answered;
    return isProblem(state) ? waiting.fetch(request) : state.fetch(request);
  }

  const recovery: Recovery = {
    problem: () => (isProblem(state) ? state : null),
    copies: () => listRestorable(file),
    restore: (path) => whileClosed(() => restoreCopy(file, path, now()), false),
    goOn: (way) =>
      isProblem(state)
        ? whileClosed(() => {
            if (way === 'anew') makeRoom(file, now());
            return null;
          }, true)
        : null,
  };

  const routes = new Hono().use(securityHeaders).route(RECOVERY, recoveryRoutes(recovery));
  const waiting = new Hono()
    .use(securityHeaders)
    .all('/api/*', (c) => (isProblem(state) ? problemResponse(c, state) : c.notFound()))
    .get('*', (c) => serveAsset(c, assets));
  return {
    fetch(request) {
      if (new URL(request.url).pathname.startsWith(RECOVERY)) return routes.fetch(request);
      if (isProblem(state)) return waiting.fetch(request);
      return takesLong(request) ? fetchElsewhere(request) : state.fetch(request);
    },
    club: () => (isProblem(state) ? null : state.club),
    close() {
      reader.close();
      close();
    },
  };
}

function isCurable({ code }: StoreProblem, file: string): boolean {
  return CURABLE.has(code) && (code !== 'notADatabase' || listRestorable(file).length > 0);
}
