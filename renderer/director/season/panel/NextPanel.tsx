import type { NeededView, NextSessionView, SeasonRowView } from '../../../../main/club/model/season.ts';
import { nextSessionSentences } from '../../../../src/language/season/next.ts';
import { seasonWords } from '../../../../src/language/season/words.ts';
import { compare, exact, readExact, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import type { NeededResult, NextSession } from '../../../../src/season/next-session.ts';
import type { SeasonRule } from '../../../../src/season/rule.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { rowName } from '../names.ts';
import classes from './Panel.module.css';

/** What the next session can change for a row, at each club that the rule names. */
export function NextPanel(props: {
  readonly names: ReadonlyMap<number, string>;
  readonly rule: SeasonRule;
  /** All rows of the ranking; none where only those of a stratum are shown. */
  readonly rows: readonly SeasonRowView[];
  readonly row: SeasonRowView;
}) {
  const { names, rule, rows, row } = props;
  const words = useWords(seasonWords);
  const language = useLanguage();
  const figure = figureOf(row);
  const at = rows.indexOf(row);
  const ahead = at < 0 ? undefined : rows.slice(0, at).findLast((one) => compare(figureOf(one), figure) > 0);
  const behind = at < 0 || row.place === null ? undefined : rows[at + 1];
  const neighbour = (one: SeasonRowView | undefined, club: number) => {
    if (!one) return null;
    const passes = one.next[club]?.passes;
    return { name: rowName(one.players, names), figure: figureOf(one), passes: passes ? needed(passes) : null };
  };
  return (
    <section className={classes['next']}>
      <h3>{words.next}</h3>
      {row.next.length === 0 && <p>{words.over}</p>}
      {row.next.map((next, club) => (
        <div key={rule.clubs[club] ?? ''}>
          {rule.clubs.length > 0 && <h4>{words.atClub(rule.clubs[club] ?? '')}</h4>}
          {nextSessionSentences(
            {
              name: rowName(row.players, names),
              figure,
              next: nextOf(next),
              ahead: neighbour(ahead, club),
              behind: neighbour(behind, club),
            },
            rule,
            language,
          ).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ))}
    </section>
  );
}

function figureOf({ figure }: SeasonRowView): Exact {
  return readExact(figure) ?? exact(0);
}

function nextOf({ raises, passes, best, worst }: NextSessionView): NextSession {
  return { raises: needed(raises), passes: passes && needed(passes), best, worst };
}

function needed(view: NeededView): NeededResult {
  return view.kind === 'more' ? { kind: 'more', than: readExact(view.than) ?? exact(0) } : { kind: view.kind };
}
