import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { announceDraw } from '../../../club/draws/announce.ts';
import { chooseDraw, previewDraw } from '../../../club/draws/choose.ts';
import { readDrawDoubts } from '../../../club/draws/doubts.ts';
import { changeSwissRounds } from '../../../club/schedule/swiss-rounds.ts';
import { readDraw } from '../../../club/draws/view.ts';
import { announcePlayers } from '../../../club/draws/players/announce.ts';
import { choosePlayers, previewPlayers } from '../../../club/draws/players/choose.ts';
import { readPlayersDraw } from '../../../club/draws/players/read.ts';
import { readDrawWays } from '../../../club/draws/ways.ts';
import { sessionParam } from '../schemas/parameters.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import { announceBody, drawChoiceBody, drawParam, playersChoiceBody, swissRoundsBody } from '../schemas/draws.ts';

/** The draws of a session whose rounds are drawn during play. */
export function drawRoutes(club: Club) {
  const ofRound = validated('param', drawParam);
  return new Hono()
    .put('/:id/swiss-rounds', validated('param', sessionParam), validated('json', swissRoundsBody), (c) =>
      answer(c, changeSwissRounds(club, c.req.valid('param').id, c.req.valid('json').rounds)),
    )
    .get('/:id/draws/:round', ofRound, (c) => {
      const { id, round } = c.req.valid('param');
      return answer(c, readDraw(club, id, round));
    })
    .get('/:id/draws/:round/ways', ofRound, (c) => {
      const { id, round } = c.req.valid('param');
      return answer(c, readDrawWays(club, id, round));
    })
    .get('/:id/draws/:round/doubts', ofRound, (c) => {
      const { id, round } = c.req.valid('param');
      return answer(c, readDrawDoubts(club, id, round));
    })
    .post('/:id/draws/:round/preview', ofRound, validated('json', drawChoiceBody), (c) => {
      const { id, round } = c.req.valid('param');
      return answer(c, previewDraw(club, id, { round, ...c.req.valid('json') }));
    })
    .put('/:id/draws/:round', ofRound, validated('json', drawChoiceBody), (c) => {
      const { id, round } = c.req.valid('param');
      return answer(c, chooseDraw(club, id, { round, ...c.req.valid('json') }));
    })
    .post('/:id/draws/:round/announce', ofRound, validated('json', announceBody), (c) => {
      const { id, round } = c.req.valid('param');
      return answer(c, announceDraw(club, id, { round, ...c.req.valid('json') }));
    })
    .get('/:id/draws/:round/players', ofRound, (c) => {
      const { id, round } = c.req.valid('param');
      return answer(c, readPlayersDraw(club, id, round));
    })
    .post('/:id/draws/:round/players/preview', ofRound, validated('json', playersChoiceBody), (c) => {
      const { id, round } = c.req.valid('param');
      return answer(c, previewPlayers(club, id, { round, ...c.req.valid('json') }));
    })
    .put('/:id/draws/:round/players', ofRound, validated('json', playersChoiceBody), (c) => {
      const { id, round } = c.req.valid('param');
      return answer(c, choosePlayers(club, id, { round, ...c.req.valid('json') }));
    })
    .post('/:id/draws/:round/players/announce', ofRound, validated('json', announceBody), (c) => {
      const { id, round } = c.req.valid('param');
      return answer(c, announcePlayers(club, id, { round, ...c.req.valid('json') }));
    });
}
