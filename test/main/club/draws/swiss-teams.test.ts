/** The worked Swiss of twelve teams on a real file: drawn, announced, played, ranked, disturbed, and taken back. */
import { describe, expect, test } from 'vitest';
import { chooseDraw } from '../../../../main/club/draws/choose.ts';
import { changeTerms, entryTermsOf } from '../../../../main/club/scoring/terms.ts';
import { announceDraw } from '../../../../main/club/draws/announce.ts';
import { readDrawDoubts } from '../../../../main/club/draws/doubts.ts';
import { verifyResult } from '../../../../main/club/review/verifications.ts';
import { readDraw } from '../../../../main/club/draws/view.ts';
import type { RoundDraw } from '../../../../main/club/model/draws.ts';
import { changeSwissRounds } from '../../../../main/club/schedule/swiss-rounds.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { sectionOf, sessionOf, unwrap } from '../../support.ts';
import { announce, EXAMPLE, expectedRows, play, playedTo, proposal, standings, swiss, type Pair } from './swiss.ts';

const pairsOf = ({ matches }: RoundDraw) => matches.map(({ place, home, away }) => ({ table: place, home, away }));

const meetings = (draw: RoundDraw | null) =>
  draw?.matches.map(({ home, away }) => [home, away].toSorted((a, b) => a - b));
const sorted = (pairs: readonly Pair[]) => pairs.map((pair) => pair.toSorted((a, b) => a - b));

describe('the worked Swiss of twelve teams', () => {
  test('every round is drawn, seated and ranked as in the example, and undo takes the announcement back', () => {
    const { club, session } = swiss();
    for (const round of EXAMPLE.rounds) {
      const isFirst = round.round === 1;
      const view = unwrap(readDraw(club, session, round.round));
      expect(view.states[round.round - 1]).toBe(isFirst ? 'announced' : 'proposed');
      expect(view.open).toEqual([]);
      expect(pairsOf(proposal(club, session, round.round))).toEqual(round.draw);
      const cells = sectionOf(club, session).cells.length;
      announce(club, session, round.round);
      unwrap(undoChange(club, session));
      const undone = unwrap(readDraw(club, session, round.round)).announced;
      expect(undone && pairsOf(undone)).toEqual(isFirst ? round.draw : null);
      expect(sectionOf(club, session).cells).toHaveLength(cells);
      announce(club, session, round.round);
      const { announced, states } = unwrap(readDraw(club, session, round.round));
      expect(states[round.round - 1]).toBe('announced');
      expect(announced && pairsOf(announced)).toEqual(round.draw);
      play(club, session, round);
      expect(standings(club, session)).toEqual(expectedRows(round.standings));
    }
    expect(unwrap(readDraw(club, session, 5)).states).toEqual(['closed', 'closed', 'closed', 'closed', 'in']);
  });

  test('fewer rounds end it sooner, more go on, and undo brings the announced round back', () => {
    const { club, session } = playedTo(2);
    announce(club, session, 3);
    const { cells } = sectionOf(club, session);
    unwrap(changeSwissRounds(club, session, 2));
    expect(sectionOf(club, session)).toMatchObject({ rounds: 2, spec: { rounds: 2 } });
    expect(sessionOf(club, session).matches).toHaveLength(12);
    expect(unwrap(readDraw(club, session, 2)).states).toEqual(['closed', 'in']);
    expect(changeSwissRounds(club, session, 1)).toMatchObject({
      code: 'changeNotPossible',
      cause: { code: 'round-count', given: 1, least: 2, most: 30, now: 2 },
    });
    unwrap(undoChange(club, session));
    expect(sectionOf(club, session).cells).toEqual(cells);
    expect(unwrap(readDraw(club, session, 3)).announced?.matches).toHaveLength(6);
    unwrap(changeSwissRounds(club, session, 6));
    for (const round of EXAMPLE.rounds.slice(2)) {
      announce(club, session, round.round);
      play(club, session, round);
      expect(standings(club, session)).toEqual(expectedRows(round.standings));
    }
    announce(club, session, 6);
    const last = sectionOf(club, session).cells.filter(({ round }) => round === 6);
    expect(last.map((cell) => cell.boards)).toEqual(last.map(() => [41, 42, 43, 44, 45, 46, 47, 48]));
    expect(changeSwissRounds(club, session, 4)).toMatchObject({ cause: { code: 'round-count', least: 5 } });
  });

  test('a late correction: the draw stands, it is said what would be drawn now, and the next draw goes by it', () => {
    const { club, session } = playedTo(3);
    announce(club, session, 4);
    const { drawOfRound4, drawOfRound5 } = EXAMPLE.disturbed.lateCorrection;
    const section = sectionOf(club, session);
    const numbers = new Map(section.entries.map(({ id, number }) => [id, number]));
    const match = sessionOf(club, session).matches.find(
      ({ home, away }) => numbers.get(home) === 1 && numbers.get(away ?? 0) === 9,
    );
    const cell = section.cells.find((one) => one.match?.id === match?.id && one.match?.room === 'closed');
    const line = sessionOf(club, session).results.find(
      ({ round, table, slotBoard }) => round === 3 && table === cell?.table && slotBoard === 19,
    );
    if (!line) throw new Error('the example has no such line');
    const { section: id, round, table, slotBoard, board, ns, ew, version } = line;
    const outcome = { kind: 'score', score: -50 } as const;
    unwrap(
      recordResult(club, session, {
        section: id,
        round,
        table,
        slotBoard,
        board,
        ns,
        ew,
        outcome,
        typed: '',
        expectedVersion: version,
      }),
    );
    const view = unwrap(readDraw(club, session, 4));
    expect(meetings(view.announced)).toEqual(sorted(drawOfRound4.stands));
    expect(meetings(proposal(club, session, 4))).toEqual(sorted(drawOfRound4.wouldHaveBeen));
    const fourth = EXAMPLE.rounds[3];
    if (!fourth) throw new Error('the example has no round 4');
    play(club, session, fourth);
    expect(meetings(proposal(club, session, 5))).toEqual(sorted(drawOfRound5));
  });

  test('a result read otherwise the second time: how many matches it would change is said before the draw', () => {
    const { club, session } = playedTo(3);
    expect(unwrap(readDrawDoubts(club, session, 4)).doubts).toEqual([]);
    const section = sectionOf(club, session);
    const numbers = new Map(section.entries.map(({ id, number }) => [id, number]));
    const match = sessionOf(club, session).matches.find(
      ({ home, away }) => numbers.get(home) === 1 && numbers.get(away ?? 0) === 9,
    );
    const cell = section.cells.find((one) => one.match?.id === match?.id && one.match?.room === 'closed');
    const slot = { section: section.id, round: 3, table: cell?.table ?? 0, slotBoard: 19 };
    unwrap(verifyResult(club, session, { ...slot, outcome: { kind: 'score', score: -50 } }));
    const { doubts } = unwrap(readDrawDoubts(club, session, 4));
    expect(doubts.map(({ item, otherwise }) => [item.finding.code, item.finding.slot, otherwise])).toEqual([
      ['reading', slot, 5],
    ]);
    expect(unwrap(readDrawDoubts(club, session, 3)).doubts).toEqual([]);
    announce(club, session, 4);
    expect(unwrap(readDrawDoubts(club, session, 4)).doubts[0]?.otherwise).toBe(5);
  });

  test('a team that leaves after half: the others go on with a bye, drawn and ranked as in the example', () => {
    const { club, session } = playedTo(3);
    const { team, bye } = EXAMPLE.disturbed.withdrawal;
    const entry = sectionOf(club, session).entries.find(({ number }) => number === team)?.id ?? 0;
    const terms = entryTermsOf(sessionOf(club, session).terms, entry);
    unwrap(changeTerms(club, session, { entries: [{ ...terms, entry, withdrawn: true }] }));
    for (const round of bye.rounds) {
      const drawn = proposal(club, session, round.round);
      expect(pairsOf(drawn)).toEqual(round.draw);
      expect(drawn.bye?.entry).toBe(round.bye);
      announce(club, session, round.round);
      play(club, session, round);
      const played = standings(club, session).filter((row) => row.team !== team);
      expect(played.map((row) => [row.team, row.total])).toEqual(
        expectedRows(round.standings).map((row) => [row.team, row.total]),
      );
    }
  });

  test('a match that is forbidden or made is kept with the proposal, announced, and undone', () => {
    const { club, session } = playedTo(3);
    const drawnBy = { rule: 'top', isLate: false } as const;
    const wish = { kind: 'forbid', pair: [8, 12], until: 4, reason: 'same club' } as const;
    unwrap(chooseDraw(club, session, { round: 4, drawnBy, wishes: [wish] }));
    expect(unwrap(readDraw(club, session, 4)).wishes).toEqual([wish]);
    expect(meetings(proposal(club, session, 4))).not.toContainEqual([8, 12]);
    unwrap(undoChange(club, session));
    expect(unwrap(readDraw(club, session, 4)).wishes).toEqual([]);
    const forced = { kind: 'force', pair: [8, 2], until: 4, reason: '' } as const;
    unwrap(chooseDraw(club, session, { round: 4, drawnBy, wishes: [forced] }));
    announce(club, session, 4);
    expect(meetings(unwrap(readDraw(club, session, 4)).announced)).toContainEqual([2, 8]);
    expect(announceDraw(club, session, { round: 4, key: 'another draw' })).toMatchObject({ code: 'drawMovedOn' });
    expect(announceDraw(club, session, { round: 3, key: '' })).toMatchObject({ code: 'drawInPlay' });
    unwrap(undoChange(club, session));
    expect(unwrap(readDraw(club, session, 4))).toMatchObject({ announced: null, wishes: [forced] });
  });

  test('two kept wishes that can no longer be met are taken back one by one', () => {
    const { club, session } = playedTo(2);
    const drawnBy = { rule: 'top', isLate: false } as const;
    const { matches } = proposal(club, session, 3);
    const [first, second] = matches.map(
      ({ home, away }) => ({ kind: 'force', pair: [home, away], until: 3, reason: '' }) as const,
    );
    if (!first || !second) throw new Error('the round has no two matches');
    unwrap(chooseDraw(club, session, { round: 3, drawnBy, wishes: [first, second] }));
    const entries = [first, second].map(({ pair: [team] }) => {
      const entry = sectionOf(club, session).entries.find(({ number }) => number === team)?.id ?? 0;
      return { ...entryTermsOf(sessionOf(club, session).terms, entry), entry, withdrawn: true as const };
    });
    unwrap(changeTerms(club, session, { entries }));
    expect(unwrap(readDraw(club, session, 3)).proposed).toMatchObject({ problem: { code: 'not-drawn' } });
    const other = { rule: 'closest', isLate: false } as const;
    expect(chooseDraw(club, session, { round: 3, drawnBy: other, wishes: [second] })).toMatchObject({
      code: 'drawNotPossible',
    });
    unwrap(chooseDraw(club, session, { round: 3, drawnBy, wishes: [second] }));
    expect(unwrap(readDraw(club, session, 3))).toMatchObject({ wishes: [second], proposed: { problem: {} } });
    unwrap(chooseDraw(club, session, { round: 3, drawnBy, wishes: [] }));
    expect(proposal(club, session, 3).matches).toHaveLength(5);
  });
});
