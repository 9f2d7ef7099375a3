import { REGULATIONS, type Regulation } from '../../../src/scoring/regulation.ts';

/** What the standings of a session are scored by, and shown with. */
export const REGULATION: Regulation = REGULATIONS.wbf;
