import type { PaperList } from '../../../../main/app/director/paper.ts';
import type { LogoAnswer } from '../../../../main/club/logo/logo.ts';
import type { LogoFault } from '../../../../main/club/model/logo.ts';
import type { ClubStatisticsView } from '../../../../main/club/model/statistics.ts';
import type { UndoDirection } from '../../../../main/store/changes.ts';
import type { Settings, SettingsChange } from '../../../../main/club/model/settings.ts';
import type { ClubFileProblem } from '../../../../src/language/files/club-file.ts';
import { routes, routesNow } from './routes.ts';
import { must, isProblemAnswer } from './answers.ts';

/** The requests about the club: its settings, logo, players and printers. */
export const settingsRequests = {
  settings: async () => must(await (await routes.settings.$get()).json()),
  /** @param before what this page shows of the settings that are changed */
  changeSettings: async (change: SettingsChange, before: Partial<Settings>) =>
    must(await (await routesNow.settings.$put({ json: { ...change, before } })).json()),
  /** Takes back the newest change of the settings, or redoes it. */
  stepSettings: async (direction: UndoDirection) =>
    must(
      await (
        await (direction === 'undo' ? routesNow.settings.undo : routesNow.settings.redo).$post({ json: {} })
      ).json(),
    ),
  /** Names the second place for copies. @returns why it can't be, or null */
  nameCopyFolder: async (copyFolder: string): Promise<ClubFileProblem | null> => {
    const answer = await (await routesNow.settings.$put({ json: { copyFolder } })).json();
    return isProblemAnswer(answer) ? (answer as ClubFileProblem) : null;
  },
  players: async (like: string) => must(await (await routes.players.$get({ query: { like } })).json()),
  logo: async () => must(await (await routes.logo.$get()).json()).logo,
  /** Changes the club's logo to a file in base64, or takes it away. @returns why that file can't be one, or the logo */
  changeLogo: async (picture: string | null): Promise<LogoAnswer | LogoFault> => {
    const answer = await (await routesNow.logo.$put({ json: { picture } })).json();
    if (isProblemAnswer(answer) && answer.code === 'logoNotPossible' && 'fault' in answer) return answer.fault;
    return must(answer);
  },
  printers: async () => (await routes.printers.$get()).json(),
  /** Prints what the window shows in print. Answers whether the printer took it. */
  printOn: async (printer: string, paper: Settings['paper']): Promise<boolean> => {
    const answer = await (await routesNow.printers.print.$post({ json: { printer, paper } })).json();
    return !isProblemAnswer(answer) && answer.isPrinted;
  },
  paperList: async (): Promise<PaperList> => (await routes.documents.$get()).json(),
  clubStatistics: async (): Promise<ClubStatisticsView> => (await routes.statistics.$get()).json(),
};
