import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startBuiltServer } from '../test/e2e/server.ts';
import { median, type Figure } from './report.ts';

/** The project, whose `dist` is measured. */
export const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const STARTS = 5;

/** From the command to the address, and the memory of the running server where the system tells it. */
export async function benchStartup(data: string): Promise<Figure[]> {
  const times: number[] = [];
  let memory = Number.NaN;
  for (let start = 0; start < STARTS; start++) {
    const begun = performance.now();
    const server = await startBuiltServer(PROJECT, data);
    times.push(performance.now() - begun);
    memory = residentMegabytes(server.pid ?? 0) ?? Number.NaN;
    await server.stop();
  }
  const figures: Figure[] = [{ name: 'start of the server, to its address', value: median(times), unit: 'ms' }];
  if (!Number.isNaN(memory)) figures.push({ name: 'memory of the server after its start', value: memory, unit: 'MB' });
  return figures;
}

/** Resident memory of a process, from Linux's /proc; null on other systems. */
export function residentMegabytes(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
