import type { OpenBracket } from './brackets.ts';
import { bracketSize, foldRound, usualSurvivors } from './fold.ts';
import type { BracketSlot } from './knockout.ts';
import type { BracketPlace, MeetingReason, WantedReason } from './reason.ts';
import type { KnockoutRules } from './rules.ts';

/** Those who meet at a position: two, three in a triangle, or one with a bye. */
export interface PositionMeeting extends BracketPlace {
  readonly slots: readonly BracketSlot[];
  /** Why; null where it follows from who they are. */
  readonly wanted: WantedReason | null;
  /** How many of a triangle go on; null for two. */
  readonly goOn: 1 | 2 | null;
}

/** Two that the director wants to meet. */
export interface WantedMeeting {
  readonly pair: readonly [number, number];
  readonly reason: WantedReason;
}

/** Who meets whom in the next round of a bracket, by positions. */
export function positionMeetings(
  { first, slots }: OpenBracket,
  { odd }: Pick<KnockoutRules, 'odd'>,
  { wanted = [], goOn = null }: { readonly wanted?: readonly WantedMeeting[]; readonly goOn?: 1 | 2 | null } = {},
): readonly PositionMeeting[] {
  const at = (position: number | null): readonly BracketSlot[] => {
    const slot = position === null ? undefined : slots[position - 1];
    return slot ? [slot] : [];
  };
  const { pairs, triangle } = foldRound(slots.length, odd);
  const groups = pairs.map(([higher, lower]) => [...at(higher), ...at(lower)]);
  if (triangle) groups.push(triangle.flatMap(at));
  for (const { pair } of wanted) bringTogether(groups, pair);
  return groups.map((own, index): PositionMeeting => ({
    bracket: first,
    position: index + 1,
    left: slots.length,
    slots: own,
    wanted: wanted.find(({ pair }) => own.length === 2 && pair.every((entry) => has(own, entry)))?.reason ?? null,
    goOn: own.length === 3 ? (goOn ?? usualSurvivors(groups.length - 1)) : null,
  }));
}

function has(group: readonly BracketSlot[], entry: number): boolean {
  return group.some((slot) => slot.entry === entry);
}

/** Exchanges positions so that two meet: the other takes the place of the first one's opponent. */
function bringTogether(groups: BracketSlot[][], [one, other]: readonly [number, number]): void {
  const own = groups.find((group) => has(group, one));
  const left = groups.find((group) => has(group, other));
  if (!own || !left || own === left) return;
  const opponent = own.findIndex(({ entry }) => entry !== one);
  const place = left.findIndex(({ entry }) => entry === other);
  const [comes] = left.splice(place, 1);
  if (!comes) return;
  if (opponent < 0) {
    own.push(comes);
    return;
  }
  const [goes] = own.splice(opponent, 1, comes);
  if (goes) left.splice(place, 0, goes);
}

/** Why those at a position meet. */
export function reasonOf(
  { slots, wanted, goOn, left, bracket }: PositionMeeting,
  { opponents, odd }: KnockoutRules,
  { isNew, seedOf }: { readonly isNew: boolean; readonly seedOf: (entry: number) => number },
): MeetingReason {
  const [one, other, third] = slots.map(({ entry }) => entry ?? 0);
  if (wanted) return wanted;
  const isFirstOfAll = isNew && bracket === 1;
  const byLot = opponents === 'lot';
  if (one !== undefined && other !== undefined && third !== undefined) {
    return { code: 'triangle', three: [one, other, third], goOn: goOn ?? 1 };
  }
  if (other === undefined || slots.some(({ entry, isKnown }) => isKnown && entry === null)) {
    if (!isNew) return { code: 'nobody' };
    const size = odd === 'byes' ? bracketSize(left) : left;
    const byes = size - left;
    const isUsual = byLot || bracket > 1 || seedOf(one ?? 0) <= byes;
    return isUsual ? { code: 'bye', byes, size, byLot } : { code: 'director' };
  }
  if (byLot) return { code: 'lot' };
  const against = [slots[0]?.against ?? null, slots[1]?.against ?? null] as const;
  if (isFirstOfAll) return { code: 'seeds', seeds: [seedOf(one ?? 0), seedOf(other)] };
  return isNew ? { code: 'losers', lostTo: against } : { code: 'winners', beaten: against };
}
