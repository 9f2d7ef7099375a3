/** How results are compared: between the two tables of a match, or with all tables of a field. */
export type EventForm = 'matches' | 'field';

export function eventForm({ matches }: { readonly matches: readonly unknown[] }): EventForm {
  return matches.length > 0 ? 'matches' : 'field';
}

/** What is made for sessions of one form only, or for all where the form is left out. */
export interface MadeFor {
  readonly for?: EventForm;
  /** Only for sessions whose pairs form teams that are added up. */
  readonly addedUp?: boolean;
}

/** Those of some papers, or the like, that are made for a session. */
export function thoseMadeFor<Made extends MadeFor>(
  session: Parameters<typeof eventForm>[0] & { readonly teams: readonly unknown[] },
  all: readonly Made[],
): readonly Made[] {
  return all.filter(
    ({ for: form, addedUp }) =>
      (form === undefined || form === eventForm(session)) && (addedUp !== true || session.teams.length > 0),
  );
}
