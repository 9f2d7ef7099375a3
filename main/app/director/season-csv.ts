import { writeSeasonCsv } from '../../../src/format/spreadsheet/season.ts';
import { seasonRuleName } from '../../../src/language/season/rule.ts';
import { seasonWords } from '../../../src/language/season/words.ts';
import type { Language } from '../../../src/language.ts';
import { readExact, ZERO } from '../../../src/scoring/numbers/exact.ts';
import type { SeasonView } from '../../club/model/season.ts';

/** The ranking of a season that is shown, for a spreadsheet. */
export function seasonCsv(view: SeasonView, language: Language): string {
  const words = seasonWords[language];
  const names = new Map(view.players.map(({ id, name }) => [id, name]));
  const counting = view.sessions.flatMap(({ state, name, date }, index) =>
    state === 'counts' ? [{ index, head: `${date} ${name}` }] : [],
  );
  const rule = view.rules[view.ranking];
  const rows = view.rows.map((row) => {
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
  return writeSeasonCsv(
    rows,
    counting.map(({ head }) => head),
    heads,
    language,
  );
}
