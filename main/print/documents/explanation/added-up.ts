import { explainedPairs, pairsOfTeamSentences } from '../../../../src/language/derivation/pairs-of-team.ts';
import { sideNamesShort } from '../../../../src/language/game/seats.ts';
import { unbroken } from '../../../../src/language/typography.ts';
import type { PairsOfTeamDerivation } from '../../../../src/scoring/derivation/pairs-of-team.ts';
import { deserializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import type { ExplainedAddedUp } from '../../../club/model/explanation.ts';
import type { PrintJob } from '../../job.ts';
import { joinNames, wrapText } from '../../press/fit.ts';
import type { Mark, MeasureText } from '../../press/marks.ts';
import type { PrintArea } from '../../press/sheet.ts';
import { playersOfEntry, printedSections, type PrintedField } from '../../sections.ts';
import { flowParts, headingOf, STRONG, strongPart } from './parts.ts';
import { matchPart } from './teams.ts';

/** A team whose pairs are added up: where its total comes from, and a part for each of its pairs. */
export function addedUpPages(
  job: PrintJob,
  teams: PrintedField,
  explained: ExplainedAddedUp,
  area: PrintArea,
  measure: MeasureText,
): Mark[][] {
  const { language, session } = job;
  const [section] = printedSections(job);
  if (!section) return [];
  const derivation = deserializeExacts<PairsOfTeamDerivation>(explained);
  const nameOf = (id: number) => {
    const pair = teams.entries.get(id);
    return pair?.line ? unbroken(`${sideNamesShort[language][pair.line]} ${pair.label}`) : (pair?.label ?? '');
  };
  const { shown } = session.scoring.regulation;
  const lines = pairsOfTeamSentences(derivation, nameOf, shown, language).flatMap((sentence) =>
    wrapText(sentence, area.width, STRONG, measure),
  );
  const pairs = explainedPairs(derivation, shown, language).map(({ entry, sentence }) =>
    matchPart(`${nameOf(entry)}  ${joinNames(playersOfEntry(teams, entry))}`, sentence, area, measure),
  );
  const named = { ...section, entries: teams.entries, everybody: teams.everybody };
  return flowParts(headingOf(job, named, { entry: derivation.entry }, area, measure), area, [
    strongPart(lines, area),
    ...pairs,
  ]);
}
