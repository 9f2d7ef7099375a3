import type { DrawChoice } from '../../../../main/club/draws/choose.ts';
import type {
  DrawDoubtView,
  DrawView,
  DrawWayView,
  PlayersChoice,
  PlayersDrawView,
} from '../../../../main/club/model/draws.ts';
import { writablePair } from './names.ts';
import { asParam, asRoundParam, ofSession, ofSessionNow } from './routes.ts';
import { must } from './answers.ts';

/** The requests about the draws of a Swiss. */
export const drawRequests = {
  draw: async (id: number, round: number): Promise<DrawView> =>
    must(await (await ofSession.draws[':round'].$get({ param: asRoundParam(id, round) })).json()),
  drawDoubts: async (id: number, round: number): Promise<readonly DrawDoubtView[]> =>
    must(await (await ofSession.draws[':round'].doubts.$get({ param: asRoundParam(id, round) })).json()).doubts,
  drawWays: async (id: number, round: number): Promise<readonly DrawWayView[]> =>
    must(await (await ofSession.draws[':round'].ways.$get({ param: asRoundParam(id, round) })).json()),
  previewDraw: async (id: number, round: number, choice: Omit<DrawChoice, 'round'>): Promise<DrawView> => {
    const asked = { param: asRoundParam(id, round), json: writableDraw(choice) };
    return must(await (await ofSession.draws[':round'].preview.$post(asked)).json());
  },
  chooseDraw: async (id: number, round: number, choice: Omit<DrawChoice, 'round'>) =>
    (await ofSessionNow.draws[':round'].$put({ param: asRoundParam(id, round), json: writableDraw(choice) })).json(),
  announceDraw: async (id: number, round: number, key: string) =>
    (await ofSessionNow.draws[':round'].announce.$post({ param: asRoundParam(id, round), json: { key } })).json(),
  changeSwissRounds: async (id: number, rounds: number) =>
    (await ofSessionNow['swiss-rounds'].$put({ param: asParam(id), json: { rounds } })).json(),
  playersDraw: async (id: number, round: number): Promise<PlayersDrawView> =>
    must(await (await ofSession.draws[':round'].players.$get({ param: asRoundParam(id, round) })).json()),
  previewPlayers: async (id: number, round: number, choice: PlayersChoice): Promise<PlayersDrawView> => {
    const asked = { param: asRoundParam(id, round), json: writablePlayers(choice) };
    return must(await (await ofSession.draws[':round'].players.preview.$post(asked)).json());
  },
  choosePlayers: async (id: number, round: number, choice: PlayersChoice) => {
    const asked = { param: asRoundParam(id, round), json: writablePlayers(choice) };
    return (await ofSessionNow.draws[':round'].players.$put(asked)).json();
  },
  announcePlayers: async (id: number, round: number, key: string) =>
    (
      await ofSessionNow.draws[':round'].players.announce.$post({ param: asRoundParam(id, round), json: { key } })
    ).json(),
};

/** A mutable copy of wishes, as the body's type needs it. */
function writableDraw({ drawnBy, wishes }: Omit<DrawChoice, 'round'>) {
  const own = wishes.map((wish) => ('pair' in wish ? { ...wish, pair: writablePair(wish.pair) } : wish));
  return { drawnBy, wishes: own };
}

/** A mutable copy of a choice, as the body's type needs it. */
function writablePlayers({ isLate, out, wishes }: PlayersChoice) {
  return { isLate, out: [...out], wishes: wishes.map((wish) => ({ ...wish, pair: writablePair(wish.pair) })) };
}
