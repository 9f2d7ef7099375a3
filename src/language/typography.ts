import type { Language } from '../language.ts';

/**
 * A sentence whose marks stay with the word they belong to. French puts a space before `: ; ? ! %` and inside « »: it
 * never breaks there, and is narrow but before a colon and in the quotation marks. English needs nothing.
 */
export function typeset(sentence: string, language: Language): string {
  if (language !== 'fr') return sentence;
  return sentence.replace(/ (?=[;?!%])/g, '\u202f').replace(/ (?=[:»])|(?<=«) /g, '\u00a0');
}

/** Typeset words by the dictionary they come from. */
const kept = new WeakMap<object, unknown>();

/**
 * The words of a dictionary, typeset: its sentences, what its functions write, and what is below. The same words every
 * time.
 */
export function typesetWords<Words>(words: Words, language: Language): Words {
  if (language !== 'fr') return words;
  return settle(words) as Words;
}

function settle(words: unknown): unknown {
  if (typeof words === 'string') return typeset(words, 'fr');
  if (typeof words === 'function') {
    return keptOf(
      words,
      () =>
        (...given: readonly unknown[]) =>
          settleAnswer(words(...given)),
    );
  }
  if (Array.isArray(words)) return keptOf(words, () => words.map(settle));
  if (typeof words !== 'object' || words === null || Object.getPrototypeOf(words) !== Object.prototype) return words;
  return keptOf(words, () => Object.fromEntries(Object.entries(words).map(([name, value]) => [name, settle(value)])));
}

/** What a function of a dictionary wrote: a sentence, or several. */
function settleAnswer(answer: unknown): unknown {
  if (typeof answer === 'string') return typeset(answer, 'fr');
  return Array.isArray(answer) ? answer.map(settleAnswer) : answer;
}

function keptOf(source: object, make: () => unknown): unknown {
  if (!kept.has(source)) kept.set(source, make());
  return kept.get(source);
}
