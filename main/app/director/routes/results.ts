import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { isProblem } from '../../../club/problem.ts';
import { previewResult } from '../../../club/publication/preview.ts';
import { recordColumn } from '../../../club/results/column.ts';
import type { Changed } from '../../../club/change.ts';
import type { SessionUpdate } from '../../../club/model/update.ts';
import { recordResult, type RecordedResult } from '../../../club/results/results.ts';
import { resultHistory } from '../../../club/results/history.ts';
import { recordTogether } from '../../../club/results/together.ts';
import { writeTogether } from '../../../club/write-together.ts';
import { encodedAnswer, withMember } from '../../http/encoded.ts';
import { answer, tellChange } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { sessionParam } from '../schemas/parameters.ts';
import { columnBody, resultBody, slotQuery, togetherBody } from '../schemas/results.ts';
import type { UpdateFeed } from '../updates.ts';

type RecordedAnswer = Changed<RecordedResult> & { readonly update: SessionUpdate };

/** Results: recorded, corrected, previewed, and every version of one line. */
export function resultRoutes(club: Club, feed: UpdateFeed) {
  const ofSession = validated('param', sessionParam);
  return new Hono()
    .post('/:id/results', ofSession, validated('json', resultBody), async (c) => {
      const { id } = c.req.valid('param');
      const input = c.req.valid('json');
      const recorded = await writeTogether(club, () => recordResult(club, id, input));
      if (isProblem(recorded)) return answer(c, recorded);
      tellChange(c, recorded);
      // The page that wrote it gets what it is worth in the answer, without waiting for the stream.
      const update = feed.sessionUpdate(id, recorded.change, recorded.change);
      return encodedAnswer<RecordedAnswer>(c, withMember(JSON.stringify(recorded), 'update', update));
    })
    .post('/:id/results/together', ofSession, validated('json', togetherBody), (c) =>
      answer(c, recordTogether(club, c.req.valid('param').id, c.req.valid('json').lines)),
    )
    .post('/:id/results/column', ofSession, validated('json', columnBody), (c) =>
      answer(c, recordColumn(club, c.req.valid('param').id, c.req.valid('json').lines)),
    )
    .post('/:id/results/preview', ofSession, validated('json', resultBody), (c) =>
      answer(c, previewResult(club, c.req.valid('param').id, c.req.valid('json'))),
    )
    .get('/:id/history', ofSession, validated('query', slotQuery), (c) =>
      answer(c, resultHistory(club, c.req.valid('param').id, c.req.valid('query'))),
    );
}
