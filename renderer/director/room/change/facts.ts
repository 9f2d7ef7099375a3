import type { CellView, EntryView, SectionView, SessionView } from '../../../../main/club/model/session.ts';
import { isIndividualSpec, type EventMovementSpec } from '../../../../src/movement/event-movement.ts';
import { qualityIfCut } from '../../../../src/movement/individual/cut.ts';
import type { IndividualQuality } from '../../../../src/movement/individual/quality.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import { roundAhead, type RoundAhead } from '../../../../src/session/round-ahead.ts';
import { CHANGE_FIELDS, parseFigure, type ChangeDraft, type ScheduleChangeKind } from './draft.ts';

/** What the schedule says about the typed pair or table, so that the director can check it. */
export type ChangeFact =
  | { readonly kind: 'rounds'; readonly rounds: number }
  | { readonly kind: 'boards'; readonly boards: number }
  /** What an individual is with fewer rounds, and its balance as it stands. */
  | { readonly kind: 'cut'; readonly rounds: number; readonly balance: number; readonly cut: IndividualQuality }
  | { readonly kind: 'movement'; readonly spec: EventMovementSpec; readonly rounds: number; readonly boards: number }
  | { readonly kind: 'pair'; readonly entry: EntryView }
  | { readonly kind: 'table'; readonly cell: CellView; readonly ns: EntryView; readonly ew: EntryView }
  /** A round that began by a few results alone. */
  | ({ readonly kind: 'ahead' } & RoundAhead)
  /** Pairs without opponents in a round. */
  | { readonly kind: 'alone'; readonly round: number; readonly pairs: readonly number[] };

export function changeFacts(kind: ScheduleChangeKind, draft: ChangeDraft, section: SectionView): readonly ChangeFact[] {
  switch (kind) {
    case 'rounds':
      return [{ kind, rounds: section.rounds }, ...cutFact(section, parseFigure(draft.rounds))];
    case 'boards-per-round': {
      const cell = section.cells.find(({ round }) => round === parseFigure(draft.from));
      return cell ? [{ kind: 'boards', boards: cell.boards.length }] : [];
    }
    case 'pair-leaves':
    case 'pair-replaced': {
      const entry = section.entries.find(({ number }) => number === parseFigure(draft.pair));
      return entry ? [{ kind: 'pair', entry }] : [];
    }
    case 'merge-tables': {
      const round = parseFigure(draft.from);
      return round === null || round > section.rounds ? [] : [{ kind: 'alone', round, pairs: aloneIn(section, round) }];
    }
    case 'sat-wrong-way':
    case 'wrong-boards':
    case 'wrong-opponents':
      return (['table', 'otherTable'] as const)
        .filter((field) => CHANGE_FIELDS[kind].includes(field))
        .flatMap((field) => tableFact(section, parseFigure(draft.round), parseFigure(draft[field])));
    case 'other-movement':
      return [{ kind: 'movement', spec: section.spec, rounds: section.rounds, boards: section.boardsPerRound }];
    case 'late-pairs':
    case 'skip-forgotten':
      return [];
  }
}

/** A round that results typed by mistake may have started: it and all before it stay as they are. */
export function aheadFact(session: SessionView, section: SectionView): readonly ChangeFact[] {
  const ahead = roundAhead(session, section);
  return ahead ? [{ kind: 'ahead', ...ahead }] : [];
}

function cutFact({ spec, rounds }: SectionView, typed: number | null): ChangeFact[] {
  if (!isIndividualSpec(spec) || typed === null || typed >= rounds) return [];
  const [now, cut] = [qualityIfCut(spec, rounds), qualityIfCut(spec, typed)];
  return now && cut ? [{ kind: 'cut', rounds: typed, balance: now.balance, cut }] : [];
}

/** A table of teams names the teams. */
function tableFact(section: SectionView, round: number | null, table: number | null): ChangeFact[] {
  const cell = section.cells.find((one) => one.round === round && one.table === table);
  const [ns, ew] = [cell?.ns, cell?.ew].map((id) => {
    const [ranked] = id === undefined ? [] : entriesRankedBy(section, id);
    return section.entries.find((entry) => entry.id === ranked);
  });
  return cell && ns && ew ? [{ kind: 'table', cell, ns, ew }] : [];
}

/** The pairs without opponents in a round. Absent pairs are left out. */
function aloneIn({ cells, entries, gone }: SectionView, round: number): readonly number[] {
  const ofRound = cells.filter((cell) => cell.round === round);
  const busy = new Set(ofRound.filter(({ sitOut }) => !sitOut).flatMap(({ ns, ew }) => [ns, ew]));
  const away = new Set([...gone, ...ofRound.flatMap(({ absent }) => absent)]);
  return entries.filter(({ id, phantom }) => !phantom && !busy.has(id) && !away.has(id)).map(({ number }) => number);
}

/** The board sets of a section, in order of their first boards. */
export function setsOf({ cells }: SectionView): readonly (readonly number[])[] {
  const sets = new Map<number, readonly number[]>();
  for (const { boards } of cells) {
    const [first] = boards;
    if (first !== undefined && boards.length > (sets.get(first)?.length ?? 0)) sets.set(first, boards);
  }
  return [...sets].toSorted(([a], [b]) => a - b).map(([, boards]) => boards);
}
