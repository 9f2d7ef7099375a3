/**
 * The director's application: a function from Request to Response, the same behind every door. It shows and changes
 * everything, and is never mounted where players can reach it: they get applications of their own.
 *
 *     const director = createDirectorApp({ club, assets: folderAssets('dist/renderer') });
 *     const response = await director.fetch(new Request('http://etui/api/events'));
 */
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { RouterRoute } from 'hono/types';
import { bridgemateFollower, type BridgemateFollower } from '../../club/bridgemate/follower.ts';
import type { Club } from '../../club/club.ts';
import { noteProblem } from '../../store/file/waits.ts';
import { problemOfError } from '../../store/problem.ts';
import type { Assets } from '../http/assets.ts';
import { securityHeaders } from '../http/headers.ts';
import { serveAsset } from '../http/serve-asset.ts';
import { problemResponse, type MalformedRequest } from '../http/problems.ts';
import { waitForLock } from '../http/locked-file.ts';
import { updateStreams } from '../http/stream.ts';
import { oncePerRequestId } from '../http/request-id.ts';
import { PRESS, type Paper } from './paper.ts';
import { NO_PRINTERS, type Printers } from './printers.ts';
import { bridgemateRoutes } from './routes/files/bridgemate.ts';
import { clubRoutes } from './routes/club.ts';
import { dealRoutes } from './routes/deals.ts';
import { drawRoutes } from './routes/draws.ts';
import { exchangeRoutes } from './routes/files/exchange.ts';
import { formatRoutes } from './routes/files/formats.ts';
import { knockoutRoutes } from './routes/knockout.ts';
import { eventRoutes } from './routes/events.ts';
import { LARGEST_EVENT_BODY } from './schemas/event-files.ts';
import { LARGEST_IMPORT } from './schemas/members.ts';
import { memberRoutes } from './routes/members.ts';
import { paperRoutes } from './routes/paper.ts';
import { printerRoutes } from './routes/printers.ts';
import { publicationRoutes } from './routes/publication.ts';
import { resultRoutes } from './routes/results.ts';
import { reviewRoutes } from './routes/review.ts';
import { rulingRoutes } from './routes/rulings.ts';
import { scheduleRoutes } from './routes/schedule.ts';
import { logoRoutes } from './routes/logo.ts';
import { matchRoutes } from './routes/matches.ts';
import { scoringRoutes } from './routes/scoring.ts';
import { sessionRoutes } from './routes/session.ts';
import { seasonPaperRoutes } from './routes/season-paper.ts';
import { seasonRoutes } from './routes/season.ts';
import { seasonsRoutes } from './routes/seasons.ts';
import { siteRoutes } from './routes/site.ts';
import { sheetPaperRoutes } from './routes/sheet-paper.ts';
import { sheetRoutes } from './routes/sheets.ts';
import { simultaneousRoutes } from './routes/simultaneous/simultaneous.ts';
import { stageRoutes } from './routes/stages.ts';
import { standingsRoutes } from './routes/standings.ts';
import { updateFeed } from './updates.ts';

export interface DirectorOptions {
  readonly club: Club;
  /** Another press than the application's own. */
  readonly paper?: Paper;
  /** The printers of the window that the application is shown in; none in a browser. */
  readonly printers?: Printers;
  /** Follows files of Bridgemate servers; without one, those that are named are read once. */
  readonly follower?: BridgemateFollower;
  /** Whether a thread of this program writes to the club's file. */
  readonly isWrittenBeside?: () => boolean;
  /** The screens' files; without them only the routes answer. */
  readonly assets?: Assets;
  /** How often an open event stream sends a heartbeat. */
  readonly heartbeatMs?: number;
  /** How long a write is kept while another program holds the file. */
  readonly lockPatienceMs?: number;
  /** Routes that the door answers itself: the document of all routes has them too. */
  readonly doorRoutes?: () => readonly RouterRoute[];
  /** Called with errors that are bugs. */
  readonly onBug?: (error: unknown) => void;
}

const HEARTBEAT_MS = 5000;
const LOCK_PATIENCE_MS = 1000;
/** More than any body the screens send. */
const LARGEST_BODY = 512 * 1024;

/** A list of members is a file, and so is an event: larger than whatever else a screen sends. */
const IMPORT = '/api/members/import';
const EVENT_FILES = ['/api/event-files', '/api/foreign-files'];
/** So are the rankings of years. */
const GIVEN_LIST = /^\/api\/seasons\/\d+\/given-list$/;
const CLUB_FILES = /^\/api\/sessions\/\d+\/clubs(?:\/|$)/;

const limitBody = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => c.json(malformed('the body is too large'), 400) });
const bodies = limitBody(LARGEST_BODY);
const largeBodies = limitBody(LARGEST_IMPORT);
const eventBodies = limitBody(LARGEST_EVENT_BODY);

function bodiesOf(path: string): MiddlewareHandler {
  if (EVENT_FILES.some((files) => path.startsWith(files)) || CLUB_FILES.test(path)) return eventBodies;
  return path.startsWith(IMPORT) || GIVEN_LIST.test(path) ? largeBodies : bodies;
}

export function createDirectorApp(options: DirectorOptions) {
  const { club, paper = PRESS, assets, heartbeatMs = HEARTBEAT_MS, lockPatienceMs = LOCK_PATIENCE_MS } = options;
  const { onBug = console.error, printers = NO_PRINTERS, doorRoutes = () => [] } = options;
  const { follower = bridgemateFollower(club) } = options;
  const feed = updateFeed(club);
  const streams = updateStreams(club.updates, { heartbeatMs, serialize: feed.event });
  const app = new Hono()
    .use(securityHeaders)
    .use('/api/*', (c, next) => bodiesOf(c.req.path)(c, next))
    .use('/api/*', waitForLock(club.store, lockPatienceMs, options.isWrittenBeside))
    .use('/api/*', oncePerRequestId)
    .route('/api', clubRoutes(club, streams))
    .route('/api/members', memberRoutes(club))
    .route('/api/printers', printerRoutes(printers))
    .route('/api/logo', logoRoutes(club))
    .route('/api', eventRoutes(club))
    .route('/api/foreign-files', exchangeRoutes(club))
    .route('/api/sessions', sessionRoutes(club))
    .route('/api/sessions', resultRoutes(club, feed))
    .route('/api/sessions', rulingRoutes(club))
    .route('/api/sessions', reviewRoutes(club))
    .route('/api/sessions', bridgemateRoutes(club, follower))
    .route('/api/sessions', scheduleRoutes(club))
    .route('/api/sessions', scoringRoutes(club))
    .route('/api/sessions', matchRoutes(club))
    .route('/api/sessions', drawRoutes(club))
    .route('/api/sessions', knockoutRoutes(club))
    .route('/api/sessions', dealRoutes(club))
    .route('/api/sessions', standingsRoutes(club, feed))
    .route('/api/sessions', stageRoutes(club))
    .route('/api/sessions', simultaneousRoutes(club))
    .route('/api/sessions', publicationRoutes(club))
    .route('/api/sessions', paperRoutes(club, paper))
    .route('/api/sessions', siteRoutes(club))
    .route('/api/sessions', formatRoutes(club))
    .route('/api/site', seasonRoutes(club))
    .route('/api/seasons', seasonsRoutes(club))
    .route('/api/seasons', seasonPaperRoutes(club, paper))
    .route('/api/sheets', sheetRoutes(club))
    .route('/api/sheets', sheetPaperRoutes(club, paper));

  app.get('/api/openapi.json', async (c) => {
    const { openApiDocument } = await import('../openapi/document.ts');
    return c.json(openApiDocument([...app.routes, ...doorRoutes()]), 200);
  });
  app.all('/api/*', (c) => c.json({ kind: 'problem', code: 'unknownRoute', path: c.req.path } as const, 404));
  app.get('*', (c) => serveAsset(c, assets));

  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 400) return c.json(malformed(error.message), 400);
    const problem = problemOfError(error, club.store.file);
    if (problem) return problemResponse(c, noteProblem(club.store.notices, problem));
    onBug(error);
    return c.json({ kind: 'problem', code: 'bug' } as const, 500);
  });
  return app;
}

/** The routes as the typed client knows them: `hc<DirectorApi>('/')`. */
export type DirectorApi = ReturnType<typeof createDirectorApp>;

function malformed(message: string): MalformedRequest {
  return { kind: 'problem', code: 'malformed', path: [], message };
}
