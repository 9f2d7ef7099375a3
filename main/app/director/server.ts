import type { Language } from '../../../src/language.ts';
import type { Club } from '../../club/club.ts';
import { clubFile } from '../../store/file/data-folder.ts';
import { isProblem, type StoreProblem } from '../../store/problem.ts';
import { folderAssets, rendererFolder } from '../http/assets.ts';
import { guarded } from '../http/guard.ts';
import { listen } from '../http/listen.ts';
import { browserSecrets, oneTimeToken } from './browser-key.ts';
import { openDoor } from './door.ts';

export interface ServerOptions {
  /** Folder of the club's file; made where there is none. */
  readonly data: string;
  /** The port to listen on; another is taken where this one is not free. 0 takes any. */
  readonly port: number;
  readonly now: () => Date;
  /** The machine's: what a new club is shown in. */
  readonly language?: Language;
  /** Called when a browser was let in, with the address for the next. */
  readonly onEntered?: (next: string) => void;
}

/** The director's application in a browser of this machine. */
export interface RunningServer {
  /** Opens the application in one browser of this machine. */
  readonly address: string;
  /** Null while its file can't be opened, and the screens ask which copy is to take its place. */
  readonly club: () => Club | null;
  /** Why the file is not open; null while it is. */
  readonly problem: () => StoreProblem | null;
  /** Whether the screens are built; without them only the routes answer. */
  readonly hasScreens: boolean;
  /** Ends open connections, then closes the club's file. */
  close(): Promise<void>;
}

/** The only interface the director's application listens on: it can't be reached from the network. */
const HOST = '127.0.0.1';

/** Opens the club's file and serves the director's application to whoever has the address. */
export async function startServer(options: ServerOptions): Promise<RunningServer | StoreProblem> {
  const { data, port, now, language, onEntered } = options;
  const screens = rendererFolder();
  const files = screens === null ? {} : { assets: folderAssets(screens) };
  const door = openDoor({ file: clubFile(data), now, ...(language && { language }), ...files });
  if (isProblem(door)) return door;
  const token = oneTimeToken();
  const addressAt = (port: number) => `http://${HOST}:${port}/?token=${token.now()}`;
  const listening = await listen(HOST, port, (taken) => {
    const useToken = (offered: string) => {
      const isUsed = token.use(offered);
      if (isUsed) onEntered?.(addressAt(taken));
      return isUsed;
    };
    return guarded(door.fetch, { useToken, secrets: browserSecrets(data, taken), port: taken });
  });
  return {
    address: addressAt(listening.port),
    club: door.club,
    problem: door.problem,
    hasScreens: screens !== null,
    async close() {
      await listening.close();
      door.close();
    },
  };
}
