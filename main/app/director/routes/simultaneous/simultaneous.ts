import { Hono } from 'hono';
import type { z } from 'zod';
import type { Club } from '../../../../club/club.ts';
import type { ClubFileInput } from '../../../../club/model/simultaneous/files.ts';
import { addClubs, previewClubs, removeClub } from '../../../../club/simultaneous/adding.ts';
import { explainFieldBoard, explainFieldPair } from '../../../../club/simultaneous/explain.ts';
import { readSimultaneous } from '../../../../club/simultaneous/view.ts';
import { answer } from '../../../http/problems.ts';
import { validated } from '../../../http/validated.ts';
import { sessionParam } from '../../schemas/parameters.ts';
import { clubFilesBody, fieldBoardParam, fieldPairParam, fieldPairQuery, fieldQuery, sourceParam } from './schemas.ts';

/** So many rows of a ranking at once. */
const PAGE = 200;

/** Other clubs that play the boards of a session, and the ranking of all. */
export function simultaneousRoutes(club: Club) {
  const ofSession = validated('param', sessionParam);
  return new Hono()
    .get('/:id/simultaneous', ofSession, validated('query', fieldQuery), (c) =>
      answer(c, readSimultaneous(club, c.req.valid('param').id, { ...c.req.valid('query'), most: PAGE })),
    )
    .get(
      '/:id/simultaneous/pairs/:club/:entry',
      validated('param', fieldPairParam),
      validated('query', fieldPairQuery),
      (c) => {
        const { id, ...pair } = c.req.valid('param');
        return answer(c, explainFieldPair(club, id, { ...pair, ...c.req.valid('query') }));
      },
    )
    .get('/:id/simultaneous/boards/:board', validated('param', fieldBoardParam), (c) => {
      const { id, board } = c.req.valid('param');
      return answer(c, explainFieldBoard(club, id, board));
    })
    .post('/:id/clubs/preview', ofSession, validated('json', clubFilesBody), (c) =>
      answer(c, previewClubs(club, c.req.valid('param').id, filesIn(c.req.valid('json')))),
    )
    .post('/:id/clubs', ofSession, validated('json', clubFilesBody), (c) =>
      answer(c, addClubs(club, c.req.valid('param').id, filesIn(c.req.valid('json')))),
    )
    .delete('/:id/clubs/:source', validated('param', sourceParam), (c) => {
      const { id, source } = c.req.valid('param');
      return answer(c, removeClub(club, id, source));
    });
}

function filesIn({ files }: z.infer<typeof clubFilesBody>): readonly ClubFileInput[] {
  return files.map(({ name, file, club }) => ({
    name,
    bytes: Buffer.from(file, 'base64'),
    ...(club !== undefined && { club }),
  }));
}
