/**
 * The conformance report: every table, worked example and published session that Etui is held against, with how many
 * of the figures it gives. For whoever has to trust the scoring, such as a federation.
 */
import { isDeepStrictEqual } from 'node:util';
import { conformanceFiles, type ConformanceFile } from '../conformance/read.ts';
import { publishedSession } from '../published-session.ts';
import type { Answered } from './answer.ts';
import { IMP_ORACLES, impCases } from './imp-sessions.ts';
import { MASTERPOINT_ORACLES, masterpointCases } from './masterpoint-sessions.ts';
import { MATCHPOINT_ORACLES, matchpointCases } from './matchpoint-sessions.ts';
import { answeredRules } from './rules.ts';

export interface ReportRow {
  /** Folder and file. */
  readonly name: string;
  readonly rule: string;
  readonly source: string;
  readonly status: ConformanceFile<unknown>['status'] | 'published session';
  readonly cases: number;
  readonly passed: number;
  /** Those that were answered otherwise. */
  readonly failures: readonly Failure[];
}

/** A case, what was printed of it and what Etui answers. */
export interface Failure extends Answered {
  readonly asked: unknown;
}

export interface ConformanceReport {
  readonly rows: readonly ReportRow[];
  readonly cases: number;
  readonly passed: number;
}

/** Runs everything. */
export function conformanceReport(): ConformanceReport {
  return reportOf([...ruleRows(), ...sessionRows()]);
}

export function reportOf(rows: readonly ReportRow[]): ConformanceReport {
  const sum = (figure: 'cases' | 'passed'): number => rows.reduce((all, row) => all + row[figure], 0);
  return { rows, cases: sum('cases'), passed: sum('passed') };
}

function ruleRows(): readonly ReportRow[] {
  return answeredRules().flatMap(([folder, answer]) =>
    conformanceFiles(folder).map((file) =>
      rowOf(
        { ...file, name: `${folder}/${file.name}` },
        file.cases.map((given) => ({ asked: given, ...answer(given) })),
      ),
    ),
  );
}

function sessionRows(): readonly ReportRow[] {
  const sessions = [
    ...MATCHPOINT_ORACLES.map((oracle) => ({
      name: oracle.name,
      rule: 'Matchpoints of every board; places, percentages and totals of every pair as far as published',
      cases: matchpointCases(oracle),
    })),
    ...IMP_ORACLES.map((oracle) => ({
      name: oracle.name,
      rule: `IMPs of every board, total and place of every pair (${oracle.method.code})`,
      cases: impCases(oracle),
    })),
    ...MASTERPOINT_ORACLES.map((oracle) => ({
      name: oracle.name,
      rule: `Masterpoints of every pair (${oracle.scheme})`,
      cases: masterpointCases(oracle),
    })),
  ];
  return sessions.map(({ name, rule, cases }) => {
    const { source } = publishedSession(name);
    return rowOf(
      { name: `sessions/${name}`, rule, source, status: 'published session' },
      cases.map(({ what, ...answered }) => ({ asked: what, ...answered })),
    );
  });
}

/** What is known of a row before its cases were asked. */
type Heading = Pick<ReportRow, 'name' | 'rule' | 'source' | 'status'>;

export function rowOf({ name, rule, source, status }: Heading, asked: readonly Failure[]): ReportRow {
  const failures = asked.filter(({ printed, answered }) => !isDeepStrictEqual(answered, printed));
  const cases = asked.length;
  return { name, rule, source, status, cases, passed: cases - failures.length, failures };
}

/** So many wrong cases of a file are printed. */
const SHOWN = 3;

/** The report as plain text. */
export function writeReport({ rows, cases, passed }: ConformanceReport): string {
  return [...rows.flatMap(writeRow), `${passed} of ${cases} cases passed, ${rows.length} files`].join('\n');
}

function writeRow({ name, rule, source, status, cases, passed, failures }: ReportRow): readonly string[] {
  return [
    `${failures.length === 0 ? 'passed' : 'FAILED'}  ${name}: ${passed} of ${cases}`,
    `        ${rule}`,
    `        ${status}: ${source}`,
    ...failures
      .slice(0, SHOWN)
      .flatMap(({ asked, printed, answered }) => [
        `        ${JSON.stringify(asked)}`,
        `          printed  ${JSON.stringify(printed)}`,
        `          answered ${JSON.stringify(answered)}`,
      ]),
    ...(failures.length > SHOWN ? [`        and ${failures.length - SHOWN} more`] : []),
    '',
  ];
}
