import type { PlayKind } from '../../../src/language/screens/plays.ts';

/** The kinds of play, in the order in which they are offered; the first is chosen until another is. */
export const PLAYS: readonly [PlayKind, ...PlayKind[]] = ['pairs', 'teams', 'individual'];
