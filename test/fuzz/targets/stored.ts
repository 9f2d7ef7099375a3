import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { markFile, readMark } from '../../../main/store/file/mark.ts';
import { createDraftStore } from '../../../renderer/director/entry/typing/drafts.ts';
import { persistDrafts } from '../../../renderer/director/entry/typing/persistDrafts.ts';
import { storedGrid } from '../../../renderer/director/session/movement/ownMovementGrid.ts';
import { readGrid } from '../../../src/movement/own/grid.ts';
import { demand, jsonOf } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'etui-fuzz-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const file = path.join(folder, 'club.sqlite');

/** What the program keeps for itself beside the club's file: a grid and drafts in the browser, the mark of the file. */
export const storedTarget: FuzzTarget = {
  name: 'stored',
  tries: 200,
  words: [
    '"name":',
    '"boardsPerRound":',
    '"copies":',
    '"cells":',
    '[["1-2 1"]]',
    '"club":',
    '"change":',
    '"at":',
    'null',
    '"slot":',
    '"section":',
    '"table":',
    '"round":',
    '"text":',
    '"4sn="',
    '"leftBehind":',
    'true',
    '1e999',
    '[]',
  ],
  longest: 800,
  check(text) {
    const shelf = { getItem: () => text, setItem() {}, removeItem() {} };
    const grid = storedGrid(shelf);
    const { problems } = readGrid(grid);
    const drafts = createDraftStore();
    persistDrafts(1, drafts, shelf, new EventTarget());
    for (const { text: typed, slot, sending } of drafts.all()) {
      demand(typeof typed === 'string' && typeof slot === 'object' && !sending, () => 'a draft of nothing');
    }
    writeFileSync(markFile(file), text);
    const mark = readMark(file);
    demand(mark === null || Object.values(mark).every((value) => value !== undefined), () => 'half a mark');
    return `${jsonOf(text) === undefined} ${problems.length > 0} ${Math.min(drafts.all().length, 3)} ${mark !== null}`;
  },
};
