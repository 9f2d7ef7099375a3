/** What the panel beside the list of members is for. */
export type MembersTask = 'page' | 'new' | 'edit' | 'merge' | 'forget';

/** Leaves a form: with what was done, and the member to be chosen then; null where nothing was done. */
export type OnMemberDone = (message: string | null, member?: number) => void;
