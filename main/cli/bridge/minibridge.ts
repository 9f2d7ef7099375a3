import { COMPENSATION_TABLES, expectedScore } from '../../../src/bridge/score/compensation.ts';
import { strainLetter } from '../../../src/bridge/notation/contract.ts';
import { LEVELS, MOST_TRICKS, STRAINS, type Level, type Strain } from '../../../src/bridge/contract.ts';
import {
  minibridgeLevel,
  minibridgeScore,
  MOST_POINTS,
  type Announcement,
} from '../../../src/bridge/score/minibridge.ts';
import type { Language } from '../../../src/language.ts';
import { minibridgeCommandWords } from '../../../src/language/commands/minibridge.ts';
import { formatSigned } from '../../../src/language/numbers.ts';
import type { Command, CommandAnswer, CommandContext } from '../command/command.ts';
import { readOptions, type OptionValue, type WrongCall } from '../command/options.ts';
import { jsonDocument } from '../command/json.ts';

type MinibridgeCall =
  | { readonly kind: 'points'; readonly points: number; readonly level: Level; readonly vulnerable: boolean }
  | { readonly kind: 'deal'; readonly announced: Announcement; readonly strain: Strain; readonly tricks: number }
  | { readonly kind: 'wrong'; readonly problem: string };

/** `etui minibridge`: the level for a side's points and what they are worth, or the score of a deal. */
export const minibridgeCommand: Command = {
  usage: (language) => minibridgeCommandWords[language].usage,
  answer: minibridge,
};

function minibridge(args: readonly string[], { json, language }: CommandContext): CommandAnswer | WrongCall {
  const call = readArguments(args, language);
  switch (call.kind) {
    case 'wrong':
      return call;
    case 'points':
      return { exit: 0, out: ofPoints(call, json, language), messages: [] };
    case 'deal': {
      const { announced, strain, tricks } = call;
      const score = minibridgeScore(announced, strain, tricks);
      const out = json ? JSON.stringify({ announced, strain, tricks, score }) : formatSigned(score);
      return { exit: 0, out: `${out}\n`, messages: [] };
    }
  }
}

function ofPoints(
  { points, level, vulnerable }: Extract<MinibridgeCall, { kind: 'points' }>,
  json: boolean,
  language: Language,
): string {
  const words = minibridgeCommandWords[language];
  const expected = COMPENSATION_TABLES.map((table) => [table, expectedScore(table, points, vulnerable)] as const);
  if (json) return jsonDocument({ points, level, vulnerable, expected: Object.fromEntries(expected) });
  const lines = expected.map(([table, score]) => words.expected(words.tables[table], formatSigned(score), vulnerable));
  return `${[words.level(points, level), ...lines].join('\n')}\n`;
}

const OPTIONS = {
  points: { type: 'string' },
  vulnerable: { type: 'boolean' },
  announced: { type: 'string' },
  strain: { type: 'string' },
  tricks: { type: 'string' },
} as const;

function readArguments(args: readonly string[], language: Language): MinibridgeCall {
  const words = minibridgeCommandWords[language];
  const given = readOptions(args, OPTIONS, language);
  if (given.problem !== undefined) return wrong(given.problem);
  const { positionals, values } = given;
  if (positionals[0] !== undefined) return wrong(words.noFurther(positionals[0]));
  const ofDeal = [values.announced, values.strain, values.tricks].some((value) => value !== undefined);
  if (values.points !== undefined) {
    const points = readCount(values.points, MOST_POINTS);
    const level = points === null ? null : minibridgeLevel(points);
    if (ofDeal) return wrong(words.both);
    if (points === null || level === null) return wrong(words.points);
    return { kind: 'points', points, level, vulnerable: values.vulnerable === true };
  }
  if (!ofDeal) return wrong(words.nothing);
  const announced = readAnnouncement(values.announced);
  if (announced === null) return wrong(words.announced);
  const strain = STRAINS.find((known) => strainLetter(known, language) === String(values.strain).toUpperCase());
  if (strain === undefined) return wrong(words.strain);
  const tricks = readCount(values.tricks, MOST_TRICKS);
  return tricks === null ? wrong(words.tricks) : { kind: 'deal', announced, strain, tricks };
}

function wrong(problem: string): MinibridgeCall {
  return { kind: 'wrong', problem };
}

function readAnnouncement(value: OptionValue): Announcement | null {
  if (value === 'part-score') return 'partScore';
  if (value === 'game') return 'game';
  return LEVELS.find((level) => value === String(level)) ?? null;
}

function readCount(value: OptionValue, most: number): number | null {
  return typeof value === 'string' && /^\d{1,2}$/.test(value) && Number(value) <= most ? Number(value) : null;
}
