import { isDeepStrictEqual } from 'node:util';
import type { Club } from '../club.ts';
import type { SessionView } from '../model/session.ts';
import type { ChangedCondition } from '../model/publication.ts';
import type { SessionScoring } from '../../../src/scoring/session-scoring.ts';
import type { CachedScores } from '../standings/cached-scores.ts';
import { isSameTerms, termsAsOf, entryTermsOf } from '../scoring/terms.ts';

/** The change at which a ranking was published, and its scoring. */
interface Then {
  readonly change: number;
  readonly scoring: SessionScoring;
}

/**
 * What the ranking depends on beside results and penalties, and has changed since it was published: the scoring, the
 * datums of boards, the unit of handicaps, the scheme of masterpoints, and the terms of pairs, withdrawals among them.
 * What was changed and changed back is not among them.
 * @param scores they have what became of withdrawals
 */
export function changedConditions(
  club: Club,
  session: SessionView,
  then: Then,
  scores: CachedScores,
): readonly ChangedCondition[] {
  return [
    ...changedScoring(club, session, then),
    ...changedDatums(club, session, then),
    ...changedUnit(club, session, then),
    ...changedMasterpoints(club, session, then),
    ...changedTerms(club, session, then, scores),
  ];
}

function changedScoring({ store }: Club, { id, scoring }: SessionView, then: Then): readonly ChangedCondition[] {
  const chosen = store.stageRules.since(id, then.change);
  const [before, after] = [plain(then.scoring), plain(scoring)];
  return chosen === null || isDeepStrictEqual(before, after) ? [] : [{ kind: 'scoring', before, after, ...chosen }];
}

/** The scoring without its version. */
function plain({ method, preset, regulation, fields, matches }: SessionScoring): SessionScoring {
  return { method, preset, regulation, fields, ...(matches && { matches }) };
}

function changedDatums({ store }: Club, { id, datums }: SessionView, { change }: Then): readonly ChangedCondition[] {
  const was = new Map(store.datums.asOf(id, change).map(({ board, score }) => [board, score]));
  const is = new Map(datums.map(({ board, score }) => [board, score]));
  return store.datums.since(id, change).flatMap(({ board, at, author }): ChangedCondition[] => {
    const [before, after] = [was.get(board) ?? null, is.get(board) ?? null];
    return before === after ? [] : [{ kind: 'datum', board, before, after, at, author }];
  });
}

function changedUnit(club: Club, { id, terms }: SessionView, { change }: Then): readonly ChangedCondition[] {
  const signature = club.store.stageRules.termsSince(id, change);
  const [before, after] = [termsAsOf(club, id, change).unit, terms.unit];
  return signature === null || before === after ? [] : [{ kind: 'handicap-unit', before, after, ...signature }];
}

function changedMasterpoints(club: Club, { id, terms }: SessionView, { change }: Then): readonly ChangedCondition[] {
  const signature = club.store.stageRules.termsSince(id, change);
  const [before, after] = [termsAsOf(club, id, change).masterpoints ?? null, terms.masterpoints ?? null];
  const isSame = signature === null || isDeepStrictEqual(before, after);
  return isSame ? [] : [{ kind: 'masterpoints', before, after, ...signature }];
}

function changedTerms(
  club: Club,
  { id, terms, sections }: SessionView,
  { change }: Then,
  scores: CachedScores,
): readonly ChangedCondition[] {
  const was = termsAsOf(club, id, change);
  return club.store.terms.since(id, change).flatMap(({ entry, at, author }): ChangedCondition[] => {
    const [before, after] = [withoutEntry(entryTermsOf(was, entry)), withoutEntry(entryTermsOf(terms, entry))];
    if (isSameTerms(before, after)) return [];
    const section = sections.find(({ entries }) => entries.some((one) => one.id === entry));
    const { withdrawn } = scores.stage?.ranked ?? (section && scores.ranked.get(section.id)) ?? {};
    const outcome = withdrawn?.get(entry) ?? null;
    return [{ kind: 'terms', entry, before, after, outcome, at, author }];
  });
}

function withoutEntry({ handicap, stratum, withoutStanding, withdrawn }: ReturnType<typeof entryTermsOf>) {
  return { handicap, stratum, withoutStanding, ...(withdrawn ? { withdrawn } : {}) };
}
