import { describe, expect, test } from 'vitest';
import { readPastedTeams } from '../../../../src/format/entries/pasted-teams.ts';

const JURA = { line: 1, number: null, name: 'Jura', club: '', players: ['Alder', 'Birch', 'Cedar', 'Cypress'] };

describe('a pasted list of teams', () => {
  test.each([
    'Jura: Alder / Birch / Cedar / Cypress',
    'Jura\tAlder\tBirch\tCedar\tCypress',
    'Jura; Alder; Birch; Cedar; Cypress',
    'Jura: Alder & Birch; Cedar & Cypress',
    'Jura: Alder, Birch, Cedar, Cypress',
    'Jura: Alder - Birch - Cedar - Cypress',
  ])('reads %j', (text) => {
    expect(readPastedTeams(text)).toEqual([JURA]);
  });

  test('reads the club of a team in brackets after its name', () => {
    expect(readPastedTeams('Jura [Dole]: Alder / Birch')).toEqual([
      { line: 1, number: null, name: 'Jura', club: 'Dole', players: ['Alder', 'Birch'] },
    ]);
  });

  test('keeps a comma and a hyphen that belong to a name', () => {
    expect(readPastedTeams('3. Saint-Jean: Dupont-Roc, Jean / Le Goff, Anne')).toEqual([
      { line: 1, number: 3, name: 'Saint-Jean', club: '', players: ['Dupont-Roc, Jean', 'Le Goff, Anne'] },
    ]);
  });

  test('skips empty lines, and a name alone has no players', () => {
    expect(readPastedTeams('\n12) Vosges\n')).toEqual([{ line: 2, number: 12, name: 'Vosges', club: '', players: [] }]);
  });

  test('has a club in brackets after the name', () => {
    const dole = { ...JURA, name: 'Jura 2', club: 'Bridge-club de Dole' };
    expect(readPastedTeams('Jura 2 [Bridge-club de Dole]: Alder / Birch / Cedar / Cypress')).toEqual([dole]);
    expect(readPastedTeams('Jura 2 [Bridge-club de Dole]\tAlder\tBirch\tCedar\tCypress')).toEqual([dole]);
    expect(readPastedTeams('[Dole]: Alder')).toMatchObject([{ name: '[Dole]', club: '' }]);
  });

  test('refuses what is longer than any list', () => {
    expect(readPastedTeams('x'.repeat(100_001))).toBeNull();
  });
});
