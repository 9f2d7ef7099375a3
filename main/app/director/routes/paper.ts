import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { isProblem } from '../../../club/problem.ts';
import { readSettings } from '../../../club/settings.ts';
import { paperFileName } from '../../../print/file-name.ts';
import { paperWordsFor } from '../../../print/job.ts';
import { optionsOf } from '../../../print/options.ts';
import { loadDocument, loadSpreadsheet } from '../../../print/registry.ts';
import { problemResponse } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { csvAnswer, pdfAnswer, readPaperJob } from '../paper-answer.ts';
import type { Paper } from '../paper.ts';
import { readForPrint } from '../print-sources.ts';
import { sessionParam } from '../schemas/parameters.ts';
import { exportParam, exportQuery, papersQuery, printParam, printQuery } from '../schemas/documents.ts';

/** PDF documents and CSV files of a session. */
export function paperRoutes(club: Club, paper: Paper) {
  return new Hono()
    .get('/:id/print/papers.pdf', validated('param', sessionParam), validated('query', papersQuery), async (c) => {
      const { use, documents: names, ...asked } = c.req.valid('query');
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
      const { isLogoDamaged, ...common } = await readPaperJob(club, asked);
      const job = { ...found, ...common };
      const title = paperWordsFor(job).papers[use];
      const printed = await paper.printTogether(
        documents.map(({ name }, at) => ({ name, job: { ...job, ...materials[at] } })),
        title,
      );
      return pdfAnswer(c, { ...printed, isLogoDamaged }, paperFileName(title, found.session, 'pdf'));
    })
    .get('/:id/print/:file', validated('param', printParam), validated('query', printQuery), async (c) => {
      const { id, file: name } = c.req.valid('param');
      const { language, paper: size, ...given } = c.req.valid('query');
      const document = await loadDocument(name);
      const options = optionsOf(document.options, given);
      const found = readForPrint(club, id, (sources) => document.read?.(sources, options) ?? {});
      if (isProblem(found)) return problemResponse(c, found);
      const { isLogoDamaged, ...common } = await readPaperJob(club, { language, paper: size });
      const job = { ...found, ...options, ...common };
      const title = document.fileTitle?.(options, job.language) ?? document.title(job.language);
      const printed = await paper.print(name, job);
      return pdfAnswer(c, { ...printed, isLogoDamaged }, paperFileName(title, found.session, 'pdf'));
    })
    .get('/:id/export/:file', validated('param', exportParam), validated('query', exportQuery), async (c) => {
      const { id, file: name } = c.req.valid('param');
      const spreadsheet = await loadSpreadsheet(name);
      const found = readForPrint(club, id, (sources) => spreadsheet.read?.(sources) ?? {});
      if (isProblem(found)) return problemResponse(c, found);
      const language = c.req.valid('query').language ?? readSettings(club).language;
      const title = paperFileName(spreadsheet.title(language), found.session, 'csv');
      return csvAnswer(c, await paper.write(name, { ...found, language }), title);
    });
}
