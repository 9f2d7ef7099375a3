import type { RecordedTeamsSpec } from '../recorded/teams-spec.ts';
import { isSwissField, type SwissFieldSpec } from '../swiss/spec.ts';
import type { ScheduleChange } from './change.ts';

type ChangeKind = ScheduleChange['kind'];

/**
 * A movement of players is a whole: its last rounds can be left out. For one who leaves a substitute comes, or the
 * tables are not played; one who comes late has no place, and is told so.
 */
const OF_PLAYERS: ReadonlySet<ChangeKind> = new Set(['rounds', 'pair-leaves', 'late-pairs']);

/** Pairs of a team are replaced by its line-up. */
const OF_TEAMS: ReadonlySet<ChangeKind> = new Set([
  'late-pairs',
  'pair-leaves',
  'rounds',
  'boards-per-round',
  'wrong-opponents',
]);

/** The rounds of a Swiss of pairs or players follow from its draws; players meet nobody in a match. */
const OF_SWISS: Readonly<Record<SwissFieldSpec['kind'], ReadonlySet<ChangeKind>>> = {
  'swiss-pairs': new Set(['late-pairs', 'wrong-opponents']),
  'swiss-individual': new Set(['late-pairs']),
};

/** Who met whom elsewhere is as it was. */
const RECORDED: RecordedTeamsSpec['kind'] = 'recorded-teams';

/**
 * Whether the schedule of a running session can be changed so, by who is ranked.
 * @param spec of the section
 */
export function isPossibleChange(
  ranks: 'pair' | 'player' | 'team',
  kind: ChangeKind,
  spec: { readonly kind: string } | undefined,
): boolean {
  if (spec && isSwissField(spec)) return OF_SWISS[spec.kind].has(kind);
  if (spec?.kind === RECORDED) return false;
  if (ranks === 'pair') return true;
  return (ranks === 'team' ? OF_TEAMS : OF_PLAYERS).has(kind);
}
