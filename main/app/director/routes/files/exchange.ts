import { Hono } from 'hono';
import type { Club } from '../../../../club/club.ts';
import { importEvent } from '../../../../club/exchange/import.ts';
import { rememberContent } from '../../../../club/exchange/list.ts';
import { previewForeignFile } from '../../../../club/exchange/preview.ts';
import { answer } from '../../../http/problems.ts';
import { validated } from '../../../http/validated.ts';
import { contentBody, foreignFileBody, importEventBody } from '../../schemas/exchange.ts';

/** Events in files of other programs: what is found in one, and the event that is made of it. */
export function exchangeRoutes(club: Club) {
  return new Hono()
    .post('/preview', validated('json', foreignFileBody), (c) => {
      const { file, fileName, ...columns } = c.req.valid('json');
      return answer(c, previewForeignFile(club, { name: fileName, bytes: Buffer.from(file, 'base64'), ...columns }));
    })
    .put('/contents', validated('json', contentBody), (c) => {
      const { shape, ...said } = c.req.valid('json');
      return answer(c, rememberContent(club, shape, said));
    })
    .post('/', validated('json', importEventBody), (c) => {
      const { file, fileName, columns, content, ...request } = c.req.valid('json');
      const read = {
        name: fileName,
        bytes: Buffer.from(file, 'base64'),
        ...(columns && { columns }),
        ...(content && { content }),
      };
      return answer(c, importEvent(club, read, request));
    });
}
