import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { bringInEvent } from '../../../club/event-file/bring-in.ts';
import { previewEventFile } from '../../../club/event-file/preview.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { bringInBody, eventFileBody } from '../schemas/event-files.ts';

/** Events in files of their own, as they come from other clubs and machines. */
export function eventFileRoutes(club: Club) {
  return new Hono()
    .post('/preview', validated('json', eventFileBody), (c) =>
      answer(c, previewEventFile(club, Buffer.from(c.req.valid('json').file, 'base64'))),
    )
    .post('/', validated('json', bringInBody), (c) => {
      const { file, ...request } = c.req.valid('json');
      return answer(c, bringInEvent(club, Buffer.from(file, 'base64'), request));
    });
}
