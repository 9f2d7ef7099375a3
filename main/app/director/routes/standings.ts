import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { standingsAfterRound } from '../../../club/standings/after-round.ts';
import { readExplainedMatch, readExplainedTeam } from '../../../club/standings/matches/explanation.ts';
import { explainAddedUp, explainEntry, explainResult } from '../../../club/standings/explanation.ts';
import { readStandings } from '../../../club/standings/standings.ts';
import { isProblem } from '../../../club/problem.ts';
import type { UpdateDiff } from '../../../club/model/update.ts';
import { encodedAnswer } from '../../http/encoded.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { matchParam } from '../schemas/matches.ts';
import { sessionParam } from '../schemas/parameters.ts';
import type { UpdateFeed } from '../updates.ts';
import { entryParam, roundParam, sideQuery, sinceParam } from '../schemas/standings.ts';

/** The standings of a session, what is new in them, and where their figures come from. */
export function standingsRoutes(club: Club, feed: UpdateFeed) {
  const ofSession = validated('param', sessionParam);
  return new Hono()
    .get('/:id/standings', ofSession, (c) => answer(c, readStandings(club, c.req.valid('param').id)))
    .get('/:id/standings/after/:round', validated('param', roundParam), (c) => {
      const { id, round } = c.req.valid('param');
      return answer(c, standingsAfterRound(club, id, round));
    })
    .get('/:id/diff/:since', validated('param', sinceParam), (c) => {
      const { id, since } = c.req.valid('param');
      const diff = feed.diffSince(id, since);
      return isProblem(diff) ? answer(c, diff) : encodedAnswer<UpdateDiff>(c, diff.bytes());
    })
    .get('/:id/explain/result', ofSession, validated('query', sideQuery), (c) => {
      const { side, ...slot } = c.req.valid('query');
      return answer(c, explainResult(club, c.req.valid('param').id, slot, side));
    })
    .get('/:id/explain/entry/:entry', validated('param', entryParam), (c) => {
      const { id, entry } = c.req.valid('param');
      return answer(c, explainEntry(club, id, entry));
    })
    .get('/:id/explain/team/:entry', validated('param', entryParam), (c) => {
      const { id, entry } = c.req.valid('param');
      return answer(c, readExplainedTeam(club, id, entry));
    })
    .get('/:id/explain/added-up/:entry', validated('param', entryParam), (c) => {
      const { id, entry } = c.req.valid('param');
      return answer(c, explainAddedUp(club, id, entry));
    })
    .get('/:id/explain/match/:match', validated('param', matchParam), (c) => {
      const { id, match } = c.req.valid('param');
      return answer(c, readExplainedMatch(club, id, match));
    });
}
