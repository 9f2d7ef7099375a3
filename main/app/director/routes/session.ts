import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { readSession } from '../../../club/competitions/sessions.ts';
import { readStatistics } from '../../../club/competitions/statistics.ts';
import { carryNames } from '../../../club/players/carried-names.ts';
import { writeNames } from '../../../club/players/names.ts';
import { renumberTeams } from '../../../club/schedule/team-numbers.ts';
import { writeTeams } from '../../../club/players/teams.ts';
import { replacePlayers } from '../../../club/players/substitutes.ts';
import { redoChange, undoChange } from '../../../club/undo/undo.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { sessionParam } from '../schemas/parameters.ts';
import { carriedBody, namesBody, replacementBody, teamNumbersBody, teamsBody } from '../schemas/players.ts';
import { emptyBody, undoBody } from '../schemas/values.ts';

/** One session whole, the names in it, and undo. */
export function sessionRoutes(club: Club) {
  const ofSession = validated('param', sessionParam);
  const nothing = validated('json', emptyBody);
  return new Hono()
    .get('/:id', ofSession, (c) => answer(c, readSession(club, c.req.valid('param').id)))
    .get('/:id/statistics', ofSession, (c) => answer(c, readStatistics(club, c.req.valid('param').id)))
    .put('/:id/names', ofSession, validated('json', namesBody), (c) =>
      answer(c, writeNames(club, c.req.valid('param').id, c.req.valid('json').entries)),
    )
    .put('/:id/teams', ofSession, validated('json', teamsBody), (c) =>
      answer(c, writeTeams(club, c.req.valid('param').id, c.req.valid('json').teams)),
    )
    .put('/:id/teams/numbers', ofSession, validated('json', teamNumbersBody), (c) =>
      answer(c, renumberTeams(club, c.req.valid('param').id, c.req.valid('json').teams)),
    )
    .put('/:id/names/carried', ofSession, validated('json', carriedBody), (c) =>
      answer(c, carryNames(club, c.req.valid('param').id, c.req.valid('json').pairs)),
    )
    .put('/:id/names/replaced', ofSession, validated('json', replacementBody), (c) =>
      answer(c, replacePlayers(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/undo', ofSession, validated('json', undoBody), (c) =>
      answer(c, undoChange(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post('/:id/redo', ofSession, nothing, (c) => answer(c, redoChange(club, c.req.valid('param').id)));
}
