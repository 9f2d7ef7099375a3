import { exact } from '../../scoring/numbers/exact.ts';
import type { SessionScoring } from '../../scoring/session-scoring.ts';
import type { ConditionChange, ConditionTerms } from '../../scoring/standing/condition-change.ts';
import { stratumLetter } from '../../scoring/standing/strata.ts';
import type { WithdrawalOutcome } from '../../scoring/ranked-session/withdrawals.ts';
import type { Language } from '../../language.ts';
import { formatSigned, formatSignedShort } from '../numbers.ts';
import { masterpointWords } from '../regulation/masterpoints.ts';
import { regulationName, regulationWords } from '../regulation/regulation.ts';
import { victoryPointWords } from '../regulation/victory-points.ts';
import { teamRankingWords } from '../screens/teams/ranking.ts';
import { publicationWords } from '../screens/publication.ts';
import { wordsFor } from '../typography.ts';
import type { EventRanks } from '../../session/event-ranks.ts';

/** The subject of a change, its value before and its value after. */
export interface GroundChangeText {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/**
 * A change of something that a ranking depends on, before and after. Of a pair's terms only the changed ones are named.
 * @param sections their number; how they are compared is named when there are several
 * @param labelOf the label of a pair
 */
export function groundChangeText(
  ground: ConditionChange,
  {
    sections,
    labelOf,
    ranks,
  }: { readonly sections: number; readonly labelOf: (entry: number) => string; readonly ranks: EventRanks },
  language: Language,
): GroundChangeText {
  const words = wordsFor(publicationWords, language, ranks);
  switch (ground.kind) {
    case 'terms':
      return {
        what: words.pair(labelOf(ground.entry)),
        before: termsText(ground.before, ground.after, null, language),
        after: termsText(ground.after, ground.before, ground.outcome, language),
      };
    case 'handicap-unit':
      return {
        what: words.ground.handicapsIn,
        before: words.ground.unit[ground.before],
        after: words.ground.unit[ground.after],
      };
    case 'masterpoints': {
      const { none, schemes, otherTable, title } = masterpointWords[language];
      const [before, after] = [ground.before, ground.after].map((choice) => (choice ? schemes[choice.scheme] : none));
      return { what: title, before: before ?? none, after: before === after ? otherTable : (after ?? none) };
    }
    case 'scoring': {
      const before = scoringText(ground.before, sections, language);
      const after = scoringText(ground.after, sections, language);
      return { what: words.ground.scoring, before, after: before === after ? words.ground.otherRules(after) : after };
    }
    case 'datum':
      return {
        what: words.ground.datum(ground.board),
        before: datumText(ground.before, language),
        after: datumText(ground.after, language),
      };
  }
}

/** The terms that differ from the others: `handicap +3.5, stratum B`. */
function termsText(
  terms: ConditionTerms,
  others: ConditionTerms,
  outcome: WithdrawalOutcome | null,
  language: Language,
): string {
  const words = publicationWords[language].ground;
  const { handicap, stratum } = terms;
  const parts = [
    ...(standingOf(terms) === standingOf(others) ? [] : [words.standing[standingOf(terms)]]),
    ...(outcome === null ? [] : [words.outcome[outcome]]),
    ...(handicap === others.handicap
      ? []
      : [handicap === null ? words.noHandicap : words.handicap(formatSignedShort(exact(handicap, 100), 2, language))]),
    ...(stratum === others.stratum ? [] : [stratum === null ? words.noStratum : words.stratum(stratumLetter(stratum))]),
  ];
  return parts.join(', ');
}

function standingOf({ withdrawn, withoutStanding }: ConditionTerms): 'ranked' | 'guest' | 'withdrew' {
  return withdrawn ? 'withdrew' : withoutStanding ? 'guest' : 'ranked';
}

/** `Matchpoints, WBF`, with the comparison of several sections; of matches what they are decided by. */
function scoringText(scoring: SessionScoring, sections: number, language: Language): string {
  const { method, fields } = regulationWords[language];
  if (scoring.matches) {
    const { comparison, scale } = scoring.matches;
    const words = teamRankingWords[language];
    const scaleName = scale && victoryPointWords[language].scales[scale];
    return words.scored(words.comparison[comparison], scaleName, regulationName(scoring, language));
  }
  const compared = sections > 1 ? [fields[scoring.fields]] : [];
  return [method[scoring.method], regulationName(scoring, language), ...compared].join(', ');
}

function datumText(score: number | null, language: Language): string {
  return score === null ? publicationWords[language].ground.noDatum : formatSigned(score);
}
