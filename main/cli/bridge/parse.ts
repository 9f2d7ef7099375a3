import { cardCode } from '../../../src/bridge/card.ts';
import { formatContract } from '../../../src/bridge/notation/contract.ts';
import {
  formatShorthand,
  parseShorthand,
  type ParsedShorthand,
  type ShorthandResult,
} from '../../../src/bridge/shorthand/shorthand.ts';
import { parseCommandWords } from '../../../src/language/commands/parse.ts';
import type { Language } from '../../../src/language.ts';
import {
  scoreCorrectionSentence,
  unfinishedSentence,
  outcomeSentence,
  shorthandProblemSentence,
} from '../../../src/language/game/shorthand.ts';
import type { Command, CommandAnswer, CommandContext } from '../command/command.ts';
import { readOptions, type WrongCall } from '../command/options.ts';
import { jsonDocument } from '../command/json.ts';

interface ParseCall {
  readonly problem?: never;
  readonly texts: readonly string[];
  readonly board: number;
  readonly withoutLastNought: boolean;
}

/** `etui parse TEXT ... --board N`: what the shorthand of docs/entry.md makes of each text. */
export const parseCommand: Command = { usage: (language) => parseCommandWords[language].usage, answer: parse };

function parse(args: readonly string[], { json, language }: CommandContext): CommandAnswer | WrongCall {
  const call = readArguments(args, language);
  if (call.problem !== undefined) return call;
  const { texts, board, withoutLastNought } = call;
  const answers = texts.map((text) => whole(parseShorthand(text, { board, withoutLastNought, language })));
  const failed = answers.some((answer) => answer.kind !== 'result');
  const out = json ? asJson(answers, language) : asText(answers, language);
  return { exit: failed ? 1 : 0, out, messages: json ? [] : messagesFor(texts, answers, language) };
}

/** Every text has ended here: a score that needs one more figure is a problem. */
function whole(answer: ParsedShorthand): ParsedShorthand {
  return answer.kind === 'unfinished' ? (answer.ifEnded ?? answer) : answer;
}

const OPTIONS = { board: { type: 'string' }, 'without-last-nought': { type: 'boolean' } } as const;

function readArguments(args: readonly string[], language: Language): ParseCall | WrongCall {
  const words = parseCommandWords[language];
  const given = readOptions(args.map(withTrueMinus), OPTIONS, language);
  if (given.problem !== undefined) return given;
  const { values, positionals } = given;
  if (positionals.length === 0) return { problem: words.noText };
  const board = boardNumber(values.board);
  if (board === null) return { problem: words.noBoard };
  return { texts: positionals, board, withoutLastNought: values['without-last-nought'] === true };
}

/** Gives -50 a true minus, which the shorthand knows, so that it isn't read as an option. */
function withTrueMinus(arg: string): string {
  return /^-\s*\d/.test(arg) ? `\u2212${arg.slice(1)}` : arg;
}

function boardNumber(value: string | boolean | undefined): number | null {
  return typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;
}

/** One JSON document: an object for one text, an array for several. */
function asJson(answers: readonly ParsedShorthand[], language: Language): string {
  const documents = answers.map((answer) => jsonOf(answer, language));
  return jsonDocument(documents.length === 1 ? documents[0] : documents);
}

/** The JSON of one answer; `at` counts UTF-16 units from 0. */
function jsonOf(answer: ParsedShorthand, language: Language): Record<string, unknown> {
  switch (answer.kind) {
    case 'result':
      return resultJson(answer);
    case 'unfinished':
      return { kind: 'unfinished', expects: answer.expects };
    case 'problem': {
      const { code, at } = answer;
      return { kind: 'problem', code, at, message: shorthandProblemSentence(answer, language) };
    }
  }
}

function resultJson({ outcome, score }: ShorthandResult): Record<string, unknown> {
  switch (outcome.kind) {
    case 'played': {
      const { kind, contract, declarer, tricks, lead } = outcome;
      return { kind, contract: formatContract(contract, 'en'), declarer, tricks, lead: lead && cardCode(lead), score };
    }
    case 'passedOut':
    case 'score':
      return { kind: outcome.kind, score };
    case 'award':
      return { kind: 'award', ns: outcome.ns, ew: outcome.ew };
    case 'notPlayed':
      return { kind: 'notPlayed' };
    case 'ruled':
      return { kind: 'ruled', award: formatShorthand(outcome, 'en'), score };
  }
}

/** A line of words for each result. */
function asText(answers: readonly ParsedShorthand[], language: Language): string {
  return answers.map((a) => (a.kind === 'result' ? `${outcomeSentence(a.outcome, a.score, language)}\n` : '')).join('');
}

/** What is wrong with each text that is no result: the text, a mark under the place, the sentence, the corrections. */
function messagesFor(texts: readonly string[], answers: readonly ParsedShorthand[], language: Language): string[] {
  return answers.flatMap((answer, index) => {
    const text = texts[index] ?? '';
    switch (answer.kind) {
      case 'result':
        return [];
      case 'unfinished':
        return [`${text}: ${unfinishedSentence(answer, language)}`];
      case 'problem': {
        const mark = ' '.repeat(answer.at) + '^'.repeat(answer.length);
        const corrections = answer.code === 'impossibleScore' ? answer.corrections : [];
        return [
          text,
          mark,
          shorthandProblemSentence(answer, language),
          ...corrections.map((correction) => `  ${correction.text}: ${scoreCorrectionSentence(correction, language)}`),
        ];
      }
    }
  });
}
