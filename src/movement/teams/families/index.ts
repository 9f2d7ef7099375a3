import { americanWhist } from './american-whist.ts';
import { knockout } from './knockout.ts';
import { match } from './match.ts';
import { newEngland } from './new-england.ts';
import { patton } from './patton.ts';
import { poule } from './poule.ts';
import { swiss } from './swiss.ts';

/** Every family of movements of teams. Among choices that are equally good, the earlier family comes first. */
export const TEAM_FAMILIES = [match, americanWhist, newEngland, patton, poule, swiss, knockout] as const;

/** The specification of a movement of teams: the movement built from it is always the same. */
export type TeamSpec = ReturnType<(typeof TEAM_FAMILIES)[number]['usual']>;

export type TeamMovementKind = TeamSpec['kind'];

export const TEAM_KINDS = TEAM_FAMILIES.map(({ kind }) => kind);
