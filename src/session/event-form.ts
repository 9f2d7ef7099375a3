import type { EventRanks } from './event-ranks.ts';

/** How results are compared: between the two tables of a match, or with all tables of a field. */
export type EventForm = 'matches' | 'field';

export function eventForm({
  matches,
  ranks,
}: {
  readonly matches: readonly unknown[];
  readonly ranks: EventRanks;
}): EventForm {
  return matches.length > 0 && ranks === 'team' ? 'matches' : 'field';
}

/** Whether the matches of a session are those of a bracket. */
function hasBracket({ matches }: { readonly matches: readonly unknown[] }): boolean {
  return matches.some((match) => typeof match === 'object' && match !== null && 'drawn' in match);
}

/** Whether its rounds are drawn during play by a rule, as in a Swiss: its movement says by which. */
export function isDrawnByRules({ sections }: { readonly sections: readonly { readonly spec: object }[] }): boolean {
  return sections.some(({ spec }) => 'draw' in spec);
}

/** Whether it is a Swiss, of teams, pairs or players. */
export function isSwiss({
  sections,
}: {
  readonly sections: readonly { readonly spec: { readonly kind: string } }[];
}): boolean {
  return sections.some(({ spec }) => spec.kind.startsWith('swiss'));
}

/** What is made for sessions of one form only, or for all where the form is left out. */
export interface MadeFor {
  readonly for?: EventForm;
  /** Only for sessions whose pairs form teams that are added up. */
  readonly addedUp?: boolean;
  /** Only for a knockout. */
  readonly bracket?: boolean;
  /** Only for a session of an event that has several. */
  readonly several?: boolean;
  /** Only where other clubs play the same boards. */
  readonly otherClubs?: boolean;
  /** Only where rounds are drawn during play, as in a Swiss. */
  readonly drawn?: boolean;
  /** Only where teams or pairs meet in matches. */
  readonly matched?: boolean;
}

/** Those of some papers, or the like, that are made for a session. */
export function thoseMadeFor<Made extends MadeFor>(
  session: Parameters<typeof eventForm>[0] & {
    readonly teams: readonly unknown[];
    readonly ordinal?: number;
    readonly otherClubs?: number;
    readonly sections: readonly { readonly spec: { readonly kind: string } }[];
  },
  all: readonly Made[],
): readonly Made[] {
  return all.filter(
    ({ for: form, addedUp, bracket, several, otherClubs, drawn, matched }) =>
      (form === undefined || form === eventForm(session)) &&
      (addedUp !== true || session.teams.length > 0) &&
      (bracket !== true || hasBracket(session)) &&
      (several !== true || session.ordinal !== undefined) &&
      (otherClubs !== true || session.otherClubs !== undefined) &&
      (drawn !== true || isSwiss(session)) &&
      (matched !== true || session.matches.length > 0),
  );
}
