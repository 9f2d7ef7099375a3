import { PERCENT_HEAD } from '../../../src/format/list-file/season-table.ts';
import { writeSeasonCsv } from '../../../src/format/spreadsheet/season.ts';
import { seasonNamesOf } from '../../../src/language/season/names.ts';
import { seasonRuleName } from '../../../src/language/season/rule.ts';
import { seasonWords } from '../../../src/language/season/words.ts';
import { readExact, ZERO } from '../../../src/scoring/numbers/exact.ts';
import type { SeasonSpreadsheet } from '../document.ts';
import { countingSessions } from '../documents/season/sessions.ts';

/** The ranking of a season that is chosen: place, who, what each session is worth, sessions played and the figure. */
export const seasonSpreadsheet: SeasonSpreadsheet = {
  write({ season, language }) {
    const words = seasonWords[language];
    const names = seasonNamesOf(season);
    const counting = countingSessions(season);
    const rule = season.rules[season.ranking];
    const rows = season.rows.map((row) => {
      const worths = new Map(row.scores.map(({ session, worth }) => [session, readExact(worth)]));
      return {
        place: row.place,
        players: row.players.map((player) => names.get(player) ?? ''),
        worths: counting.map(({ index }) => worths.get(index) ?? null),
        sessions: row.sessions,
        figure: readExact(row.figure) ?? ZERO,
      };
    });
    const heads = {
      place: words.place,
      player: rule?.by === 'pair' ? words.pair : words.player,
      played: words.played,
      figure: rule ? seasonRuleName(rule, language) : '',
    };
    const unit = rule?.worth.kind === 'percent' ? PERCENT_HEAD : '';
    const columns = counting.map(({ date, name }) => `${date} ${name}${unit}`);
    return writeSeasonCsv(rows, columns, heads, language);
  },
};
