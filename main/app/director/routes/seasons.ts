import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { giveEvening, giveEvenings, readGivenEvening } from '../../../club/seasons/given.ts';
import {
  beginSeason,
  changeSeason,
  deleteSeason,
  restoreSeason,
  setSeasonSession,
} from '../../../club/seasons/seasons.ts';
import { redoSeasons, undoSeasons } from '../../../club/seasons/undo.ts';
import { listSeasons, readSeasonView } from '../../../club/seasons/view.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import {
  givenBody,
  givenListBody,
  givenParam,
  newSeasonBody,
  seasonBody,
  seasonParam,
  seasonSessionBody,
  seasonsQuery,
  seasonViewQuery,
} from '../schemas/seasons.ts';
import { emptyBody } from '../schemas/values.ts';

/** Championships and ladders: the list, a season with a ranking, and what a season is. */
export function seasonsRoutes(club: Club) {
  const ofSeason = validated('param', seasonParam);
  const ofGiven = validated('param', givenParam);
  const empty = validated('json', emptyBody);
  return new Hono()
    .get('/', validated('query', seasonsQuery), (c) => c.json(listSeasons(club, c.req.valid('query').deleted), 200))
    .post('/', validated('json', newSeasonBody), (c) => answer(c, beginSeason(club, c.req.valid('json'))))
    .post('/undo', empty, (c) => answer(c, undoSeasons(club)))
    .post('/redo', empty, (c) => answer(c, redoSeasons(club)))
    .get('/:id', ofSeason, validated('query', seasonViewQuery), (c) =>
      answer(c, readSeasonView(club, c.req.valid('param').id, c.req.valid('query').ranking)),
    )
    .put('/:id', ofSeason, validated('json', seasonBody), (c) => {
      const { before, ...settings } = c.req.valid('json');
      return answer(c, changeSeason(club, c.req.valid('param').id, settings, before));
    })
    .delete('/:id', ofSeason, (c) => answer(c, deleteSeason(club, c.req.valid('param').id)))
    .post('/:id/restore', ofSeason, empty, (c) => answer(c, restoreSeason(club, c.req.valid('param').id)))
    .put('/:id/sessions', ofSeason, validated('json', seasonSessionBody), (c) => {
      const { counts, ...session } = c.req.valid('json');
      return answer(c, setSeasonSession(club, c.req.valid('param').id, session, counts));
    })
    .post('/:id/given', ofSeason, validated('json', givenBody), (c) =>
      answer(c, giveEvening(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/given-list', ofSeason, validated('json', givenListBody), (c) =>
      answer(c, giveEvenings(club, c.req.valid('param').id, c.req.valid('json').evenings)),
    )
    .get('/:id/given/:stage', ofGiven, (c) => answer(c, readGivenEvening(club, c.req.valid('param').stage)))
    .put('/:id/given/:stage', ofGiven, validated('json', givenBody), (c) => {
      const { id, stage } = c.req.valid('param');
      return answer(c, giveEvening(club, id, c.req.valid('json'), stage));
    });
}
