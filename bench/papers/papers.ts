/** The papers of an evening of 40 tables, printed by a process of its own: how long that takes, and its memory. */
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { loadedRoom } from '../load/run.ts';
import type { Figure } from '../report.ts';
import type { PrintedPapers } from './print.ts';

const SECTIONS: readonly number[] = [20, 20];
const ROUNDS = 15;
const DOCUMENTS = ['travellers', 'guideCards', 'recap', 'scorecards', 'ranking', 'page'] as const;
const LIMIT = { ms: 3000, mb: 300 } as const;

export async function benchPapers(folder: string): Promise<Figure[]> {
  mkdirSync(folder, { recursive: true });
  const { session } = loadedRoom(folder, SECTIONS, ROUNDS);
  const script = path.join(import.meta.dirname, 'print.ts');
  const papers = async (documents: readonly string[]): Promise<PrintedPapers> => {
    const args = [script, folder, String(session), documents.join(',')];
    return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout) as PrintedPapers;
  };
  const all = await papers(DOCUMENTS);
  const figures: Figure[] = [
    { name: 'all of them, from the club’s file', value: all.ms, unit: 'ms', limit: LIMIT.ms },
    { name: 'the most memory of the process', value: all.mb, unit: 'MB', limit: LIMIT.mb },
  ];
  for (const document of DOCUMENTS) {
    figures.push({ name: `${document} alone`, value: (await papers([document])).ms, unit: 'ms' });
  }
  return figures;
}
