import type { Club } from '../../club/club.ts';
import { clubFile } from '../../store/file/data-folder.ts';
import { isProblem, type StoreProblem } from '../../store/problem.ts';
import { folderAssets, rendererFolder } from '../http/assets.ts';
import { guarded } from '../http/guard.ts';
import { listen } from '../http/listen.ts';
import { browserKey, makeKey } from './browser-key.ts';
import { openDoor } from './door.ts';

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
  /** Null while its file can't be opened, and the screens ask which copy is to take its place. */
  readonly club: () => Club | null;
  /** Whether the screens are built; without them only the routes answer. */
  readonly hasScreens: boolean;
  /** Ends open connections, then closes the club's file. */
  close(): Promise<void>;
}

/** The only interface the director's application listens on: it can't be reached from the network. */
const HOST = '127.0.0.1';

/** Opens the club's file and serves the director's application to whoever has the address. */
export async function startServer({ data, port, now }: ServerOptions): Promise<RunningServer | StoreProblem> {
  const screens = rendererFolder();
  const files = screens === null ? {} : { assets: folderAssets(screens) };
  const door = openDoor({ file: clubFile(data), now, ...files });
  if (isProblem(door)) return door;
  const [token, key] = [makeKey(), browserKey(data)];
  const listening = await listen(HOST, port, (taken) => guarded(door.fetch, { token, key, port: taken }));
  return {
    address: `http://${HOST}:${listening.port}/?token=${token}`,
    club: door.club,
    hasScreens: screens !== null,
    async close() {
      await listening.close();
      door.close();
    },
  };
}
