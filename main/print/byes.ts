import { matchTurnText } from '../../src/language/game/match.ts';
import { drawPaperWords } from '../../src/language/paper/draw.ts';
import { matchPaperWords } from '../../src/language/paper/matches.ts';
import { joints } from '../../src/language/sentences.ts';
import { formatShort } from '../../src/language/numbers.ts';
import { matchTurn } from '../../src/session/match-turn.ts';
import type { MatchesView } from '../club/model/matches.ts';
import { exactFromText } from './figures.ts';
import type { PrintJob } from './job.ts';

const PLACES = 2;

/** A match without an opponent. */
export interface PrintedBye {
  readonly round: number;
  /** Empty for the only match of an event. */
  readonly when: string;
  /** Half of the round sat out. */
  readonly isHalf: boolean;
  /** What it is worth; empty while nothing counts, and where nothing does. */
  readonly figure: string;
}

/** The byes of a team, a pair or a player. */
export function byesOf(
  { session, language }: Pick<PrintJob, 'session' | 'language'>,
  { matches }: Pick<MatchesView, 'matches'>,
  entry: number,
): readonly PrintedBye[] {
  return session.matches
    .filter(({ home, away }) => home === entry && away === null)
    .map((view) => {
      const result = matches.find(({ match }) => match === view.id)?.result.home ?? null;
      return {
        round: view.round,
        when: matchTurnText({ ...matchTurn(session, view), isHalf: false }, language) ?? '',
        isHalf: view.isHalf === true,
        figure: result === null ? '' : formatShort(exactFromText(result.exact), PLACES, language),
      };
    });
}

/** "Round 2: bye, 12 VP", a line for each bye that is worth something. */
export function byeLines(job: Pick<PrintJob, 'session' | 'language'>, scored: MatchesView, entry: number): string[] {
  const { session, language } = job;
  const words = matchPaperWords[language];
  const { bye, halfBye } = drawPaperWords[language];
  const whole = session.ranks === 'player' ? bye : words.bye;
  return byesOf(job, scored, entry)
    .filter(({ figure }) => figure !== '')
    .map(({ when, isHalf, figure }) => {
      const worth = `${isHalf ? halfBye : whole}, ${figure} ${words.unit[scored.unit]}`;
      return when === '' ? worth : `${when}${joints[language].colon}${worth}`;
    });
}
