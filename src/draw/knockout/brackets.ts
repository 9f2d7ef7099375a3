import type { DrawnKnockoutMatch, Knockout, BracketSlot } from './knockout.ts';
import type { KnockoutRules } from './rules.ts';
import { triangleRows, triangleWinners } from './triangle.ts';

/** The main bracket, or one of losers, before a round: who is still in it, by positions. */
export interface OpenBracket {
  /** The first place that is played for. */
  readonly first: number;
  readonly slots: readonly BracketSlot[];
  /** Its first round is to come. */
  readonly isNew: boolean;
}

/** Those who share places from one on, or the one who has it. */
export interface SharedPlaces {
  readonly first: number;
  readonly slots: readonly BracketSlot[];
}

export interface BracketState {
  /** Those with a round to come, by their first places. */
  readonly open: readonly OpenBracket[];
  /** By place. */
  readonly settled: readonly SharedPlaces[];
}

/** What is still to be played for after the rounds that are drawn, and what is settled. */
export function bracketState({ seeds, rules, rounds }: Knockout): BracketState {
  const start = seeds.map((entry): BracketSlot => ({ entry, isKnown: true, from: null, against: null }));
  let state: BracketState = { open: [{ first: 1, slots: start, isNew: true }], settled: [] };
  for (const round of rounds) {
    const replaced = withReplaced(state, round.flatMap(seatedInsteadOf));
    const byBracket = Map.groupBy(round, ({ reason }) => reason.bracket);
    const played = [...byBracket].map(([first, matches]) => afterRound(first, matches, rules));
    state = {
      open: played.flatMap(({ open }) => open).toSorted((a, b) => a.first - b.first),
      settled: [...replaced.settled, ...played.flatMap(({ settled }) => settled)],
    };
  }
  return { ...state, settled: state.settled.toSorted((a, b) => a.first - b.first) };
}

/** A beaten team that plays in the place of the winner of its match. */
export interface SeatedInstead {
  readonly entry: number;
  readonly of: number;
}

function seatedInsteadOf({ reason }: DrawnKnockoutMatch): readonly SeatedInstead[] {
  return reason.code === 'instead' ? [reason] : [];
}

/** The same with both exchanged, so that who leaves has the place of who was beaten. */
export function withReplaced({ open, settled }: BracketState, replacements: readonly SeatedInstead[]): BracketState {
  if (replacements.length === 0) return { open, settled };
  const exchanged = new Map(replacements.flatMap(({ entry, of }) => [[entry, of] as const, [of, entry] as const]));
  const replace = (slot: BracketSlot): BracketSlot => ({
    ...slot,
    entry: slot.entry === null ? null : (exchanged.get(slot.entry) ?? slot.entry),
  });
  return {
    open: open.map((bracket) => ({ ...bracket, slots: bracket.slots.map(replace) })),
    settled: settled.map((places) => ({ ...places, slots: places.slots.map(replace) })),
  };
}

/** What was to be played for before a round that is drawn, from 0, with the beaten teams that were seated in it. */
export function stateBeforeRound(knockout: Knockout, index: number): BracketState {
  const { rounds } = knockout;
  const state = bracketState({ ...knockout, rounds: rounds.slice(0, index) });
  return withReplaced(state, (rounds[index] ?? []).flatMap(seatedInsteadOf));
}

/** Who goes on in a bracket after a round of it, and what its losers have. */
export function afterRound(
  first: number,
  matches: readonly DrawnKnockoutMatch[],
  rules: Pick<KnockoutRules, 'playOffs'>,
): BracketState {
  const winners: BracketSlot[] = [];
  const losers: BracketSlot[] = [];
  for (const at of positionsOf(matches)) {
    const ended = at[0]?.reason.code === 'triangle' ? endOfTriangle(at) : endOf(at);
    winners.push(...ended.winners);
    losers.push(...ended.losers);
  }
  const goOn = winners.filter(isSomebody).length;
  const open: OpenBracket[] = [];
  const settled: SharedPlaces[] = [];
  if (goOn > 1) open.push({ first, slots: winners, isNew: false });
  else settled.push({ first, slots: winners.filter(isSomebody) });
  const isPlayed =
    losers.length > 1 && (rules.playOffs === 'all' || (rules.playOffs === 'third' && first === 1 && goOn === 2));
  if (isPlayed) open.push({ first: first + goOn, slots: losers, isNew: true });
  else settled.push({ first: first + goOn, slots: losers });
  return { open, settled: settled.filter(({ slots }) => slots.length > 0) };
}

/** Matches by their positions: one each, or three of a triangle. */
export function positionsOf<Match extends Pick<DrawnKnockoutMatch, 'reason'>>(
  matches: readonly Match[],
): readonly (readonly Match[])[] {
  const byPosition = Map.groupBy(matches, ({ reason }) => reason.position);
  return [...byPosition].toSorted(([one], [other]) => one - other).map(([, at]) => at);
}

/** Somebody is there, or will be. */
export function isSomebody({ entry, isKnown }: BracketSlot): boolean {
  return entry !== null || !isKnown;
}

interface Ended {
  readonly winners: readonly BracketSlot[];
  readonly losers: readonly BracketSlot[];
}

function endOf([match]: readonly DrawnKnockoutMatch[]): Ended {
  if (!match) return { winners: [], losers: [] };
  const { key, home, away, outcome } = match;
  const slot = (
    as: 'winner' | 'loser',
    entry: number | null,
    against: number | null,
    isKnown: boolean,
  ): BracketSlot => ({
    entry,
    isKnown,
    from: { match: key, as },
    against,
  });
  if (away === null) return { winners: [slot('winner', home || null, null, home > 0)], losers: [] };
  if (outcome === null) {
    return { winners: [slot('winner', null, null, false)], losers: [slot('loser', null, null, false)] };
  }
  const { winner } = outcome;
  if (winner === null) {
    return {
      winners: [slot('winner', null, null, true)],
      losers: [slot('loser', home, null, true), slot('loser', away, null, true)],
    };
  }
  const loser = winner === home ? away : home;
  return { winners: [slot('winner', winner, loser, true)], losers: [slot('loser', loser, winner, true)] };
}

function endOfTriangle(matches: readonly DrawnKnockoutMatch[]): Ended {
  const [match] = matches;
  if (match?.reason.code !== 'triangle') return { winners: [], losers: [] };
  const { goOn, three } = match.reason;
  const slot = (as: 'winner' | 'loser', entry: number | null): BracketSlot => ({
    entry,
    isKnown: entry !== null,
    from: { match: match.key, as },
    against: null,
  });
  const through = triangleWinners(matches, goOn);
  if (!through) {
    return {
      winners: Array.from({ length: goOn }, () => slot('winner', null)),
      losers: Array.from({ length: three.length - goOn }, () => slot('loser', null)),
    };
  }
  const out = (triangleRows(matches) ?? []).filter(({ entry }) => !through.includes(entry));
  return {
    winners: through.map((entry) => slot('winner', entry)),
    losers: out.map(({ entry }) => slot('loser', entry)),
  };
}

/** The matches of a round at one position of a bracket: one, or those of a triangle. */
export function matchesBeside(
  round: readonly DrawnKnockoutMatch[],
  { bracket, position }: Pick<DrawnKnockoutMatch['reason'], 'bracket' | 'position'>,
): readonly DrawnKnockoutMatch[] {
  return round.filter(({ reason }) => reason.bracket === bracket && reason.position === position);
}

/** Who plays in some matches. */
export function entriesOfMatches(matches: readonly DrawnKnockoutMatch[]): ReadonlySet<number> {
  return new Set(matches.flatMap(({ home, away }) => (away === null ? [home] : [home, away])));
}
