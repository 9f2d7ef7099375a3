import { writeCsv } from '../../../../src/format/csv.ts';
import type { Club } from '../../../../main/club/club.ts';
import type { SeasonSettings } from '../../../../main/club/model/season.ts';
import { giveEvening } from '../../../../main/club/seasons/given.ts';
import { beginSeason } from '../../../../main/club/seasons/seasons.ts';
import { readSeasonView } from '../../../../main/club/seasons/view.ts';
import { USUAL_SEASON_RULE } from '../../../../src/season/rule.ts';
import { EVENINGS, RULES } from '../../../src/season/evenings.ts';
import { unwrap } from '../../support.ts';

export const AUTUMN: SeasonSettings = {
  name: 'Autumn championship',
  from: '2026-09-01',
  to: '2026-12-15',
  has: '',
  planned: 16,
  rules: [USUAL_SEASON_RULE],
};

/** The five ladders of the fourteen evenings. */
export const LADDERS: SeasonSettings['rules'] = [
  RULES.bestOf,
  RULES.mean,
  RULES.dropping,
  RULES.placePoints,
  RULES.pairs,
];

/** One of the fourteen evenings as CSV; cross-IMPs as IMPs. */
export function eveningCsv(index: number): string {
  const results = EVENINGS.evenings[index]?.results ?? [];
  const head = ['place', 'percent', 'imps', 'player1', 'player2'];
  const lines = results.map(({ pair, percent, impsABoard = '', place }) => {
    return [String(place), impsABoard === '' ? percent : '', impsABoard, ...pair];
  });
  return writeCsv([head, ...lines], ',');
}

const FIRST = Date.UTC(2026, 8, 1);
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The day of each of the fourteen evenings: Tuesdays from the first of September on. */
export function eveningDay(index: number): string {
  return new Date(FIRST + index * WEEK).toISOString().slice(0, 10);
}

/** A season with some of the fourteen evenings typed in. */
export function typedSeason(club: Club, settings: Partial<SeasonSettings> = {}, evenings = 14): number {
  const { season } = unwrap(beginSeason(club, { ...AUTUMN, ...settings }));
  for (const index of EVENINGS.evenings.keys()) {
    if (index >= evenings) break;
    const evening = { name: `Evening ${index + 1}`, date: eveningDay(index), text: eveningCsv(index) };
    unwrap(giveEvening(club, season, evening));
  }
  return season;
}

/** The ranking of a season with names. */
export function namedRows(club: Club, season: number, ranking = 0) {
  const view = unwrap(readSeasonView(club, season, ranking));
  const names = new Map(view.players.map(({ id, name }) => [id, name]));
  return view.rows.map((row) => ({ ...row, names: row.players.map((id) => names.get(id)) }));
}
