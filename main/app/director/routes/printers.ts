import { Hono } from 'hono';
import { validated } from '../../http/validated.ts';
import type { Printers } from '../printers.ts';
import { printOnBody } from '../schemas/documents.ts';

/** The printers of this machine, and what the window shows sent to one of them. */
export function printerRoutes(printers: Printers) {
  return new Hono()
    .get('/', async (c) => c.json(await printers.list(), 200))
    .post('/print', validated('json', printOnBody), async (c) => {
      const { printer, paper } = c.req.valid('json');
      return c.json({ isPrinted: await printers.print(printer, paper) }, 200);
    });
}
