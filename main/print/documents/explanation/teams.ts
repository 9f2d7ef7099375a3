import { matchStandingSentence } from '../../../../src/language/derivation/match-standing.ts';
import { matchTurnText } from '../../../../src/language/game/match.ts';
import { rankedMatchSentence } from '../../../../src/language/derivation/ranked-match.ts';
import type { MatchStandingDerivation } from '../../../../src/scoring/derivation/match-standing.ts';
import type { RankedMatchDerivation } from '../../../../src/scoring/derivation/ranked-match.ts';
import { deserializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import { stageScaleOf } from '../../../../src/scoring/ranked-matches/stage-scale.ts';
import { matchTurn } from '../../../../src/session/match-turn.ts';
import type { ExplainedTeam } from '../../../club/model/explanation.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { wrapText } from '../../press/fit.ts';
import { horizontalRule, textMark, type Mark, type MeasureText } from '../../press/marks.ts';
import type { PrintArea } from '../../press/sheet.ts';
import type { PrintedSection } from '../../sections.ts';
import {
  flowParts,
  headingOf,
  LEADING,
  ROW,
  SENTENCE,
  SENTENCE_LEADING,
  SENTENCE_LEFT,
  STRONG,
  strongPart,
  type Part,
} from './parts.ts';

/** A team: where its total comes from, and a part for each of its matches. */
export function teamPages(
  job: PrintJob,
  section: PrintedSection,
  { entry, standing, matches }: ExplainedTeam,
  area: PrintArea,
  measure: MeasureText,
): Mark[][] {
  const { language, session } = job;
  const teams = new Map(session.sections.flatMap((one) => one.entries.map((team) => [team.id, team] as const)));
  const nameOf = (id: number) => {
    const team = teams.get(id);
    return team ? team.team?.name || team.label : '';
  };
  const total = matchStandingSentence(deserializeExacts<MatchStandingDerivation>(standing), nameOf, language);
  const parts = matches.flatMap(({ match: id, figure }) => {
    const match = session.matches.find((one) => one.id === id);
    if (!match) return [];
    const scale = stageScaleOf(session.scoring, match);
    const opponent = match.home === entry ? match.away : match.home;
    const when = matchTurnText(matchTurn(session, match), language);
    const sentence = rankedMatchSentence(deserializeExacts<RankedMatchDerivation>(figure), scale, language);
    return [
      matchPart(
        paperWordsFor(job).matchAgainst(when, opponent === null ? null : nameOf(opponent)),
        sentence,
        area,
        measure,
      ),
    ];
  });
  const lines = wrapText(total, area.width, STRONG, measure);
  return flowParts(headingOf(job, section, { entry }, area, measure), area, [strongPart(lines, area), ...parts]);
}

/** A head, and the sentence of what it names. */
export function matchPart(head: string, sentence: string, area: PrintArea, measure: MeasureText): Part {
  const heads = wrapText(head, area.width, STRONG, measure);
  const lines = wrapText(sentence, area.width - SENTENCE_LEFT, SENTENCE, measure);
  const below = ROW.first + (heads.length - 1) * LEADING + ROW.sentence;
  const height = below + (lines.length - 1) * SENTENCE_LEADING + ROW.below;
  return {
    height,
    at: (top) => [
      ...heads.map((line, index) => textMark(line, area.left, top + ROW.first + index * LEADING, STRONG)),
      ...lines.map((line, index) =>
        textMark(line, area.left + SENTENCE_LEFT, top + below + index * SENTENCE_LEADING, SENTENCE),
      ),
      horizontalRule(top + height, area.left, area.right, 0.75, 'grey'),
    ],
  };
}
