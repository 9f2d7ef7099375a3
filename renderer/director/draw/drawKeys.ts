import type { RoundDraw } from '../../../main/club/model/draws.ts';
import { DRAW_RULES } from '../../../src/draw/rule.ts';
import type { DrawWish } from '../../../src/draw/wish.ts';
import { drawWords } from '../../../src/language/screens/draw.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { useWords } from '../../shared/language.tsx';
import type { Shortcuts } from '../../shared/shortcuts.ts';
import { api } from '../api/client.ts';
import { isProblemAnswer } from '../api/requests/answers.ts';
import { isOddField, oddAfter } from './oddField.ts';
import { focusMarked } from '../session/focus.ts';
import type { KeyHelp } from '../shell/keyHelp.ts';
import type { DrawDraft, ShownDraw } from './useDraw.ts';

export interface DrawActions {
  /** Keeps how the round is drawn and what is wanted of it. */
  readonly choose: (draft: DrawDraft) => void;
  readonly keep: () => void;
  readonly drop: () => void;
  readonly ofMatch: readonly { readonly key: string; readonly does: string; readonly act: () => void }[];
}

/** The keys of the draw. */
export function useDrawKeys(
  state: ShownDraw,
  sharedKeys: readonly KeyHelp[],
  onRound: (round: number) => void,
): { readonly keys: readonly KeyHelp[]; readonly shortcuts: Shortcuts; readonly actions: DrawActions } {
  const words = useWords(drawWords);
  const { enterKey } = useWords(rankingWords);
  const { session, round, view, proposal, draft, chosen, shown, chosenAt, question } = state;
  const isOpen = view.proposed !== null;

  const settle = async (asked: Promise<unknown>) => {
    const answer = await asked.catch(() => null);
    if (answer !== null && !isProblemAnswer(answer)) {
      if (draft) state.keepAfter(session.change);
      state.ask(null);
      return state.setProblem(null);
    }
    const code = answer?.code as keyof typeof words.problems | undefined;
    state.setProblem((code && words.problems[code]) ?? words.refused);
  };
  const choose = (chosen: DrawDraft) => void settle(api.chooseDraw(session.id, round, chosen));
  const announce = () => {
    if (draft) return state.isKept ? undefined : choose(draft);
    if (proposal && (view.announced === null || state.otherwise.length > 0 || isTurned(state))) {
      void settle(api.announceDraw(session.id, round, proposal.key));
    }
  };
  const wish = (added: DrawWish) => state.setDraft({ drawnBy: view.drawnBy, wishes: [...view.wishes, added] });
  const turn = () => {
    if (!chosen) return;
    const { home, away } = chosen.match;
    const others = view.wishes.filter((one) => one.kind !== 'home' || (one.entry !== home && one.entry !== away));
    choose({
      drawnBy: view.drawnBy,
      wishes: [...others, { kind: 'home', entry: away, until: round, reason: '' }],
    });
  };
  const nextRule = () => {
    const at = DRAW_RULES.indexOf(view.drawnBy.rule);
    choose({
      drawnBy: { ...view.drawnBy, rule: DRAW_RULES[(at + 1) % DRAW_RULES.length] ?? 'top' },
      wishes: view.wishes,
    });
  };
  const nextOdd = () => {
    choose({ drawnBy: { ...view.drawnBy, odd: oddAfter(view) }, wishes: view.wishes });
  };
  const isOdd = isOpen && isOddField(state) && view.odds.length > 1;
  const move = (by: 1 | -1) => {
    const last = (shown?.matches.length ?? 1) - 1;
    state.choose({ match: Math.max(0, Math.min(last, chosenAt.match + by)), side: chosenAt.side });
    focusMarked('table', Math.max(0, Math.min(last, chosenAt.match + by)) + 1);
  };
  const side = (to: 0 | 1) => state.choose({ match: chosenAt.match, side: to });
  const drop = () => {
    state.setDraft(null);
    state.ask(null);
    state.setProblem(null);
  };
  const ofMatch = [
    { key: 'x', does: words.key.exchange, act: () => state.ask('exchange') },
    { key: 'n', does: words.key.forbid, act: () => state.ask('forbid') },
    { key: 'm', does: words.key.force, act: () => state.ask('force') },
    { key: 'h', does: words.key.home, act: turn },
    { key: 'k', does: words.key.place, act: () => state.ask('place') },
    ...(shown?.bye
      ? [
          {
            key: 'b',
            does: words.key.bye,
            act: () => chosen && wish({ kind: 'bye', entry: chosen.team, until: round, reason: '' }),
          },
        ]
      : []),
  ];
  const ofOpen = isOpen && question === null && draft === null ? ofMatch : [];
  return {
    keys: [
      ...(isOpen
        ? [{ keys: [enterKey], does: draft ? words.keep : announceWord(state, words), onPress: announce }]
        : []),
      { keys: ['↑', '↓'], does: words.key.table },
      { keys: ['←', '→'], does: words.key.side },
      ...(isOpen ? [{ keys: ['D'], does: words.key.rule, onPress: nextRule }] : []),
      ...(isOdd
        ? [{ keys: ['O'], does: session.ranks === 'pair' ? words.key.oddOfPairs : words.key.odd, onPress: nextOdd }]
        : []),
      { keys: ['[ ]'], does: words.key.round, onPress: () => onRound(Math.min(round + 1, view.states.length)) },
      ...sharedKeys,
    ],
    shortcuts: {
      arrowup: () => move(-1),
      arrowdown: () => move(1),
      arrowleft: () => side(0),
      arrowright: () => side(1),
      '[': () => onRound(Math.max(1, round - 1)),
      ']': () => onRound(Math.min(view.states.length, round + 1)),
      'mod+alt+[': () => onRound(Math.max(1, round - 1)),
      'mod+alt+]': () => onRound(Math.min(view.states.length, round + 1)),
      escape: drop,
      ...(isOpen && question === null ? { enter: announce, d: nextRule } : {}),
      ...(isOdd && question === null ? { o: nextOdd } : {}),
      ...Object.fromEntries(ofOpen.map(({ key, act }) => [key, act])),
    },
    actions: { choose, keep: announce, drop, ofMatch: ofOpen },
  };
}

function announceWord({ view }: ShownDraw, { key }: (typeof drawWords)['en']): string {
  return view.announced === null ? key.announce : key.again;
}

/** Whether homes, tables or the bye differ from what was announced, though the same teams meet. */
function isTurned({ proposal, view }: ShownDraw): boolean {
  return proposal !== null && (view.announced === null || seatsOf(proposal) !== seatsOf(view.announced));
}

function seatsOf({ matches, bye, triangle }: RoundDraw): string {
  const three = triangle ? `${triangle.isHalves} ${triangle.entries.join(' ')}` : '';
  return [...matches.map(({ home, tables }) => `${home} ${tables.join(' ')}`), three, `${bye?.entry}`].join(', ');
}
