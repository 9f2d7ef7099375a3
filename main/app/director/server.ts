import { openClub, type Club } from '../../club/club.ts';
import { clubFile } from '../../store/file/data-folder.ts';
import { isProblem, type StoreProblem } from '../../store/problem.ts';
import { folderAssets, rendererFolder } from '../http/assets.ts';
import { guarded } from '../http/guard.ts';
import { listen } from '../http/listen.ts';
import { createDirectorApp } from './app.ts';
import { browserKey, makeKey } from './browser-key.ts';

export interface ServerOptions {
  /** Folder of the club's file; made where there is none. */
  readonly data: string;
  /** The port to listen on; another is taken where this one is not free. 0 takes any. */
  readonly port: number;
  readonly now: () => Date;
}

/** The director's application in a browser of this machine. */
export interface RunningServer {
  /** Opens the application, once, in any browser of this machine. */
  readonly address: string;
  readonly club: Club;
  /** Whether the screens are built; without them only the routes answer. */
  readonly hasScreens: boolean;
  /** Ends open connections, then closes the club's file. */
  close(): Promise<void>;
}

/** The only interface the director's application listens on: it can't be reached from the network. */
const HOST = '127.0.0.1';

/** Opens the club's file and serves the director's application to whoever has the address. */
export async function startServer({ data, port, now }: ServerOptions): Promise<RunningServer | StoreProblem> {
  const club = openClub(clubFile(data), { now });
  if (isProblem(club)) return club;
  const screens = rendererFolder();
  const app = createDirectorApp(screens === null ? { club } : { club, assets: folderAssets(screens) });
  const [token, key] = [makeKey(), browserKey(data)];
  const listening = await listen(HOST, port, (taken) =>
    guarded((request) => app.fetch(request), { token, key, port: taken }),
  );
  return {
    address: `http://${HOST}:${listening.port}/?token=${token}`,
    club,
    hasScreens: screens !== null,
    async close() {
      await listening.close();
      club.store.close();
    },
  };
}
