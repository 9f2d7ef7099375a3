/**
 * Where a round stands that is drawn during play. Planned: the one before is not in. Proposed: seen by the director
 * alone. Announced: everybody knows it. Playing: it has a result, or its time runs. In: it has all results. Closed: the
 * next round is played.
 */
export type RoundState = 'planned' | 'proposed' | 'announced' | 'playing' | 'in' | 'closed';
