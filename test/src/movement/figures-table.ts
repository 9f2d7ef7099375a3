/** The table of figures in docs/movements.md. Run as a program it prints the table. */
import { pathToFileURL } from 'node:url';
import { movementName } from '../../../src/language/movement/name.ts';
import { bestArrowSwitch } from '../../../src/movement/arrow-switch.ts';
import type { MovementSpec } from '../../../src/movement/movement.ts';
import { qualityOf } from '../../../src/movement/quality.ts';
import { reducedRounds } from '../../../src/movement/families/reduced-howell.ts';
import { build, field, howell, mitchell } from './build.ts';

const SIZES = Array.from({ length: 15 }, (_, index) => index + 2);
const MOST_HOWELL_TABLES = 14;
const MOST_BAROMETER_TABLES = 12;

/** Complete movements of 2 to 16 tables, one line each, as Markdown. */
export function figuresTable(): string {
  const lines = SIZES.flatMap(movements).map((spec) => {
    const { tables, winners, rounds } = build(spec);
    const { balance, opponents, sharing, byeStands, moves, competition } = qualityOf(build(spec));
    return [
      tables,
      movementName(spec, 'en'),
      rounds.length,
      winners,
      balance.toFixed(2),
      `${competition.least} to ${competition.most}`,
      `${opponents.most} of ${opponents.possible}`,
      sharing.rounds > 0 ? `${sharing.rounds} of ${rounds.length} rounds, ${sharing.tables} tables` : 'none',
      byeStands,
      `${moves.least} to ${moves.most}`,
    ];
  });
  const heads = 'Tables|Movement|Rounds|Winners|Balance|Competition|Opponents|Sharing|Bye stands|Moves'.split('|');
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function movements(tables: number): MovementSpec[] {
  const evens = tables % 2 === 0 ? (['share', 'skip'] as const) : (['share'] as const);
  const mitchells = tables < 3 ? [] : evens.map((even) => mitchell(tables, { even }));
  const switched = mitchells
    .map((spec) => ({ ...spec, arrowSwitch: bestArrowSwitch(spec) }))
    .filter(({ arrowSwitch }) => arrowSwitch > 0);
  return [...(tables <= MOST_HOWELL_TABLES ? [howell(tables)] : []), ...fieldKin(tables), ...mitchells, ...switched];
}

/** The reduced Howells, hesitations and barometers. */
function fieldKin(tables: number): MovementSpec[] {
  return [
    ...reducedRounds(tables).map((sets) => field('reduced-howell', tables, { sets })),
    ...(tables === 3 ? [field('half-rounds', tables)] : []),
    ...(tables > 3 ? [field('hesitation', tables)] : []),
    ...(tables <= MOST_BAROMETER_TABLES ? [field('barometer', tables)] : []),
  ];
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(`${figuresTable()}\n`);
}
