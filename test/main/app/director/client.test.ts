/** The typed client knows every route: wrong parameters, bodies and result fields don't compile. */
import { hc, type InferResponseType } from 'hono/client';
import { expect, expectTypeOf, test } from 'vitest';
import type { DirectorApi } from '../../../../main/app/director/app.ts';
import type { ClockView, SessionView } from '../../../../main/club/model/session.ts';
import type { EventsView } from '../../../../main/club/model/event.ts';
import type { PlayerView } from '../../../../main/club/model/players.ts';
import type { ResultVersionView, ResultView } from '../../../../main/club/model/result.ts';
import type { SessionUpdate } from '../../../../main/club/model/update.ts';
import type { Settings } from '../../../../main/club/model/settings.ts';
import type { StandingsView } from '../../../../main/club/model/standings.ts';
import type { MovementChoice } from '../../../../src/movement/choice/choices.ts';
import { cellAt, clubWithEvent, handIn, played, sectionOf } from '../../support.ts';
import { director } from './support.ts';

function client() {
  const { club, session } = clubWithEvent();
  const { app } = director(club);
  const fetchInProcess: typeof fetch = (input, init) => Promise.resolve(app.request(input as string, init));
  const { api } = hc<DirectorApi>('http://etui', { fetch: fetchInProcess });
  return { api, id: String(session), section: sectionOf(club, session) };
}

type Api = ReturnType<typeof client>['api'];
type OneSession = Api['sessions'][':id'];

test('what the routes answer is what the screens are written against', () => {
  expectTypeOf<InferResponseType<Api['settings']['$get'], 200>>().toEqualTypeOf<Settings>();
  expectTypeOf<InferResponseType<Api['settings']['$put'], 200>>().toEqualTypeOf<Settings>();
  expectTypeOf<InferResponseType<Api['events']['$get'], 200>>().toEqualTypeOf<EventsView>();
  expectTypeOf<InferResponseType<Api['events']['$post'], 200>>().toEqualTypeOf<{ readonly session: number }>();
  expectTypeOf<InferResponseType<Api['players']['$get'], 200>>().toExtend<readonly PlayerView[]>();
  expectTypeOf<InferResponseType<Api['movements']['$get'], 200>>().toExtend<readonly MovementChoice[]>();
  expectTypeOf<InferResponseType<OneSession['$get'], 200>>().toEqualTypeOf<SessionView>();
  expectTypeOf<InferResponseType<OneSession['standings']['$get'], 200>>().toEqualTypeOf<StandingsView>();
  expectTypeOf<InferResponseType<OneSession['clock']['$post'], 200>>().toEqualTypeOf<ClockView>();
  expectTypeOf<InferResponseType<OneSession['history']['$get'], 200>>().toEqualTypeOf<readonly ResultVersionView[]>();
  expectTypeOf<InferResponseType<OneSession['results']['$post'], 200>>().toExtend<{
    readonly change: number;
    readonly result: ResultView | null;
    readonly update: SessionUpdate;
  }>();
});

test('the client speaks to the application', async () => {
  const { api, id, section } = client();
  const json = handIn(section, cellAt(section, 1, 1), { outcome: played(4, 10) });
  const recorded = await api.sessions[':id'].results.$post({ param: { id }, json });
  expect(recorded.status).toBe(200);
  const session = await api.sessions[':id'].$get({ param: { id } });
  expect(await session.json()).toMatchObject({ results: [{ score: 420 }] });
  const wrong = await api.sessions[':id'].clock.$post({
    param: { id },
    // @ts-expect-error there is no such action
    json: { action: 'stop' },
  });
  expect(wrong.status).toBe(400);
  // @ts-expect-error the language is missing
  expect((await api.sample.$post({ json: {} })).status).toBe(400);
});
