import { describe, expect, test } from 'vitest';
import { reviewSession } from '../../../src/review/review.ts';
import { board, codes, read, session } from './support.ts';

// Board 1: nobody vulnerable. Board 2: North-South. Board 3: East-West. Board 4: both.
describe('a result that stands out on its board', () => {
  test.each([
    ['the side stands alone in the strain of the room', 1, '4he=', ['4hn=', '4hn+1', '4hs=', '3hn+1', '4hn-1'], 'side'],
    [
      'the side stands alone at five tables, in the suit of all others',
      1,
      '4he=',
      ['4hn=', '4hn+1', '4hs=', '3hn+1'],
      'side',
    ],
    ['a score with the sign of the other side', 1, '-420', ['4hn=', '4hn+1', '4hs=', '4hn=', '3nts='], 'side'],
    ['minus one for plus one', 2, '4hn-1', ['4hn+1', '4hn+1', '4hs+1', '4hn+1', '4hs+2'], 'sign'],
    ['made for down', 2, '4hn+2', ['4hn-2', '4hn-2', '4hs-2', '4hn-2', '4hs-3'], 'sign'],
    ['a score of the other vulnerability', 4, '-500', ['2sxn-3', '2sxn-3', '-800', '-800', '2sxs-3'], 'vulnerability'],
    ['a slam where nobody took twelve tricks', 1, '6sn=', ['4sn=', '4sn=', '4ss+1', '4sn=', '4sn-1'], 'slam'],
    ['far from everything', 2, '5dxs-5', ['1ntn-1', '1ntn-1', '2de-1', '2de-2', '2de-1'], 'far'],
  ])('%s', (_, number, odd, others, code) => {
    expect(codes(board(number, ...others, odd))).toEqual([`${code} ${others.length + 1}`]);
  });

  test.each([
    ['a sacrifice against the room', 1, '5cxe-2', ['4hn=', '4hn+1', '4hs=', '3hn+1', '4hn-1']],
    ['one pair bids the slam the others make in game', 1, '6sn=', ['4sn+2', '4sn+2', '4ss+1', '4sn+2', '4sn+2']],
    ['one trick less than the room', 2, '4hn-1', ['4hn=', '4hn=', '4hs=', '4hn=', '4hs=']],
    ['a board that both sides play', 1, '2se=', ['2sn=', '2sw-1', '2hn=', '2sn-1', '3cn=']],
    ['a room of only three others', 1, '4he=', ['4hn=', '4hn+1', '4hs=']],
    ['no trumps beside only four others', 1, '1nte=', ['1ntn=', '1ntn+1', '1nts=', '1nts-1']],
    ['a suit in which not all of only four others played', 1, '4he=', ['4hn=', '4hn+1', '4hs=', '4sn=']],
    ['a score alone beside only four others', 1, '-420', ['4hn=', '4hn=', '4hs=', '4hn=']],
    ['passed out by one table', 1, 'p', ['1ntn=', '1ntn-1', '2se=', '1ntn=', '2sw-1']],
    ['an award', 1, 'a6040', ['4hn=', '4hn+1', '4hs=', '4hn=', '4hn=']],
  ])('nothing is found in %s', (_, number, ordinary, others) => {
    expect(codes(board(number, ...others, ordinary))).toEqual([]);
  });
});

describe('the fix', () => {
  test('turns the declarer to the seat that played it most', () => {
    expect(fixOf(1, '4he=', '4hs=', '4hs+1', '4hs=', '4hn+1', '4hn-1')).toEqual(read('4hs=', 1));
  });

  test('keeps a score typed alone a score', () => {
    expect(fixOf(1, '-420', '4hn=', '4hn=', '4hs=', '4hn=', '4hn=')).toEqual({ kind: 'score', score: 420 });
  });

  test('reads the score at the vulnerability of the board', () => {
    // Three down doubled: 500 not vulnerable, 800 vulnerable (Law 77).
    expect(fixOf(4, '-500', '2sxn-3', '2sxn-3', '2sxs-3', '-800', '-800')).toEqual({ kind: 'score', score: -800 });
  });

  test('brings a slam down to the contract of the room', () => {
    expect(fixOf(1, '6sn=', '4sn=', '4sn=', '4ss+1', '4sn=', '3sn=')).toEqual(read('4sn=', 1));
  });

  test('says how far the score is from the middle of the others', () => {
    const results = board(1, '4hn=', '4hn=', '4hs=', '4hn+1', '4hn+1', '-420');
    const [finding] = reviewSession(session({ results }));
    expect(finding).toMatchObject({ distance: { score: -420, median: 420, imps: 13, others: 5 }, together: 1 });
  });
});

/** What the first fix would write for the last of the results typed. */
function fixOf(number: number, odd: string, ...others: string[]) {
  const [finding] = reviewSession(session({ results: board(number, ...others, odd) }));
  return finding?.fixes[0]?.[0]?.outcome;
}
