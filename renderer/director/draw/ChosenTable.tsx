import { Link } from 'wouter';
import { byeReasonSentence, drawReasonSentence } from '../../../src/language/draw/reason.ts';
import { drawWords } from '../../../src/language/screens/draw.ts';
import type { ByeReason, DrawReason } from '../../../src/draw/reason.ts';
import { deserializeExacts } from '../../../src/scoring/numbers/serialize.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { matchPath } from '../session/teams/matchPath.ts';
import classes from './Draw.module.css';
import type { ShownDraw } from './useDraw.ts';

/** Why the chosen match is drawn as it is, where it is played, and who is at home. */
export function ChosenTable({ state }: { readonly state: ShownDraw }) {
  const words = useWords(drawWords);
  const language = useLanguage();
  const { chosen, chosenAt, nameOf, placeOf, shown, session } = state;
  if (!chosen || !shown) return null;
  const { match } = chosen;
  const { bye } = shown;
  const [one, other] = chosen.teams.map((team) => (placeOf.get(team) ?? 0) + 1);
  const played = session.matches.find(
    ({ round, home, away }) =>
      round === state.round &&
      home === state.entryOf(match.home)?.id &&
      away === (state.entryOf(match.away)?.id ?? null),
  );
  return (
    <section className={classes['block']} aria-live="polite">
      <div className={classes['panelHead']}>
        <h2>{words.tables(match.tables)}</h2>
        <span>{words.places(one ?? 0, other ?? 0)}</span>
      </div>
      {match.reason && (
        <p className={classes['why']}>
          {drawReasonSentence(deserializeExacts<DrawReason>(match.reason), nameOf, language)}
        </p>
      )}
      {isDrawn(match.reason) && <p className={classes['more']}>{homeSentence(state, words)}</p>}
      {bye?.reason && chosenAt.match === shown.matches.length - 1 && (
        <p className={classes['why']}>
          {byeReasonSentence({ entry: bye.entry, reason: deserializeExacts<ByeReason>(bye.reason) }, nameOf, language)}
        </p>
      )}
      {played && (
        <p className={classes['more']}>
          <Link href={matchPath(session.id, played.id)} className={classes['link'] ?? ''}>
            {words.key.open}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Whether a match was drawn, so that who is at home follows from the homes before. */
function isDrawn(reason: { readonly code: string } | null): boolean {
  return reason?.code !== 'as-played' && reason?.code !== 'late';
}

/** Who is at home, and by how many homes before. */
function homeSentence(
  { chosen, session, round, entryOf, nameOf, view }: ShownDraw,
  words: (typeof drawWords)['en'],
): string {
  if (!chosen) return '';
  const { home, away } = chosen.match;
  if (view.wishes.some((wish) => wish.kind === 'home' && wish.entry === home)) return words.homeWished(nameOf(home));
  const homesOf = (team: number) => {
    const id = entryOf(team)?.id;
    return session.matches.filter((match) => match.round < round && match.away !== null && match.home === id).length;
  };
  return words.homesOf(nameOf(home), homesOf(home), nameOf(away), homesOf(away));
}
