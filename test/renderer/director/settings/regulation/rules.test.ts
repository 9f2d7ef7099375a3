import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RegulationRules } from '../../../../../renderer/director/settings/regulation/RegulationRules.tsx';
import { LanguageProvider } from '../../../../../renderer/shared/language.tsx';
import { LANGUAGES, type Language } from '../../../../../src/language.ts';
import { regulationRuleWords } from '../../../../../src/language/regulation/rules.ts';
import { REGULATION_CODES, REGULATIONS, type Regulation } from '../../../../../src/scoring/regulation/regulation.ts';
import { regulationProblems } from '../../../../../src/scoring/regulation/club.ts';
import { RULE_NAMES } from '../../../../../src/scoring/regulation/rules.ts';

function shown(regulation: Regulation, language: Language): string {
  const problems = regulationProblems({ ...regulation, code: 'ours' });
  const props = { regulation, problems, onChange: () => {}, onWrong: () => {} };
  const rules = createElement(RegulationRules, props);
  return renderToStaticMarkup(LanguageProvider({ language, children: rules })).replaceAll('&#x27;', '’');
}

/** Where the words of a rule begin. */
function labelsOf(words: object): readonly string[] {
  const { label, percent } = words as { readonly label?: string; readonly percent?: string };
  if (label !== undefined) return [label];
  if (percent !== undefined) return [percent];
  return Object.values(words).flatMap((part) => (typeof part === 'object' && part !== null ? labelsOf(part) : []));
}

describe.each(LANGUAGES)('the rules of a regulation, in %s', (language) => {
  const words = regulationRuleWords[language].rules;

  test.each(REGULATION_CODES)('%s: each with its label, in their order', (code) => {
    const markup = shown(REGULATIONS[code], language);
    const places = RULE_NAMES.filter((name) => name !== 'ownScale').map((name) =>
      markup.indexOf(labelsOf(words[name])[0] ?? 'no label'),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('a number that can’t be has its problem beside it', () => {
    const markup = shown({ ...REGULATIONS.wbf, leastBoards: 101 }, language);
    expect(markup.slice(markup.indexOf(words.leastBoards.label))).toMatch(/aria-invalid="true".*role="alert"/);
    expect(shown(REGULATIONS.wbf, language)).not.toContain('role="alert"');
  });
});
