/** A season to be printed: fourteen evenings of the example, or more of them with other names. */
import type { SeasonSettings } from '../../../main/club/model/season.ts';
import { giveEvening } from '../../../main/club/seasons/given.ts';
import { beginSeason } from '../../../main/club/seasons/seasons.ts';
import { readSeasonView } from '../../../main/club/seasons/view.ts';
import type { SeasonJob } from '../../../main/print/job.ts';
import { writeCsv } from '../../../src/format/csv.ts';
import { settingsView } from '../../builders.ts';
import { AUTUMN, LADDERS } from '../club/seasons/season.ts';
import { EVENINGS } from '../../src/season/evenings.ts';
import { testClub, unwrap } from '../support.ts';
import { PRINTED_AT } from './support.ts';

interface SeasonRecipe {
  readonly settings?: Partial<SeasonSettings>;
  /** Evenings beyond the fourteenth are those of the example again. */
  readonly evenings?: number;
  /** The name of a player of the example, and of an evening. */
  readonly names?: (name: string) => string;
  readonly evening?: (number: number) => string;
  /** Which of the rankings; the first by default. */
  readonly ranking?: number;
}

const FIRST = Date.UTC(2026, 8, 1);
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The season by a recipe, as it is read from a club that it was typed into. */
export function seasonJob(recipe: SeasonRecipe = {}, changes: Partial<SeasonJob> = {}): SeasonJob {
  const { settings, evenings = 14, names = (name) => name, evening = (number) => `Evening ${number}` } = recipe;
  const club = testClub();
  const { season } = unwrap(beginSeason(club, { ...AUTUMN, rules: LADDERS, to: null, ...settings }));
  for (let index = 0; index < evenings; index += 1) {
    const results = EVENINGS.evenings[index % EVENINGS.evenings.length]?.results ?? [];
    const lines = results.map(({ pair, percent, place }) => [String(place), percent, ...pair.map(names)]);
    const date = new Date(FIRST + index * WEEK).toISOString().slice(0, 10);
    const text = writeCsv([['place', 'percent', 'player1', 'player2'], ...lines], ',');
    unwrap(giveEvening(club, season, { name: evening(index + 1), date, text }));
  }
  return {
    season: unwrap(readSeasonView(club, season, recipe.ranking ?? 0)),
    settings: settingsView(),
    language: 'en',
    paper: 'A4',
    printedAt: PRINTED_AT,
    ...changes,
  };
}

/** Names of the example replaced by others, each player by the same one throughout. */
export function renaming(others: readonly string[]): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const other = known.get(name) ?? others[known.size] ?? name;
    known.set(name, other);
    return other;
  };
}
