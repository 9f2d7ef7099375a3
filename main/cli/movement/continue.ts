import path from 'node:path';
import { readMovementCsv } from '../../../src/format/movement-csv.ts';
import { continueCommandWords } from '../../../src/language/commands/continue.ts';
import {
  continuationProblemSentence,
  continuationWarningSentence,
  continuationRuleSentence,
  shiftSentence,
} from '../../../src/language/movement/continuation.ts';
import type { Language } from '../../../src/language.ts';
import { movementCommandWords } from '../../../src/language/commands/movement.ts';
import { movementCsvProblemSentence } from '../../../src/language/files/movement.ts';
import { movementProblemSentence } from '../../../src/language/movement/problem.ts';
import { formatDecimal } from '../../../src/language/numbers.ts';
import { commandLineWords } from '../../../src/language/commands/command-line.ts';
import { changeWords } from '../../../src/language/screens/change.ts';
import { runsOf } from '../../../src/movement/board-set.ts';
import { isContinuationProblem, proposeContinuations } from '../../../src/movement/continuation/propose.ts';
import type { Proposal } from '../../../src/movement/continuation/proposal.ts';
import { isPlayed, type RunningSchedule, type ScheduleCell } from '../../../src/movement/continuation/schedule.ts';
import { startedSchedule } from '../../../src/movement/continuation/started-schedule.ts';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import { numbersTo } from '../../../src/basics/numbers-to.ts';
import type { MovementProblem } from '../../../src/movement/problem.ts';
import { movementErrors } from '../../../src/movement/validate.ts';
import type { CommandAnswer, CommandContext } from '../command/command.ts';
import { readContinueArguments, type ContinueCall } from './continue-arguments.ts';
import { readTextFile } from '../command/text-file.ts';
import { textTable } from '../command/text-table.ts';
import { jsonDocument } from '../command/json.ts';
import { problemAnswer } from '../command/problems.ts';

/** Errors that played rounds may have, because mistakes happen; a schedule with any other error is refused. */
const MAY_HAPPEN: ReadonlySet<MovementProblem['code']> = new Set(['replay', 'not-shared', 'wrong-line']);

/** `etui movement --continue`: the continuations of a schedule after a change, best first. */
export async function continuedMovement(args: readonly string[], context: CommandContext): Promise<CommandAnswer> {
  const { json, language } = context;
  const words = continueCommandWords[language];
  const call = readContinueArguments(args, language);
  if (call.problem !== undefined) return { exit: 2, out: '', messages: [call.problem, words.usage] };
  const running = await readSchedule(call, language);
  if ('messages' in running) return { exit: 1, out: '', messages: running.messages };
  if (call.after > running.rounds.length) {
    return { exit: 2, out: '', messages: [words.tooLate(call.after, running.rounds.length), words.usage] };
  }
  const answer = proposeContinuations(running, call.change);
  if (isContinuationProblem(answer)) {
    const message = continuationProblemSentence(answer, language);
    return problemAnswer({ ...answer, message }, json);
  }
  const taken = call.take === null ? undefined : answer[call.take - 1];
  if (call.take !== null && !taken) {
    return { exit: 2, out: '', messages: [words.noProposal(call.take, answer.length), words.usage] };
  }
  if (json)
    return { exit: 0, out: jsonDocument(proposalsJson(running, taken ? [taken] : answer, language)), messages: [] };
  const list = [
    changeWords[language].frozen(running.frozen),
    ...answer.map((proposal, index) => proposalText(proposal, index + 1, language)),
  ];
  const schedule = taken ? [scheduleTable(taken, language)] : [];
  return { exit: 0, out: `${[...list, ...schedule].join('\n\n')}\n`, messages: [] };
}

/** The schedule of the file, of which so many rounds have started. */
async function readSchedule(
  { file, boardsPerRound, copies, after }: ContinueCall,
  language: Language,
): Promise<RunningSchedule | { readonly messages: readonly string[] }> {
  const read = await readTextFile(file);
  if (read.kind === 'problem') return { messages: [commandLineWords[language][read.code](file, read.reason)] };
  const name = path.basename(file, path.extname(file));
  const spec = readMovementCsv(read.text, { name, boardsPerRound, copies });
  if (spec.kind === 'problems') {
    return {
      messages: spec.problems.map(
        (problem) => `${file}:${problem.line}: ${movementCsvProblemSentence(problem, language)}`,
      ),
    };
  }
  const movement = makeMovement(spec);
  const errors = isMovement(movement) ? movementErrors(movement).filter(({ code }) => !MAY_HAPPEN.has(code)) : [];
  if (!isMovement(movement) || errors.length > 0) {
    return {
      messages: errors.map((error) => `${file}: ${movementProblemSentence({ severity: 'error', ...error }, language)}`),
    };
  }
  return startedSchedule(movement, after);
}

/** The continuations as JSON: each with its rule, its figures, the pairs that sit elsewhere, and its schedule. */
function proposalsJson(running: RunningSchedule, proposals: readonly Proposal[], language: Language): unknown {
  return {
    frozen: running.frozen,
    proposals: proposals.map(({ rule, figures, shifts, warnings, schedule }) => ({
      rule,
      sentence: continuationRuleSentence(rule, language),
      figures,
      warnings: warnings.map((warning) => ({ ...warning, message: continuationWarningSentence(warning, language) })),
      shifts: shifts.map((shift) => ({ ...shift, message: shiftSentence(shift, language) })),
      schedule: playableRounds(schedule, figures).map((cells) =>
        cells.filter(isPlayed).map(({ table, ns, ew, boards }) => ({ table, ns, ew, boards })),
      ),
      sitOuts: playableRounds(schedule, figures).map((cells, index) => sittingOut(schedule, cells, index)),
    })),
  };
}

/** The rounds with the boards that are really played; a table that has none left does not play. */
function playableRounds(
  { rounds }: RunningSchedule,
  { unplayable }: Pick<Proposal['figures'], 'unplayable'>,
): readonly (readonly ScheduleCell[])[] {
  const known = new Map(unplayable.map(({ round, table, boards }) => [`${round} ${table}`, boards]));
  return rounds.map((cells, index) =>
    cells.flatMap((cell) => {
      const boards = cell.boards.filter((board) => !known.get(`${index + 1} ${cell.table}`)?.includes(board));
      return boards.length > 0 ? [{ ...cell, boards }] : [];
    }),
  );
}

/** A continuation as text: its sentence, figures and warnings, and the pairs that sit elsewhere. */
function proposalText(proposal: Proposal, place: number, language: Language): string {
  const { rule, figures, warnings, shifts } = proposal;
  const lines = [
    continuationRuleSentence(rule, language),
    changeWords[language].figures(
      { ...figures, sitOuts: figures.sitOuts.most },
      formatDecimal(figures.balance, 0, language),
    ),
    warnings.map((warning) => continuationWarningSentence(warning, language)).join(', '),
    shifts.map((shift) => shiftSentence(shift, language)).join(' '),
  ].filter((line) => line !== '');
  return lines.map((line, index) => `${index === 0 ? `${place}`.padStart(2) : '  '}  ${line}`).join('\n');
}

function scheduleTable({ schedule, figures }: Proposal, language: Language): string {
  const words = movementCommandWords[language];
  const tables = numbersTo(schedule.tables);
  const columns = [
    { head: words.round, align: 'right' } as const,
    ...tables.map((table) => ({ head: words.table(table), align: 'left' }) as const),
    { head: continueCommandWords[language].sitOut, align: 'left' } as const,
  ];
  const lines = playableRounds(schedule, figures).map((cells, index) => [
    String(index + 1),
    ...tables.map((table) => cellText(cells.find((cell) => cell.table === table))),
    sittingOut(schedule, cells, index).join(', '),
  ]);
  return `${textTable(columns, lines)}\n${words.legend}`;
}

/** `1-14: 3-4`, or `3-4+28` where boards were added; empty where nobody plays. */
function cellText(cell: ScheduleCell | undefined): string {
  if (!cell || !isPlayed(cell)) return '';
  const boards = runsOf(cell.boards).map(([first, last]) => (first === last ? first : `${first}-${last}`));
  return `${cell.ns}-${cell.ew}: ${boards.join('+')}`;
}

/** The pairs that sit out a round (from 0) of which these tables are played, without the pairs that are missing. */
function sittingOut(
  { rounds, pairs, gone }: RunningSchedule,
  playable: readonly ScheduleCell[],
  index: number,
): number[] {
  const playing = new Set(playable.filter(isPlayed).flatMap(({ ns, ew }) => [ns, ew]));
  const away = new Set([...gone, ...(rounds[index] ?? []).flatMap(({ absent }) => absent)]);
  const before = new Set(
    rounds
      .slice(0, index + 1)
      .flat()
      .flatMap(({ ns, ew }) => [ns, ew]),
  );
  return pairs.map(({ number }) => number).filter((pair) => before.has(pair) && !playing.has(pair) && !away.has(pair));
}
