import type {
  RegulationValue,
  RegulationChoice,
  ScoringChoice,
  SectionFields,
  SessionMethod,
  SessionScoring,
} from '../../src/scoring/session-scoring.ts';
import { SECTION_FIELDS, SESSION_METHODS } from '../../src/scoring/session-scoring.ts';
import { REGULATION_CODES } from '../../src/scoring/regulation/regulation.ts';
import { isFieldComparison, type FieldComparisonCode } from '../../src/scoring/ranked-matches/scoring.ts';
import type { Language } from '../../src/language.ts';
import { regulationName, regulationWords } from '../../src/language/regulation/regulation.ts';

/** The methods, by name. */
export function methodOptions(language: Language): readonly { readonly value: SessionMethod; readonly text: string }[] {
  return SESSION_METHODS.map((value) => ({ value, text: regulationWords[language].method[value] }));
}

/** Those by which pairs that meet in matches are compared. */
export function pairsMethodOptions(
  language: Language,
): readonly { readonly value: FieldComparisonCode; readonly text: string }[] {
  return methodOptions(language).flatMap(({ value, text }) => (isFieldComparison(value) ? [{ value, text }] : []));
}

/** The presets and, where it has one, the club's own regulation. */
export function regulationOptions(
  own: RegulationValue | null,
  language: Language,
): readonly { readonly value: RegulationChoice; readonly text: string }[] {
  const presets = REGULATION_CODES.map((value) => ({ value, text: regulationWords[language].preset[value] }));
  return own ? [...presets, { value: 'own', text: regulationName(own, language) }] : presets;
}

/** What several sections can be: one field, or each its own. */
export function fieldsOptions(language: Language): readonly { readonly value: SectionFields; readonly text: string }[] {
  return SECTION_FIELDS.map((value) => ({ value, text: regulationWords[language].fields[value] }));
}

/** What a session's scoring would be chosen as: a preset's code is the regulation's, any other is the club's own. */
export function scoringChoiceOf(scoring: SessionScoring): Required<Omit<ScoringChoice, 'matches' | 'carry'>> {
  const preset = REGULATION_CODES.find((code) => code === scoring.regulation.code);
  return { method: scoring.method, regulation: preset ?? 'own', fields: scoring.fields };
}
