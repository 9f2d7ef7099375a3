import { EventEmitter } from 'node:events';
import path from 'node:path';
import type {
  App,
  BrowserWindow,
  BrowserWindowConstructorOptions,
  CustomScheme,
  Dialog,
  DownloadItem,
  MenuItemConstructorOptions,
  MessageBoxOptions,
  Protocol,
  SaveDialogOptions,
  Session,
  WebContents,
} from 'electron';

/**
 * The one Electron of the tests: as much of it as the desktop shell uses, typed against electron.d.ts, and a record of
 * what the shell asked for. `step` notes the order of the calls whose order matters.
 */
export interface ElectronFake {
  /** What `import ... from 'electron'` gives. */
  readonly module: {
    readonly app: FakeApp;
    readonly protocol: Pick<Protocol, 'registerSchemesAsPrivileged' | 'handle'>;
    readonly session: { readonly defaultSession: FakeSession };
    readonly dialog: Pick<Dialog, 'showErrorBox'> & {
      showMessageBox(window: unknown, options: MessageBoxOptions): void;
    };
    readonly Menu: {
      buildFromTemplate(template: MenuItemConstructorOptions[]): MenuItemConstructorOptions[];
      setApplicationMenu(menu: MenuItemConstructorOptions[]): void;
    };
    readonly BrowserWindow: new (options: BrowserWindowConstructorOptions) => FakeWindow;
  };
  readonly steps: string[];
  readonly schemes: CustomScheme[];
  readonly windows: FakeWindow[];
  readonly errorBoxes: { readonly title: string; readonly content: string }[];
  readonly messages: string[];
  readonly menus: MenuItemConstructorOptions[][];
  /** A request as the window would send it. */
  request(path: string, init?: RequestInit): Promise<Response>;
}

export interface ElectronSetting {
  /** The person's own folder. */
  readonly home: string;
  /** Whether another Etui holds the lock already. */
  readonly running?: boolean;
  /** The system's language. */
  readonly locale?: string;
}

export function electronFake(setting: ElectronSetting): ElectronFake {
  const steps: string[] = [];
  const schemes: CustomScheme[] = [];
  const windows: FakeWindow[] = [];
  const errorBoxes: { title: string; content: string }[] = [];
  const messages: string[] = [];
  const menus: MenuItemConstructorOptions[][] = [];
  const handlers = new Map<string, (request: Request) => Response | Promise<Response>>();
  const app = new FakeApp(setting, steps);
  return {
    module: {
      app,
      protocol: {
        registerSchemesAsPrivileged(added) {
          steps.push('schemes registered');
          schemes.push(...added);
        },
        handle(scheme, handler) {
          steps.push(`${scheme} handled`);
          handlers.set(scheme, handler);
        },
      },
      session: { defaultSession: new FakeSession() },
      dialog: {
        showErrorBox: (title, content) => void errorBoxes.push({ title, content }),
        showMessageBox: (_window, { message }) => void messages.push(message),
      },
      Menu: {
        buildFromTemplate: (template) => template,
        setApplicationMenu: (menu) => void menus.push(menu),
      },
      BrowserWindow: class extends FakeWindow {
        constructor(options: BrowserWindowConstructorOptions) {
          super(options);
          steps.push('window opened');
          windows.push(this);
          app.emit('web-contents-created', {}, this.webContents);
        }
      },
    },
    steps,
    schemes,
    windows,
    errorBoxes,
    messages,
    menus,
    async request(path, init) {
      const handler = handlers.get('etui');
      if (!handler) throw new Error('the scheme etui has no handler');
      return handler(new Request(`etui://director${path}`, init));
    },
  };
}

type AppParts = 'whenReady' | 'quit' | 'exit' | 'getPath' | 'getLocale' | 'requestSingleInstanceLock' | 'enableSandbox';

class FakeApp extends EventEmitter implements Pick<App, AppParts> {
  readonly #setting: ElectronSetting;
  readonly #steps: string[];
  readonly #ready = Promise.withResolvers<void>();

  constructor(setting: ElectronSetting, steps: string[]) {
    super();
    this.#setting = setting;
    this.#steps = steps;
  }

  /** The system says that the application is ready. */
  becomeReady(): void {
    this.#steps.push('ready');
    this.#ready.resolve();
  }

  whenReady(): Promise<void> {
    return this.#ready.promise;
  }

  quit(): void {
    this.#steps.push('quit');
    this.emit('will-quit', {});
  }

  exit(code = 0): void {
    this.#steps.push(`exit ${code}`);
  }

  getPath(name: Parameters<App['getPath']>[0]): string {
    return name === 'home' ? this.#setting.home : path.join(this.#setting.home, name);
  }

  getLocale(): string {
    return this.#setting.locale ?? 'en-GB';
  }

  requestSingleInstanceLock(): boolean {
    return !this.#setting.running;
  }

  enableSandbox(): void {
    this.#steps.push('sandbox enabled');
  }
}

type PermissionRequestHandler = NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>;
type DevicePermissionHandler = NonNullable<Parameters<Session['setDevicePermissionHandler']>[0]>;
type PermissionCheckHandler = NonNullable<Parameters<Session['setPermissionCheckHandler']>[0]>;

class FakeSession
  extends EventEmitter
  implements Pick<Session, 'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'>
{
  devicePermission: DevicePermissionHandler | null = null;
  permissionRequest: PermissionRequestHandler | null = null;
  permissionCheck: PermissionCheckHandler | null = null;

  setPermissionRequestHandler(handler: PermissionRequestHandler | null): void {
    this.permissionRequest = handler;
  }

  setDevicePermissionHandler(handler: DevicePermissionHandler | null): void {
    this.devicePermission = handler;
  }

  setPermissionCheckHandler(handler: PermissionCheckHandler | null): void {
    this.permissionCheck = handler;
  }
}

class FakeWindow extends EventEmitter implements Pick<BrowserWindow, WindowParts> {
  readonly options: BrowserWindowConstructorOptions;
  readonly webContents = new FakeContents();
  readonly loaded: string[] = [];
  readonly calls: string[] = [];
  minimized = false;

  constructor(options: BrowserWindowConstructorOptions) {
    super();
    this.options = options;
  }

  loadURL(address: string): Promise<void> {
    this.loaded.push(address);
    return Promise.resolve();
  }

  isMinimized(): boolean {
    return this.minimized;
  }

  restore(): void {
    this.calls.push('restore');
  }

  focus(): void {
    this.calls.push('focus');
  }
}

type WindowParts = 'loadURL' | 'isMinimized' | 'restore' | 'focus';
type WindowOpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0];

class FakeContents extends EventEmitter implements Pick<WebContents, 'setWindowOpenHandler' | 'print'> {
  windowOpen: WindowOpenHandler | null = null;
  prints = 0;

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.windowOpen = handler;
  }

  print(): void {
    this.prints++;
  }
}

/** An event that can be refused, and whether it was. */
export function refusableEvent<Details extends object>(
  details: Details,
): Details & { refused: boolean; preventDefault(): void } {
  const event = {
    ...details,
    refused: false,
    preventDefault() {
      event.refused = true;
    },
  };
  return event;
}

/** A download that begins, and where its save dialog was told to open. */
export function downloadItem(fileName: string) {
  const asked: SaveDialogOptions[] = [];
  const item: Pick<DownloadItem, 'getFilename' | 'setSaveDialogOptions'> = {
    getFilename: () => fileName,
    setSaveDialogOptions: (options) => void asked.push(options),
  };
  return { item, asked };
}
