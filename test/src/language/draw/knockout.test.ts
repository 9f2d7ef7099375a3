import { expect, test } from 'vitest';
import type { MeetingReason } from '../../../../src/draw/knockout/reason.ts';
import { knockoutProblemSentence } from '../../../../src/language/draw/knockout-problem.ts';
import {
  knockoutMatchName,
  knockoutReasonSentence,
  knockoutRoundName,
} from '../../../../src/language/draw/knockout.ts';

const TEAMS = ['', 'Jura', 'Vosges', 'Ardennes', 'Cévennes'];
const nameOf = (entry: number): string => TEAMS[entry] ?? '';
const PLACE = { bracket: 1, position: 1, left: 4 };

function sentences(reason: MeetingReason, away: number | null = 4): readonly [string, string] {
  const meeting = { home: 1, away, reason: { ...PLACE, ...reason } };
  return [knockoutReasonSentence(meeting, nameOf, 'en'), knockoutReasonSentence(meeting, nameOf, 'fr')];
}

function withPlainSpaces(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}

test.each<{ reason: MeetingReason; away?: number | null; en: string; fr: string }>([
  {
    reason: { code: 'seeds', seeds: [1, 4] },
    en: 'first round by seeds: 1 and 4, which add up to 5.',
    fr: 'premier tour selon les têtes de série : 1 et 4, dont la somme fait 5.',
  },
  {
    reason: { code: 'bye', byes: 5, size: 16, byLot: false },
    away: null,
    en: 'Jura has one of the 5 byes of a bracket of 16: the highest seeds begin in the second round.',
    fr: 'Jura est l’un des 5 exempts d’un tableau de 16 : les premières têtes de série entrent au deuxième tour.',
  },
  {
    reason: { code: 'bye', byes: 1, size: 4, byLot: true },
    away: null,
    en: 'the lot gave Jura a bye.',
    fr: 'le sort a exempté Jura.',
  },
  {
    reason: { code: 'winners', beaten: [null, 3] },
    en: 'Jura had a bye and Cévennes beat Ardennes; the winners of neighbouring matches meet.',
    fr: 'Jura était exempt et Cévennes a battu Ardennes ; les vainqueurs de matchs voisins se rencontrent.',
  },
  {
    reason: { code: 'losers', lostTo: [2, 3] },
    en: 'Jura lost to Vosges and Cévennes lost to Ardennes; the losers of neighbouring matches play for places 1 to 4.',
    fr: 'Jura a perdu contre Vosges et Cévennes a perdu contre Ardennes ; les perdants de matchs voisins jouent les places 1 à 4.',
  },
  {
    reason: { code: 'triangle', three: [1, 2, 4], goOn: 1 },
    en: 'triangle of Jura, Vosges and Cévennes: each plays the other two over half of the boards, and one goes on.',
    fr: 'triangle de Jura, Vosges et Cévennes : chacun joue contre les deux autres sur la moitié des étuis, et un seul passe.',
  },
  { reason: { code: 'choice', chooser: 4 }, en: 'Cévennes chose Jura.', fr: 'Cévennes a choisi Jura.' },
  {
    reason: { code: 'instead', entry: 4, of: 3 },
    en: 'Cévennes plays in the place of Ardennes, who beat it.',
    fr: 'Cévennes joue à la place de Ardennes, qui l’avait battu.',
  },
])('a match says why: $en', ({ reason, away, en, fr }) => {
  expect(sentences(reason, away).map(withPlainSpaces)).toStrictEqual([en, fr]);
});

test('rounds are named by who is left', () => {
  const names = [2, 4, 8, 16, 64, 11].map((left) => knockoutRoundName({ round: 1, left }, 'en'));
  expect(names).toStrictEqual(['Final', 'Semi-finals', 'Quarter-finals', 'Last 16', 'Last 64', 'First round']);
  expect(knockoutRoundName({ round: 1, left: 16 }, 'fr')).toBe('Huitièmes de finale');
  expect(knockoutRoundName({ round: 2, left: 6 }, 'fr')).toBe('Tour 2');
  expect(knockoutMatchName({ round: 2, bracket: 1, position: 1, left: 8 }, 'en')).toBe('quarter-final 1');
  expect(knockoutMatchName({ round: 4, bracket: 3, position: 1, left: 2 }, 'en')).toBe('Places 3 to 4');
});

test('a problem of the draw names the teams', () => {
  const [match] = [{ key: 1, home: 1, away: 2, outcome: null, reason: { ...PLACE, code: 'lot' } }] as const;
  const text = knockoutProblemSentence({ kind: 'problem', code: 'matches-open', matches: [match] }, nameOf, 'en');
  expect(text).toBe('Nobody goes on yet from Jura – Vosges. Enter what is missing, or play extra boards.');
  const codes = ['not-left', 'against-itself', 'wanted-twice'] as const;
  for (const code of codes) {
    expect(knockoutProblemSentence({ kind: 'problem', code, entry: 3 }, nameOf, 'fr')).toContain('Ardennes');
  }
  expect(knockoutProblemSentence({ kind: 'problem', code: 'apart', pair: [1, 2] }, nameOf, 'en')).toContain(
    'Jura and Vosges',
  );
  expect(knockoutProblemSentence({ kind: 'problem', code: 'over' }, nameOf, 'fr')).toContain('terminée');
});
