import { Hono } from 'hono';
import type { Club } from '../../../club/club.ts';
import { addMember, changeMember, tellApart } from '../../../club/members/changing.ts';
import { readEvenings } from '../../../club/members/evenings.ts';
import { forgetMember, previewForgetting } from '../../../club/members/forgetting.ts';
import { importMembers, previewImport } from '../../../club/members/import.ts';
import { listMembers, readMember } from '../../../club/members/list.ts';
import { mergeMembers, previewMerge } from '../../../club/members/merging.ts';
import { redoMembers, undoMembers } from '../../../club/members/undo.ts';
import { isProblem } from '../../../club/problem.ts';
import { answer } from '../../http/problems.ts';
import { validated } from '../../http/validated.ts';
import {
  apartBody,
  eveningsQuery,
  forgetBody,
  importBody,
  importPreviewBody,
  memberBody,
  memberParam,
  membersQuery,
  mergeBody,
  mergeQuery,
  newMemberBody,
} from '../schemas/members.ts';
import { emptyBody } from '../schemas/values.ts';

/** The members of the club and its guests. */
export function memberRoutes(club: Club) {
  const ofMember = validated('param', memberParam);
  return new Hono()
    .get('/', validated('query', membersQuery), (c) => c.json(listMembers(club, c.req.valid('query')), 200))
    .post('/', validated('json', newMemberBody), (c) => answer(c, addMember(club, c.req.valid('json'))))
    .get('/merge', validated('query', mergeQuery), (c) => answer(c, previewMerge(club, c.req.valid('query'))))
    .post('/merge', validated('json', mergeBody), (c) => answer(c, mergeMembers(club, c.req.valid('json'))))
    .post('/apart', validated('json', apartBody), (c) => {
      const { one, other } = c.req.valid('json');
      return answer(c, tellApart(club, one, other));
    })
    .post('/import/preview', validated('json', importPreviewBody), (c) => {
      const { file, mapping } = c.req.valid('json');
      return answer(c, previewImport(club, Buffer.from(file, 'base64'), mapping));
    })
    .post('/import', validated('json', importBody), (c) => {
      const { file, mapping } = c.req.valid('json');
      return answer(c, importMembers(club, Buffer.from(file, 'base64'), mapping));
    })
    .post('/undo', validated('json', emptyBody), (c) => answer(c, undoMembers(club)))
    .post('/redo', validated('json', emptyBody), (c) => answer(c, redoMembers(club)))
    .get('/:id', ofMember, (c) => answer(c, readMember(club, c.req.valid('param').id)))
    .put('/:id', ofMember, validated('json', memberBody), (c) => {
      const { before, ...details } = c.req.valid('json');
      return answer(c, changeMember(club, c.req.valid('param').id, details, before));
    })
    .get('/:id/forgetting', ofMember, (c) => answer(c, previewForgetting(club, c.req.valid('param').id)))
    .post('/:id/forget', ofMember, validated('json', forgetBody), async (c) => {
      const done = forgetMember(club, c.req.valid('param').id, c.req.valid('json').blank);
      // The finished copy of the evening is made anew at once, without the name.
      if (!isProblem(done)) await club.store.tend({ kind: 'finish' });
      return answer(c, done);
    })
    .get('/:id/evenings', ofMember, validated('query', eveningsQuery), (c) =>
      answer(c, readEvenings(club, c.req.valid('param').id, c.req.valid('query').from)),
    );
}
