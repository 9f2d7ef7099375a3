import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { changeLogo, logoView } from '../../../club/logo/logo.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { logoBody } from '../schemas/settings.ts';

/** The club's logo. */
export function logoRoutes(club: Club) {
  return new Hono()
    .get('/', (c) => c.json(logoView(club), 200))
    .put('/', validated('json', logoBody), async (c) => {
      const { picture } = c.req.valid('json');
      return answer(c, await changeLogo(club, picture === null ? null : Buffer.from(picture, 'base64')));
    });
}
