/** Individuals made through the application, the worked example of one among them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SessionView } from '../../../main/club/model/session.ts';
import { ask, recordColumn, sessionOf, standingsOf } from '../evenings.ts';

interface Example {
  readonly lines: readonly {
    readonly round: number;
    readonly table: number;
    readonly board: number;
    readonly score: number;
  }[];
  readonly final: Readonly<Record<'matchpoints' | 'crossImps', readonly Placed[]>>;
}

export interface Placed {
  readonly place: number;
  readonly tied: boolean;
  readonly player: number;
  readonly total: number;
}

export const EXAMPLE = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../data/scoring/events/individual-8.json'), 'utf8'),
) as Example;

export const NAMES = [
  'Anne de La Rochefoucauld-Montbel',
  'Bo Li',
  'Smith, John',
  'Dorothée Przybyszewska',
  'Élise Martin',
  'Françoise O’Connor',
  'Gérard Klein',
  'Henry Fitzwilliam-Smythe',
];

/** An exact figure, `37/2`, as a number. */
function numberOf(figure: string): number {
  const [numerator = 0, denominator = 1] = figure.split('/').map(Number);
  return numerator / denominator;
}

/** Places, players and totals as the application ranks them. */
export async function ranked(page: Page, session: number): Promise<readonly Placed[]> {
  const [{ fields }, { sections }] = await Promise.all([standingsOf(page, session), sessionOf(page, session)]);
  const numbers = new Map(sections.flatMap(({ entries }) => entries.map(({ id, number }) => [id, number])));
  return (fields[0]?.rankings[0]?.rows ?? []).map(({ place, tied, entry, total }) => ({
    place: place ?? 0,
    tied,
    player: numbers.get(entry) ?? 0,
    total: numberOf(total),
  }));
}

export function totalsOf(rows: readonly Placed[]): ReadonlyMap<number, number> {
  return new Map(rows.map(({ player, total }) => [player, total]));
}

/** Makes the event through the application, without its start screen. */
export async function individual(page: Page, players: number, rounds: number, boardsPerRound: number): Promise<number> {
  const { session } = await ask<{ session: number }>(page, 'POST', '/api/events', {
    name: 'Players',
    date: '2026-11-24',
    start: '19:30',
    minutesPerBoard: 7,
    minutesToMove: 1,
    spec: { kind: 'individual', players, rounds, boardsPerRound },
  });
  return session;
}

/** Records the worked example, or some of its lines, at once. */
export async function recordExample(page: Page, session: number, lines = EXAMPLE.lines): Promise<void> {
  const section = (await sessionOf(page, session)).sections[0];
  const bodies = lines.map(({ round, table, board, score }) => {
    const cell = section?.cells.find((one) => one.round === round && one.table === table);
    const slot = { section: section?.id, round, table, slotBoard: board };
    const outcome = { kind: 'score', score };
    return { ...slot, board, ns: cell?.ns, ew: cell?.ew, outcome, typed: String(score), expectedVersion: null };
  });
  await recordColumn(page, session, bodies);
}

export function labelOf({ sections }: SessionView, sitter: number | undefined): string | undefined {
  return sections[0]?.partnerships.find(({ id }) => id === sitter)?.label;
}
