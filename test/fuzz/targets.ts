/** Everything under attack: the parsers, and what needs the application around it. */
import { commandLineTarget } from './targets/command-line.ts';
import { eventFileTarget } from './targets/files/event-file.ts';
import { routesTarget } from './targets/routes.ts';
import { PARSERS } from './parsers.ts';
import type { FuzzTarget } from './target.ts';

export const TARGETS: readonly FuzzTarget[] = [...PARSERS, commandLineTarget, eventFileTarget, routesTarget];
