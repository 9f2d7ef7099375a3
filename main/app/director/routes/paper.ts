import { Hono } from 'hono';
import { z } from 'zod';
import { standingsAfterRound } from '../../../club/standings/after-round.ts';
import type { Club } from '../../../club/club.ts';
import { explainedEntries } from '../../../club/standings/explanation.ts';
import type { SessionView } from '../../../club/model/session.ts';
import type { StandingsView } from '../../../club/model/standings.ts';
import { isProblem, type ClubProblem } from '../../../club/problem.ts';
import { publicationReport } from '../../../club/publication/publication.ts';
import { rulingsOf } from '../../../club/rulings/log.ts';
import { readSession } from '../../../club/competitions/sessions.ts';
import { readSettings } from '../../../club/settings.ts';
import { readStandings } from '../../../club/standings/standings.ts';
import {
  disposition,
  EXPORT_KINDS,
  fileName,
  PRINT_KINDS,
  parseBoardList,
  type ExportKind,
  type Paper,
  type PrintKind,
} from '../paper.ts';
import { problemAnswer } from '../../http/problems.ts';
import { exportQuery, sessionParam, validated, writtenNumber } from '../schemas/schemas.ts';

const printParam = sessionParam.extend({ file: fileParam<PrintKind, 'pdf'>(PRINT_KINDS, 'pdf') });
const exportParam = sessionParam.extend({ file: fileParam<ExportKind, 'csv'>(EXPORT_KINDS, 'csv') });
const printQuery = exportQuery.extend({
  paper: z.enum(['A4', 'Letter']).optional(),
  boards: boardsParam().optional(),
  entry: writtenNumber.optional(),
  /** The round a ranking is of; as it stands where it is left out. */
  after: writtenNumber.optional(),
});

/** `ranking.pdf` as `ranking`, of the kinds there are. */
function fileParam<Kind extends string, Extension extends string>(kinds: readonly Kind[], extension: Extension) {
  const files = kinds.map((kind): `${Kind}.${Extension}` => `${kind}.${extension}`);
  return z.enum(files).transform((file) => file.slice(0, -extension.length - 1) as Kind);
}

function boardsParam() {
  return z.string().transform((text, context) => {
    const boards = parseBoardList(text);
    if (boards) return boards;
    context.addIssue({ code: 'custom', message: 'boards are written 1-8 or 3,7-9' });
    return z.NEVER;
  });
}

/** PDF documents and CSV files of a session. */
export function paperRoutes(club: Club, paper: Paper) {
  return new Hono()
    .get('/:id/print/:file', validated('param', printParam), validated('query', printQuery), async (c) => {
      const { id, file: kind } = c.req.valid('param');
      const { boards, entry, after, ...asked } = c.req.valid('query');
      const shown = after !== undefined && kind === 'ranking' ? readAfterRound(club, id, after) : readShown(club, id);
      if (isProblem(shown)) return problemAnswer(c, shown);
      const settings = readSettings(club);
      const language = asked.language ?? settings.language;
      const document = { ...shown, settings, language, paper: asked.paper ?? settings.paper, printedAt: club.now() };
      const explained = kind === 'explanation' ? explainedEntries(shown.session, entry ? [entry] : undefined) : null;
      const rulings = kind === 'rulings' ? rulingsOf(shown.session) : null;
      const isOfficial = kind === 'changes' || (kind === 'ranking' && shown.afterRound === undefined);
      const reported = isOfficial ? publicationReport(club, id) : null;
      if (reported && isProblem(reported)) return problemAnswer(c, reported);
      const pdf = await paper.print[kind]({
        ...document,
        ...(boards ? { boards } : {}),
        ...(explained ? { explained } : {}),
        ...(rulings ? { rulings } : {}),
        ...(reported ? { report: reported } : {}),
      });
      return c.body(Uint8Array.from(pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': disposition('inline', fileName(shown.session, documentName(kind, shown), 'pdf')),
      });
    })
    .get('/:id/export/:file', validated('param', exportParam), validated('query', exportQuery), (c) => {
      const { id, file: kind } = c.req.valid('param');
      const shown = readShown(club, id);
      if (isProblem(shown)) return problemAnswer(c, shown);
      const language = c.req.valid('query').language ?? readSettings(club).language;
      const rulings = kind === 'rulings' ? { rulings: rulingsOf(shown.session) } : {};
      return c.body(paper.export[kind]({ ...shown, ...rulings, language }), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': disposition('attachment', fileName(shown.session, kind, 'csv')),
      });
    });
}

/** What a file says it is: `ranking`, `ranking after round 7`. */
function documentName(kind: PrintKind, { afterRound }: Shown): string {
  return afterRound === undefined ? kind : `${kind} after round ${afterRound}`;
}

/** A session and its standings, as they are or after a round. */
interface Shown {
  readonly session: SessionView;
  readonly standings: StandingsView;
  readonly afterRound?: number;
}

/** A session and its standings after a round, with the boards they are from. */
function readAfterRound(club: Club, id: number, round: number): Shown | ClubProblem {
  return club.store.snapshot(() => {
    const shown = readShown(club, id);
    if (isProblem(shown)) return shown;
    const after = standingsAfterRound(club, id, round);
    if (isProblem(after)) return after;
    const fields = after.fields.map((field, at) => ({ ...field, boards: shown.standings.fields[at]?.boards ?? [] }));
    return { ...shown, standings: { change: after.change, fields }, afterRound: round };
  });
}

/** A session and its standings, read together. */
function readShown(club: Club, id: number): Shown | ClubProblem {
  return club.store.snapshot(() => {
    const session = readSession(club, id);
    if (isProblem(session)) return session;
    const standings = readStandings(club, id);
    return isProblem(standings) ? standings : { session, standings };
  });
}
