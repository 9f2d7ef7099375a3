/**
 * Takes one copy of a club's file to a second place, and says how that ended.
 *
 *     node test/torture/copier.ts FILE PLACE
 */
import { runTask } from '../../main/store/file/background/tasks.ts';

const [file = '', place = ''] = process.argv.slice(2);
process.stdout.write('begins\n');
const [problem] = runTask(file, { kind: 'copy', at: new Date().toISOString(), place });
process.stdout.write(`${problem?.code ?? 'done'}\n`);
