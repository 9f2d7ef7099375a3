/** What specs of members set up through the application's own routes. */
import type { Page } from '@playwright/test';
import { mitchellSpec } from '../../builders.ts';
import { ask, giveNames, record, startEvening } from '../evenings.ts';

const OTHERS = [
  ['Anne Alder', 'Cécile Birch'],
  ['Nora Oak', 'Greta Olive'],
  ['Otto Maple', 'Paula Linden'],
  ['Rosa Rowan', 'Willem Willow'],
  ['Karin Cypress', 'Daniel Cedar'],
] as const;

/** An evening of three tables with every result, on which somebody plays with Hugo Hornbeam. @returns the session */
export async function playEvening(page: Page, name: string): Promise<number> {
  const { session, results } = await startEvening(page, mitchellSpec(3), { names: false });
  await giveNames(page, session, [[name, 'Hugo Hornbeam'], ...OTHERS]);
  await record(page, session, results);
  return session;
}

/** Adds a member, also where somebody of the name is known. */
export async function giveMember(page: Page, name: string, changes: object = {}): Promise<void> {
  const usual = { member: true, stratum: null, handicap: null, numbers: [], another: true };
  await ask(page, 'POST', '/api/members', { ...usual, name, ...changes });
}
