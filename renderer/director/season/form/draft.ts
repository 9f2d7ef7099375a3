import type { SeasonSettings } from '../../../../main/club/model/season.ts';
import type { Language } from '../../../../src/language.ts';
import { formatDay, localDay } from '../../../../src/language/dates.ts';
import { USUAL_SEASON_RULE, type SeasonRule } from '../../../../src/season/rule.ts';
import { readDay } from '../../../shared/when.ts';

/** A rule as it is typed: its numbers and lists as texts, the numbers of each way of counting kept side by side. */
export interface RuleDraft {
  readonly by: SeasonRule['by'];
  readonly worth: SeasonRule['worth']['kind'];
  readonly points: string;
  readonly counting: SeasonRule['counting']['kind'];
  readonly count: string;
  readonly from: string;
  readonly every: string;
  readonly total: SeasonRule['total'];
  readonly least: string;
  readonly partners: string;
  readonly clubs: string;
  readonly ties: SeasonRule['ties'];
}

/** The settings of a season as they are typed. */
export interface SeasonDraft {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly has: string;
  readonly planned: string;
  readonly rules: readonly RuleDraft[];
}

const SEASON_MONTHS = 4;

/** A season of the months around a day, by the mean. */
export function newSeason(today: Date): SeasonSettings {
  const last = new Date(today.getFullYear(), today.getMonth() + SEASON_MONTHS, 0);
  const from = localDay(new Date(today.getFullYear(), today.getMonth(), 1));
  return { name: '', from, to: localDay(last), has: '', planned: null, rules: [USUAL_SEASON_RULE] };
}

export function ruleDraftOf({ name, from, to, has, planned, rules }: SeasonSettings, language: Language): SeasonDraft {
  const day = (written: string | null) => (written === null ? '' : formatDay(written, 'short', language));
  return {
    name,
    from: day(from),
    to: day(to),
    has,
    planned: planned === null ? '' : String(planned),
    rules: rules.map(ruleDraft),
  };
}

export function ruleDraft({ by, worth, counting, total, least, partners, clubs, ties }: SeasonRule): RuleDraft {
  return {
    by,
    worth: worth.kind,
    points: worth.kind === 'place' ? worth.points.join(', ') : '3, 2, 1',
    counting: counting.kind,
    count: counting.kind === 'best' ? String(counting.count) : '8',
    from: counting.kind === 'drop' ? String(counting.from) : '5',
    every: counting.kind === 'drop' ? String(counting.every) : '2',
    total,
    least: String(least),
    partners: String(partners),
    clubs: clubs.join(', '),
    ties,
  };
}

/** The settings of a draft. A number that can't be read is one that the server refuses. */
export function settingsOf(draft: SeasonDraft, today: string): SeasonSettings {
  const day = (typed: string) => (typed.trim() === '' ? null : readDay(typed, today));
  return {
    name: draft.name.trim(),
    from: day(draft.from),
    to: day(draft.to),
    has: draft.has.trim(),
    planned: draft.planned.trim() === '' ? null : Number(draft.planned),
    rules: draft.rules.map(ruleOf),
  };
}

/** Whether a draft has days that can be read. */
export function hasDays({ from, to }: SeasonDraft, today: string): boolean {
  return [from, to].every((typed) => typed.trim() === '' || readDay(typed, today) !== null);
}

function ruleOf(draft: RuleDraft): SeasonRule {
  const { by, worth, counting, total, ties } = draft;
  return {
    by,
    worth: worth === 'place' ? { kind: worth, points: pointsOf(draft.points) } : { kind: worth },
    counting:
      counting === 'best'
        ? { kind: counting, count: Number(draft.count) }
        : counting === 'drop'
          ? { kind: counting, from: Number(draft.from), every: Number(draft.every) }
          : { kind: counting },
    total,
    least: Number(draft.least || '1'),
    partners: by === 'player' ? Number(draft.partners || '0') : 0,
    clubs: listOf(draft.clubs),
    ties,
  };
}

function listOf(typed: string): readonly string[] {
  return typed
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Points with a point or a comma: where a semicolon or a space parts them, a comma is a decimal sign. */
function pointsOf(typed: string): readonly string[] {
  const parts = /[;]/.test(typed)
    ? typed.split(';')
    : /,\s/.test(typed) || !/\s/.test(typed.trim())
      ? typed.split(',')
      : typed.split(/\s+/);
  return parts.map((part) => part.trim().replace(',', '.')).filter((part) => part !== '');
}
