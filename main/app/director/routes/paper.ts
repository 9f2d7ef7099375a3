import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { readLogoForPaper } from '../../../club/logo/logo.ts';
import { isProblem } from '../../../club/problem.ts';
import { readSettings } from '../../../club/settings.ts';
import { paperFileName } from '../../../print/file-name.ts';
import { paperWordsFor } from '../../../print/job.ts';
import { optionsOf } from '../../../print/options.ts';
import { loadDocument, loadSpreadsheet } from '../../../print/registry.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { problemResponse } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import type { Paper } from '../paper.ts';
import { readForPrint } from '../print-sources.ts';
import { printHeaders } from '../print-headers.ts';
import { sessionParam } from '../schemas/parameters.ts';
import { exportParam, exportQuery, papersQuery, printParam, printQuery } from '../schemas/documents.ts';

/** PDF documents and CSV files of a session. */
export function paperRoutes(club: Club, paper: Paper) {
  return new Hono()
    .get('/:id/print/papers.pdf', validated('param', sessionParam), validated('query', papersQuery), async (c) => {
      const { language: asked, paper: size, use, documents: names } = c.req.valid('query');
      const documents = await Promise.all(names.map(async (name) => ({ name, document: await loadDocument(name) })));
      const materials: object[] = [];
      const found = readForPrint(club, c.req.valid('param').id, (sources) => {
        for (const { document } of documents) {
          const material = document.read?.(sources, {}) ?? {};
          if (isProblem(material)) return material;
          materials.push(material);
        }
        return {};
      });
      if (isProblem(found)) return problemResponse(c, found);
      const { logo, isLogoDamaged } = await readLogoForPaper(club);
      const settings = readSettings(club);
      const language = asked ?? settings.language;
      const job = {
        ...found,
        settings,
        logo,
        language,
        paper: size ?? settings.paper,
        printedAt: club.now(),
      };
      const title = paperWordsFor({ language }).papers[use];
      const printed = await paper.printTogether(
        documents.map(({ name }, at) => ({ name, job: { ...job, ...materials[at] } })),
        title,
      );
      return c.body(Uint8Array.from(printed.pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': contentDisposition('inline', paperFileName(title, found.session, 'pdf')),
        ...printHeaders({ ...printed, isLogoDamaged }),
      });
    })
    .get('/:id/print/:file', validated('param', printParam), validated('query', printQuery), async (c) => {
      const { id, file: name } = c.req.valid('param');
      const { language: asked, paper: size, ...given } = c.req.valid('query');
      const document = await loadDocument(name);
      const options = optionsOf(document.options, given);
      const found = readForPrint(club, id, (sources) => document.read?.(sources, options) ?? {});
      if (isProblem(found)) return problemResponse(c, found);
      const { logo, isLogoDamaged } = await readLogoForPaper(club);
      const settings = readSettings(club);
      const language = asked ?? settings.language;
      const title = document.fileTitle?.(options, language) ?? document.title(language);
      const printed = await paper.print(name, {
        ...found,
        ...options,
        settings,
        logo,
        language,
        paper: size ?? settings.paper,
        printedAt: club.now(),
      });
      return c.body(Uint8Array.from(printed.pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': contentDisposition('inline', paperFileName(title, found.session, 'pdf')),
        ...printHeaders({ ...printed, isLogoDamaged }),
      });
    })
    .get('/:id/export/:file', validated('param', exportParam), validated('query', exportQuery), async (c) => {
      const { id, file: name } = c.req.valid('param');
      const spreadsheet = await loadSpreadsheet(name);
      const found = readForPrint(club, id, (sources) => spreadsheet.read?.(sources) ?? {});
      if (isProblem(found)) return problemResponse(c, found);
      const language = c.req.valid('query').language ?? readSettings(club).language;
      return c.body(await paper.write(name, { ...found, language }), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': contentDisposition(
          'attachment',
          paperFileName(spreadsheet.title(language), found.session, 'csv'),
        ),
      });
    });
}
