import { describe, expect, test } from 'vitest';
import { matchStandingSentence } from '../../../../src/language/derivation/match-standing.ts';
import { rankedMatchSentence } from '../../../../src/language/derivation/ranked-match.ts';
import type { Language } from '../../../../src/language.ts';
import { deriveMatchStanding } from '../../../../src/scoring/derivation/match-standing.ts';
import { deriveRankedMatch } from '../../../../src/scoring/derivation/ranked-match.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { rankMatches } from '../../../../src/scoring/ranked-matches.ts';
import type { RankedMatches } from '../../../../src/scoring/ranked-matches/ranked.ts';
import type { GivenMatchResult, MatchesToRank } from '../../../../src/scoring/ranked-matches/stage.ts';
import type { MatchTeam } from '../../../../src/scoring/teams/team.ts';
import { VICTORY_POINT_SCALES as SCALES } from '../../../../src/scoring/victory-points/scales.ts';
import { poule } from '../../scoring/ranked-matches/poule.ts';
import { swissPairs } from '../../scoring/ranked-matches/swiss-pairs.ts';

const NAMES = ['', 'Jura', 'Vosges', 'Ardennes', 'Cévennes', 'Pennines', 'Cheviots', 'Cotswolds'];
const plain = (text: string | null): string | null => text && text.replaceAll(/[\u00a0\u202f]/g, ' ');

function standing(ranked: RankedMatches, entry: number, language: Language): string | null {
  const derived = deriveMatchStanding(ranked, ranked.ranking, entry);
  return plain(derived && matchStandingSentence(derived, (one) => NAMES[one] ?? '', language));
}

function matchOf(ranked: RankedMatches, key: string, team: MatchTeam, language: Language): string | null {
  const derived = deriveRankedMatch(ranked, key, team);
  return plain(derived && rankedMatchSentence(derived, SCALES['wbf-discrete'], language));
}

function given(result: GivenMatchResult, change: Partial<MatchesToRank> = {}): RankedMatches {
  return rankMatches({ ...poule(), ...change, results: new Map([['1: 3-6', result]]) });
}

function ofPairs(method: 'matchpoints' | 'cross-imps', language: Language): string | null {
  const derived = deriveRankedMatch(swissPairs(method), '1: 1-5', 'home');
  const scale = method === 'matchpoints' ? SCALES['ebu-swiss-pairs'] : SCALES['wbf-discrete'];
  return plain(derived && rankedMatchSentence(derived, scale, language));
}

describe('a place', () => {
  const ranked = rankMatches(poule({ ties: 'wbf' }));

  test('is the sum of its matches, and what split it', () => {
    expect(standing(ranked, 5, 'en')).toBe('Place 1: 17 + 13 + 19 + 18 + 20 + 14 = 101.');
    expect(standing(ranked, 6, 'en')).toBe(
      'Place 2: 17 + 11 + 7 + 3 + 6 + 17 = 61; split by own meetings: 11, Cévennes (9).',
    );
    expect(standing(ranked, 3, 'en')).toBe(
      'Place 5: 3 + 9 + 10 + 11 + 12 + 6 = 51; split by quotient of IMPs: 0.864, Jura (0.804).',
    );
    expect(standing(ranked, 3, 'fr')).toBe(
      'Place 5 : 3 + 9 + 10 + 11 + 12 + 6 = 51 ; départagés par quotient d’IMPs : 0,864, Jura (0,804).',
    );
  });

  test('is shared, without a match, after a penalty, or of a team that left', () => {
    const shared = rankMatches(poule());
    expect(standing(shared, 4, 'en')).toBe('Place 2=: 3 + 9 + 12 + 10 + 19 + 8 = 61; shared with Cheviots.');
    expect(standing(shared, 4, 'fr')).toBe('Place 2= : 3 + 9 + 12 + 10 + 19 + 8 = 61 ; partagée avec Cheviots.');
    const first = rankMatches(poule({ through: 1 }));
    expect(standing(first, 1, 'en')).toBe('No match counts.');
    expect(standing(rankMatches(poule({ through: 0 })), 1, 'fr')).toBe('Aucun match ne compte.');
    const penalties = [{ entry: 2, kind: 'penalty', amount: exact(2), unit: 'victory-points', match: null }] as const;
    expect(standing(rankMatches({ ...poule({ through: 1 }), penalties }), 2, 'en')).toBe(
      'Place 3: 14; penalty 2 victory points, −2 (Law 90); total 12.',
    );
    const left = rankMatches(poule({ withdrawals: [{ contestant: 2, afterRound: 5 }] }));
    expect(standing(left, 2, 'en')).toBe('Withdrawn, its results stand: 14 + 8 + 9 + 1 = 32.');
    const gone = rankMatches(poule({ withdrawals: [{ contestant: 2, afterRound: 3 }] }));
    expect(standing(gone, 2, 'fr')).toBe('Retirée, ses résultats sont annulés : aucun match ne compte.');
  });
});

describe('a match', () => {
  test('by its boards', () => {
    const ranked = rankMatches(poule());
    expect(matchOf(ranked, '6: 1-6', 'home', 'en')).toBe(
      '14: +16 IMPs on 16 boards; 14–6, WBF discrete 20-0, 16 boards: won by 13 to 17 IMPs.',
    );
  });

  test('that isn’t played', () => {
    const ranked = rankMatches(poule({ withdrawals: [{ contestant: 2, afterRound: 5 }] }));
    expect(matchOf(ranked, '6: 2-5', 'away', 'en')).toBe(
      '17: the match is not played; own average 16.2, converse of the opponents’ average 12, fixed award 12; the best of these, rounded up (EBU White Book 2.4.2).',
    );
    expect(matchOf(ranked, '6: 2-5', 'away', 'fr')).toBe(
      '17 : le match n’est pas joué ; propre moyenne 16,2, complément de la moyenne adverse 12, indemnité fixe 12 ; la meilleure des trois, arrondie au-dessus (EBU White Book 2.4.2).',
    );
    expect(matchOf(ranked, '6: 2-5', 'home', 'en')).toBe('Nothing counts: the team is not there.');
    const gone = rankMatches(poule({ withdrawals: [{ contestant: 2, afterRound: 3 }] }));
    expect(matchOf(gone, '1: 2-7', 'away', 'en')).toBe(
      'Nothing counts: a team withdrew before half of its matches, and its results are cancelled (EBU White Book 2.4.2).',
    );
    expect(matchOf(rankMatches(poule({ through: 6 })), '7: 5-3', 'home', 'fr')).toBe(
      'Rien ne compte encore : le match n’est pas terminé.',
    );
  });

  test('forfeited, given, void, against the wrong opponents', () => {
    const forfeit = given({ kind: 'forfeit', by: 'home', result: null });
    expect(matchOf(forfeit, '1: 3-6', 'home', 'en')).toBe(
      '8: the team is not there; the converse of the 12 of its opponents (EBU White Book 2.4.6).',
    );
    const walkover = given({ kind: 'walkover', winner: 'home', result: { home: exact(20), away: exact(0) } });
    expect(matchOf(walkover, '1: 3-6', 'home', 'fr')).toBe(
      '20 : le match n’est pas joué ; attribué pour ce match (EBU White Book 2.4.6).',
    );
    const mismatch = given({ kind: 'mismatch', result: { home: exact(2), away: exact(18) } });
    expect(matchOf(mismatch, '1: 3-6', 'home', 'en')).toBe(
      '2: typed for a match against the wrong opponents (EBU White Book 3.5); 44 to 76 IMPs.',
    );
    expect(matchOf(given({ kind: 'void', grades: null }), '1: 3-6', 'home', 'en')).toBe(
      'Nothing counts: the match is not played.',
    );
  });

  test('of pairs, by matchpoints and by cross-IMPs', () => {
    expect(ofPairs('matchpoints', 'en')).toBe(
      '18: 16 matchpoints, 66.67 %; 18–2, EBU Swiss pairs 20-0, 4 boards: more than 66.61 %, up to 70.36 %.',
    );
    expect(ofPairs('cross-imps', 'fr')).toBe(
      '15 : +11 IMPs contre les autres tables ; ramenés à l’écart de deux tables (EBU White Book 3.1.3) ; 15–5, WBF discrète 20-0, 4 étuis : gagné de 9 à 11 IMPs.',
    );
  });

  test('typed by its totals, with a penalty', () => {
    const penalties = [{ entry: 3, kind: 'penalty', amount: exact(3), unit: 'imps', match: '1: 3-6' }] as const;
    const totals = { kind: 'totals', imps: { home: exact(31), away: exact(8) }, points: null, result: null } as const;
    expect(matchOf(given(totals, { penalties }), '1: 3-6', 'home', 'en')).toBe(
      '15: typed as totals; 31 to 8 IMPs; penalty 3 IMPs (Law 90); 15–5, WBF discrete 20-0, 16 boards: won by 18 to 22 IMPs.',
    );
    const result = { ...totals, imps: null, result: { home: exact(16), away: exact(4) } };
    expect(matchOf(given(result), '1: 3-6', 'home', 'fr')).toBe('16 : saisi par totaux.');
  });
});
