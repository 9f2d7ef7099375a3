import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { readSettings } from '../../../club/settings.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { exportQuery, seasonQuery } from '../schemas/documents.ts';
import { sessionParam } from '../schemas/parameters.ts';

/**
 * The result pages of several events, one request a page: whoever asks says how far they are, stops when nobody wants
 * them any more, and puts them into one file. The last is the page that leads to them.
 */
export function seasonRoutes(club: Club) {
  const languageOf = (language = readSettings(club).language) => language;
  return new Hono()
    .get('/season/events', validated('query', seasonQuery), async (c) => {
      const { sessions, language } = c.req.valid('query');
      return answer(c, (await load()).seasonIndexFile(club, sessions, languageOf(language)));
    })
    .get('/season/pages/:id', validated('param', sessionParam), validated('query', exportQuery), async (c) =>
      answer(c, (await load()).seasonPage(club, c.req.valid('param').id, languageOf(c.req.valid('query').language))),
    );
}

/** Result pages are seldom asked for, and what makes them is large. */
function load() {
  return import('../season.ts');
}
