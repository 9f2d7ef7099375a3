import { Hono } from 'hono';
import { FORMATS } from '../../../../../src/format/formats.ts';
import type { Club } from '../../../../club/club.ts';
import { tournamentEvent } from '../../../../club/exchange/export.ts';
import { isProblem } from '../../../../club/problem.ts';
import { safeFileName } from '../../../../print/file-name.ts';
import { contentDisposition } from '../../../http/content-disposition.ts';
import { problemResponse } from '../../../http/problems.ts';
import { validated } from '../../../http/validated.ts';
import { formatParam } from '../../schemas/exchange.ts';

/** A session in the formats that other programs read. */
export function formatRoutes(club: Club) {
  return new Hono().get('/:id/formats/:format', validated('param', formatParam), (c) => {
    const { id, format } = c.req.valid('param');
    const event = tournamentEvent(club, id);
    if (isProblem(event)) return problemResponse(c, event);
    const found = FORMATS.find((one) => one.format === format);
    const bytes = found?.make?.(event) ?? new Uint8Array();
    const name = safeFileName(`${event.name} ${event.date ?? ''}`.trim(), found?.extensions[0] ?? format);
    return c.body(Uint8Array.from(bytes), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': contentDisposition('attachment', name),
    });
  });
}
