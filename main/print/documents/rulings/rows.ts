import type { RulingsCsvRow } from '../../../../src/format/spreadsheet/rulings.ts';
import type { Language } from '../../../../src/language.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { onlySideOf } from '../../../../src/bridge/result/award.ts';
import { awardCells } from '../../../../src/language/game/award.ts';
import { formatTime } from '../../../../src/language/dates.ts';
import { penaltyText } from '../../../../src/language/ranking/penalty.ts';
import { ruledContentText } from '../../../../src/language/game/ruling.ts';
import { lawOfRuled, rulingLogWords } from '../../../../src/language/paper/ruling-log.ts';
import { runsOf } from '../../../../src/movement/board-set.ts';
import type { RulingView } from '../../../club/model/ruling.ts';
import type { SpreadsheetSource } from '../../document.ts';
import { shownBoard } from '../../matches.ts';
import { joinNames } from '../../press/fit.ts';
import { pairLabel, pairNumber, playersOfEntry, printedSections, type PrintedSection } from '../../sections.ts';
import type { PrintSources } from '../../sources.ts';

export interface RulingsMaterial {
  readonly rulings: readonly RulingView[];
}

export function readRulingsMaterial(sources: PrintSources): RulingsMaterial {
  return { rulings: sources.rulings() };
}

/** Rulings and penalties as text, for paper and for spreadsheets. */
export function rulingRows(source: SpreadsheetSource & RulingsMaterial): RulingsCsvRow[] {
  const sections = printedSections(source);
  return source.rulings.map((ruling) => rulingRow(ruling, sections, source.language));
}

function rulingRow({ at, what, note }: RulingView, sections: readonly PrintedSection[], language: Language) {
  const words = rulingLogWords[language];
  const time = formatTime(at, false, language);
  if (what.kind === 'penalty') {
    const { entry, kind } = what.penalty;
    const section = sections.find(({ entries }) => entries.has(entry));
    const law = kind === 'penalty' ? words.lawOf('90') : '';
    const pairs = section ? numbered(section, [entry], sections.length > 1) : '';
    return { time, board: '', table: '', pairs, what: penaltyText(what.penalty, language), law, note };
  }
  const section = sections.find(({ view }) => view.id === what.tables[0]?.section);
  return {
    time,
    board: String(section ? shownBoard(section, what.board) : what.board),
    table: what.everywhere ? words.everywhere : tablesText(what, sections),
    pairs: section ? numbered(section, what.pairs, false) : '',
    what: outcomeText(what, language),
    law: lawText(what, language),
    note,
  };
}

/** Who is ruled about: each pair with its number and players. None where a ruling is on several tables. */
export function ruledPairs({ what }: RulingView, sections: readonly PrintedSection[]): readonly string[] {
  const entries = what.kind === 'penalty' ? [what.penalty.entry] : what.pairs;
  return entries.flatMap((entry) => {
    const section = sections.find((one) => one.entries.has(entry));
    const names = section ? namesOf(section, entry) : '';
    return section && names !== '' ? [`${numbered(section, [entry], sections.length > 1)} ${names}`] : [];
  });
}

/** The players of a pair, or the name of a team. */
function namesOf(section: PrintedSection, entry: number): string {
  const team = section.everybody.get(entry)?.team?.name ?? '';
  return team === '' ? joinNames(playersOfEntry(section, entry)) : team;
}

/** The tables of a ruling in runs, 1–7, 9: shorter than one by one. */
export function tableRuns({ what }: RulingView, sections: readonly PrintedSection[], language: Language): string {
  if (what.kind === 'penalty') return '';
  if (what.everywhere) return rulingLogWords[language].everywhere;
  return sections
    .flatMap(({ view: { id, letter } }) => {
      const tables = what.tables.filter(({ section }) => section === id).map(({ table }) => table);
      const before = sections.length > 1 ? letter : '';
      return runsOf(tables).map(([first, last]) => before + (first === last ? first : `${first}–${last}`));
    })
    .join(', ');
}

/** The tables of a ruling, with the section's letter where there are several. */
function tablesText({ tables }: RuledResult, sections: readonly PrintedSection[]): string {
  const letter = (id: number) =>
    sections.length > 1 ? (sections.find(({ view }) => view.id === id)?.view.letter ?? '') : '';
  return tables.map(({ section, table }) => `${letter(section)}${table}`).join(', ');
}

function numbered(section: PrintedSection, entries: readonly number[], lettered: boolean): string {
  return entries.map((entry) => (lettered ? pairLabel : pairNumber)(section, entry)).join(' – ');
}

type RuledResult = Extract<RulingView['what'], { kind: 'result' }>;

/** The result that counts, and the form of a fouled board. */
function outcomeText({ outcome, form, corrected }: RuledResult, language: Language): string {
  const words = rulingLogWords[language];
  if (outcome === null) return form === null ? '' : words.form(form);
  const given = outcome.kind === 'ruled' ? ruledContentText(outcome, language) : plainText(outcome, language);
  const text = corrected ? words.corrected(given) : given;
  return form === null ? text : `${text}, ${words.form(form)}`;
}

function plainText(outcome: Exclude<Outcome, { kind: 'ruled' }>, language: Language) {
  if (outcome.kind === 'award') return awardCells(outcome, language).join(' / ');
  if (outcome.kind === 'notPlayed') return rulingLogWords[language].cancelled;
  const side = [{ outcome, percent: 100 }];
  return ruledContentText({ ns: side, ew: side }, language);
}

function lawText({ outcome, form, corrected }: RuledResult, language: Language): string {
  const { lawOf } = rulingLogWords[language];
  if (outcome?.kind === 'ruled') return lawOf(lawOfRuled(outcome));
  if (outcome?.kind === 'award') return lawOf(onlySideOf(outcome) === null ? '12C2' : '15B3, 12C2');
  if (form !== null) return lawOf('87');
  return corrected ? lawOf('79C') : '';
}
