/**
 * The worked Swiss of eight pairs on a real file, by matchpoints and by cross-IMPs: drawn, played, ranked, disturbed.
 */
import { describe, expect, test } from 'vitest';
import { announceDraw } from '../../../../main/club/draws/announce.ts';
import { chooseDraw } from '../../../../main/club/draws/choose.ts';
import { readDraw } from '../../../../main/club/draws/view.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { changeSwissRounds } from '../../../../main/club/schedule/swiss-rounds.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { changeTerms, entryTermsOf } from '../../../../main/club/scoring/terms.ts';
import { explainEntry, explainResult } from '../../../../main/club/standings/explanation.ts';
import { readExplainedTeam } from '../../../../main/club/standings/matches/explanation.ts';
import { standingsAfterRound } from '../../../../main/club/standings/after-round.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { playedByPair } from '../../../../renderer/director/ranking/teams/meetings.ts';
import { withdrawalSentence } from '../../../../renderer/director/ranking/pair/pairStatus.ts';
import type { Language } from '../../../../src/language.ts';
import { withdrawalWords } from '../../../../src/language/screens/withdrawal.ts';
import { SWISS_PAIRS } from '../../../src/scoring/ranked-matches/swiss-pairs.ts';
import { handIn, sectionOf, sessionOf, unwrap } from '../../support.ts';

import {
  SPEC,
  figure,
  swiss,
  proposal,
  announce,
  play,
  playedTo,
  ranking,
  matchOf,
  lineOf,
  correct,
  seatsOf,
  exampleSeats,
  idOf,
  SCORES,
  TEAM_SCORING,
} from './swiss-pairs-event.ts';

describe('the worked Swiss of eight pairs', () => {
  test('by matchpoints: every round is drawn, seated, scored and ranked as in the example, and undone', () => {
    const { club, session } = swiss();
    for (const round of SWISS_PAIRS.rounds) {
      const cells = sectionOf(club, session).cells.length;
      announce(club, session, round);
      expect(seatsOf(unwrap(readDraw(club, session, round.round)).announced?.matches ?? [])).toEqual(
        exampleSeats(round),
      );
      unwrap(undoChange(club, session));
      expect(sectionOf(club, session).cells).toHaveLength(cells);
      announce(club, session, round);
      play(club, session, round);
      const { fields } = unwrap(readStandings(club, session));
      const { matches = [], unit } = fields[0]?.matches ?? {};
      expect(unit).toBe('victory-points');
      for (const { ns, ew, matchpoints, vp } of round.tables) {
        const [home, away] = [idOf(club, session, ns), idOf(club, session, ew)];
        const match = sessionOf(club, session).matches.find((one) => one.home === home && one.away === away);
        const score = matches.find((one) => one.match === match?.id);
        expect([score?.totals.home, score?.totals.away].map((own) => figure(own?.boardPoints.exact))).toEqual(
          matchpoints,
        );
        expect([score?.result.home, score?.result.away].map((own) => figure(own?.exact))).toEqual(vp);
      }
      const totals = Object.fromEntries(ranking(club, session).map(({ pair, vp }) => [pair, vp]));
      expect(totals).toEqual(round.totals);
      const after = unwrap(standingsAfterRound(club, session, round.round));
      expect(after.fields[0]?.rankings[0]?.rows.map(({ total }) => figure(total))).toEqual(
        ranking(club, session).map(({ vp }) => vp),
      );
    }
    expect(ranking(club, session)).toEqual(SWISS_PAIRS.final.byMatchpoints);
    expect(unwrap(readDraw(club, session, 3)).states).toEqual(['closed', 'closed', 'in']);
  });

  test('by cross-IMPs another pair wins, also where the method is changed at the end', () => {
    const { club, session } = playedTo(3);
    unwrap(changeScoring(club, session, { method: 'cross-imps', regulation: 'ebu' }));
    expect(sessionOf(club, session).scoring).toMatchObject({
      method: 'cross-imps',
      matches: { comparison: 'cross-imps', scale: 'wbf-discrete', bye: 1200 },
    });
    expect(ranking(club, session)).toEqual(SWISS_PAIRS.final.byCrossImps);
    unwrap(undoChange(club, session));
    expect(ranking(club, session)).toEqual(SWISS_PAIRS.final.byMatchpoints);
    unwrap(changeScoring(club, session, { method: 'butler', regulation: 'ebu' }));
    expect(sessionOf(club, session).scoring).toMatchObject({
      method: 'butler',
      matches: { comparison: 'butler', scale: 'wbf-discrete' },
    });
    const ofTeams = { ...TEAM_SCORING, comparison: 'imps' } as const;
    expect(changeScoring(club, session, { method: 'butler', regulation: 'ebu', matches: ofTeams })).toMatchObject({
      code: 'matchScoringNotPossible',
      cause: { code: 'only-teams' },
    });
  });

  test('a late correction reaches everybody of the room, and the next draw', () => {
    const { club, session } = playedTo(3);
    correct(club, session, { round: 3, pair: 1, slotBoard: 9 }, { kind: 'score', score: 450 });
    expect(ranking(club, session).map(({ place, tied, pair, vp }) => [place, tied, pair, vp])).toEqual([
      [1, false, 1, 52],
      [2, false, 8, 41],
      [3, false, 2, 36],
      [4, true, 5, 28],
      [4, true, 7, 28],
      [6, false, 6, 23],
      [7, false, 4, 20],
      [8, false, 3, 12],
    ]);
    unwrap(undoChange(club, session));
    expect(ranking(club, session)).toEqual(SWISS_PAIRS.final.byMatchpoints);
  });

  test('average plus is the own average on the other boards of the match', () => {
    const { club, session } = playedTo(3);
    const given = { kind: 'award', ns: 60, ew: 40, nsAverage: 'average-plus', ewAverage: 'average-minus' } as const;
    correct(club, session, { round: 3, pair: 1, slotBoard: 9 }, given);
    const match = matchOf(club, session, 3, 1);
    const score = unwrap(readStandings(club, session)).fields[0]?.matches?.matches.find((one) => one.match === match);
    // 15 of 18 on the three boards played: 5 of 6 on the fourth.
    expect([score?.totals.home, score?.totals.away].map((own) => figure(own?.boardPoints.exact))).toEqual([20, 4]);
    const line = lineOf(club, session, { round: 3, pair: 1, slotBoard: 9 });
    const explained = unwrap(explainResult(club, session, line, 'NS'));
    expect(JSON.stringify(explained.figure)).toContain('average-plus');
  });

  test('a pair that leaves before half is compared with nobody, and the others go on with a bye', () => {
    const { club, session } = playedTo(1);
    const entry = idOf(club, session, 3);
    const terms = entryTermsOf(sessionOf(club, session).terms, entry);
    unwrap(changeTerms(club, session, { entries: [{ ...terms, entry, withdrawn: true }] }));
    const rows = ranking(club, session);
    expect(Object.fromEntries(rows.map(({ pair, vp }) => [pair, vp]))).toEqual({
      1: 16,
      2: 13,
      3: 0,
      4: 2,
      5: 4,
      6: 7,
      7: 0,
      8: 18,
    });
    expect(rows.at(-1)).toMatchObject({ pair: 3, place: 0 });
    const drawn = proposal(club, session, 2);
    // 7 has nothing any more, and is the last without a bye.
    expect(drawn.bye?.entry).toBe(7);
    expect(drawn.matches.map(({ home, away }) => [home, away].toSorted((a, b) => a - b))).toEqual([
      [1, 8],
      [2, 5],
      [4, 6],
    ]);
    unwrap(announceDraw(club, session, { round: 2, key: drawn.key }));
    const cell = sectionOf(club, session).cells.find(({ round }) => round === 2);
    if (!cell) throw new Error('round 2 has no table');
    const outcome = { kind: 'score', score: 400 } as const;
    unwrap(recordResult(club, session, handIn(sectionOf(club, session), cell, { slotBoard: 5, outcome, typed: '' })));
    expect(ranking(club, session).find(({ pair }) => pair === 7)).toMatchObject({ vp: 12 });
    unwrap(changeTerms(club, session, { entries: [{ ...terms, entry }] }));
    expect(ranking(club, session).find(({ pair }) => pair === 7)).toMatchObject({ vp: 26 });
  });

  test('a pair that leaves later keeps its results, and the opponents of its unfinished match have 60 %', () => {
    const { club, session } = playedTo(2);
    const drawn = proposal(club, session, 3);
    unwrap(announceDraw(club, session, { round: 3, key: drawn.key }));
    const { home = 0, away = 0 } = drawn.matches[0] ?? {};
    const vpOf = (pair: number) => ranking(club, session).find((row) => row.pair === pair)?.vp ?? 0;
    const before = new Map([home, away].map((pair) => [pair, vpOf(pair)]));
    const entry = idOf(club, session, home);
    const terms = entryTermsOf(sessionOf(club, session).terms, entry);
    unwrap(changeTerms(club, session, { entries: [{ ...terms, entry, withdrawn: true }] }));
    const cell = sectionOf(club, session).cells.find((one) => one.round === 3 && one.ns !== entry && one.ew !== entry);
    if (!cell) throw new Error('round 3 has no table');
    const outcome = { kind: 'score', score: 400 } as const;
    const [slotBoard = 0] = cell.boards;
    unwrap(recordResult(club, session, handIn(sectionOf(club, session), cell, { slotBoard, outcome, typed: '' })));
    expect(vpOf(away)).toBe((before.get(away) ?? 0) + 12);
    expect(vpOf(home)).toBe(before.get(home));

    const share = playedByPair(sessionOf(club, session), entry);
    const said = (language: Language) => withdrawalSentence(withdrawalWords[language], share, true);
    expect(said('en')).toMatch(/^It leaves after 8 of 12 boards, .*results stand.* drawn no more.* 60\s%/u);
    expect(said('fr')).toMatch(/^Elle part après 8 étuis sur 12, .*résultats restent.* 60\s%/u);
    expect(said('en') + said('fr')).not.toMatch(/average plus|moyenne plus/);
  });

  test('a match that keeps its table by wish is announced at that table', () => {
    const { club, session } = playedTo(1);
    const [first] = proposal(club, session, 2).matches;
    const kept = { kind: 'place', entry: first?.home ?? 0, place: 3, until: 2, reason: '' } as const;
    unwrap(chooseDraw(club, session, { round: 2, drawnBy: { rule: 'top', isLate: false }, wishes: [kept] }));
    const drawn = proposal(club, session, 2);
    unwrap(announceDraw(club, session, { round: 2, key: drawn.key }));
    const seated = unwrap(readDraw(club, session, 2)).announced?.matches ?? [];
    const places = (matches: typeof seated) => new Map(matches.map(({ home, place }) => [home, place]));
    expect(places(seated)).toEqual(places(drawn.matches));
    expect(seated.find(({ home, away }) => [home, away].includes(kept.entry))).toMatchObject({ place: 3, tables: [3] });
  });

  test('with nine pairs each has one bye of 12 at most, drawn late too', () => {
    const { club, session } = swiss({ ...SPEC, pairs: 9, supply: 'shared', first: 'lot' });
    const drawnBy = { rule: 'closest', isLate: true } as const;
    const byes = [1, 2, 3].map((round) => {
      if (round === 3) unwrap(chooseDraw(club, session, { round, drawnBy, wishes: [] }));
      const drawn = proposal(club, session, round);
      unwrap(announceDraw(club, session, { round, key: drawn.key }));
      const cells = sectionOf(club, session).cells.filter((one) => one.round === round);
      expect(cells.map(({ boards }) => boards[0])).toEqual([1, 2, 3, 4].map((board) => board + 4 * (round - 1)));
      for (const cell of cells) {
        for (const slotBoard of cell.boards) {
          const outcome = { kind: 'score', score: SCORES[(slotBoard * cell.table) % SCORES.length] ?? 90 } as const;
          const line = handIn(sectionOf(club, session), cell, { slotBoard, outcome, typed: '' });
          unwrap(recordResult(club, session, line));
        }
      }
      return drawn.bye?.entry ?? 0;
    });
    expect(new Set(byes).size).toBe(3);
    const rows = ranking(club, session);
    // Four matches of 20 and a bye of 12 in each of three rounds.
    expect(rows.reduce((sum, { vp }) => sum + vp, 0)).toBe(3 * (4 * 20 + 12));
    expect(rows.map(({ place }) => place)).not.toContain(0);
  });

  test('fewer rounds end it sooner, more go on, and undo brings the announced round back', () => {
    const { club, session } = playedTo(2);
    announce(club, session, SWISS_PAIRS.rounds[2] as (typeof SWISS_PAIRS.rounds)[number]);
    const seats = sectionOf(club, session).cells.length;
    unwrap(changeSwissRounds(club, session, 2));
    expect(sectionOf(club, session)).toMatchObject({ rounds: 2, boards: 8, spec: { rounds: 2 } });
    expect(sessionOf(club, session).matches).toHaveLength(8);
    expect(unwrap(readDraw(club, session, 2)).states).toEqual(['closed', 'in']);
    expect(changeSwissRounds(club, session, 1)).toMatchObject({
      code: 'changeNotPossible',
      cause: { code: 'round-count', given: 1, least: 2 },
    });
    unwrap(undoChange(club, session));
    expect(sectionOf(club, session).cells).toHaveLength(seats);
    expect(unwrap(readDraw(club, session, 3)).announced?.matches).toHaveLength(4);
    unwrap(changeSwissRounds(club, session, 5));
    expect(unwrap(readDraw(club, session, 3)).states).toHaveLength(5);
    expect(sectionOf(club, session)).toMatchObject({ rounds: 5, boards: 20 });
  });

  test('every figure of the ranking is explained: the match, its share, and each board', () => {
    const { club, session } = playedTo(3);
    const explained = unwrap(readExplainedTeam(club, session, idOf(club, session, 1)));
    expect(explained.matches.map(({ figure: match }) => match.kind)).toEqual([
      'field-match',
      'field-match',
      'field-match',
    ]);
    expect(explained.matches.map(({ figure: match }) => ('share' in match ? match.share?.exact : null))).toEqual([
      '2/3',
      '7/12',
      '5/8',
    ]);
    const entry = unwrap(explainEntry(club, session, idOf(club, session, 1)));
    expect(entry.boards).toHaveLength(12);
  });
});
