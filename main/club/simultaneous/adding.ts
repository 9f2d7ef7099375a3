import { randomBytes } from 'node:crypto';
import type { SimultaneousProblem } from '../../../src/simultaneous/problems.ts';
import { packResults } from '../../store/ranking/packed-results.ts';
import type { SourcePlayerRow } from '../../store/ranking/stage-sources.ts';
import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import type { ClubFileInput, OfferedClubView, OfferView } from '../model/simultaneous/files.ts';
import { searchName } from '../players/search-name.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { fieldClub, fieldProblems, readField, type FieldClub } from './field.ts';
import type { FaultyFile, OfferedClub, OfferedPlayer } from './offered.ts';
import { readSentFiles } from './read-files.ts';

/** Reads files of other clubs, and says what adding them would do. Nothing is written. */
export function previewClubs(club: Club, session: number, files: readonly ClubFileInput[]): OfferView | ClubProblem {
  const offer = readOffer(club, session, files);
  return isProblem(offer) ? offer : offer.view;
}

/** After so many clubs it is said how many are written. */
const SLICE = 50;

/** Adds the clubs of some files, all or none. A club that is there already has what it sent replaced. */
export function addClubs(club: Club, session: number, files: readonly ClubFileInput[]): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'stage' }, ({ add, at }): ClubProblem | null => {
    const offer = readOffer(club, session, files);
    if (isProblem(offer)) return offer;
    const { view, taken } = offer;
    if (view.faults.length + view.problems.length > 0 || taken.length === 0)
      return { kind: 'problem', code: 'clubsNotAdded', offer: view };
    const placePlayers = playersPlacer(club, at);
    for (const [done, { offered, gid, packed }] of taken.entries()) {
      if (done > 0 && done % SLICE === 0) club.updates.broadcast({ kind: 'writing', done, of: taken.length });
      const players = placePlayers(offered);
      club.store.stageSources.add(session, add(), {
        gid,
        club: offered.club,
        digest: offered.digest,
        results: packed,
        players,
      });
    }
    return null;
  });
}

/** Takes a club out again. */
export function removeClub(club: Club, session: number, source: string): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'stage' }, ({ add }): ClubProblem | null => {
    const { stageSources } = club.store;
    if (!stageSources.current(session).some(({ gid }) => gid === source))
      return { kind: 'problem', code: 'unknownSource' };
    stageSources.remove(session, add(), source);
    return null;
  });
}

/** A club of a file that can be added. */
interface TakenClub {
  readonly offered: OfferedClub;
  /** Under which it stands: that of its event, or of its earlier table. */
  readonly gid: string;
  readonly packed: Buffer;
}

interface Offer {
  readonly view: OfferView;
  readonly taken: readonly TakenClub[];
}

function readOffer(club: Club, session: number, files: readonly ClubFileInput[]): Offer | ClubProblem {
  const field = readField(club, session);
  if (isProblem(field)) return field;
  const view = readSession(club, session);
  if (isProblem(view)) return view;
  const { offered, faults: unreadable } = readSentFiles(club, files, view.scoring.regulation.undertricks);
  const ownGid = club.store.stageSources.ownGid(session);
  const faults: FaultyFile[] = [...unreadable];
  const taken: TakenClub[] = [];
  const byGid = new Map<string, TakenClub>();
  const replaced = new Map<TakenClub, FieldClub>();
  for (const one of offered) {
    const former = formerOf(one, field.clubs);
    const gid = one.gid ?? former?.source?.gid ?? randomBytes(16).toString('hex');
    const packed = one.results.lines.length === 0 ? null : packResults(one.results);
    const twice = byGid.get(gid);
    const code = faultOf(one, { former, ownGid, isPacked: packed !== null });
    if (code) faults.push({ file: one.file, fault: code });
    else if (twice) faults.push({ file: one.file, fault: { code: 'eventTwice', file: twice.offered.file } });
    else if (packed) {
      const done = { offered: one, gid, packed };
      taken.push(done);
      byGid.set(gid, done);
      if (former) replaced.set(done, former);
    }
  }
  const gone = new Set(replaced.values());
  const others = field.clubs.filter((one) => !gone.has(one));
  const added = taken.map(({ offered: one }) => fieldClub(one.club, one.results, { source: null, players: [] }));
  const clubs = taken.map((one) => offeredView(one.offered, replaced.get(one)?.club ?? null));
  return { view: { clubs, faults, problems: problemsWith(others, added) }, taken };
}

/** The club that is there by the same event, or by a table under the same name. */
function formerOf({ gid, club }: OfferedClub, clubs: readonly FieldClub[]): FieldClub | null {
  const isSame = (one: FieldClub) =>
    gid === null ? one.at === null && isSameName(one.club, club) : one.source?.gid === gid;
  return clubs.find((one) => one.source !== null && isSame(one)) ?? null;
}

interface FaultContext {
  readonly former: FieldClub | null;
  readonly ownGid: string;
  readonly isPacked: boolean;
}

function faultOf(
  { gid, digest, club, results }: OfferedClub,
  { former, ownGid, isPacked }: FaultContext,
): FaultyFile['fault'] | null {
  if (gid === ownGid) return { code: 'ownEvent' };
  if (results.lines.length === 0) return { code: 'noResults' };
  if (!isPacked) return { code: 'tooManyResults' };
  if (club === '') return { code: 'noClub' };
  if (former?.source?.digest === digest && former.undertricks === results.undertricks)
    return { code: 'sameFile', club: former.club };
  const isOlder = former !== null && former.at !== null && results.at !== null && results.at < former.at;
  return isOlder ? { code: 'olderFile', club: former.club } : null;
}

/** What bars clubs from being compared once others are added; names that differ by case alone are one. */
function problemsWith(there: readonly FieldClub[], added: readonly FieldClub[]): readonly SimultaneousProblem[] {
  const names = new Set(there.map(({ club }) => club.toLowerCase()));
  const twice = added.flatMap(({ club }): SimultaneousProblem[] => {
    const isThere = names.has(club.toLowerCase());
    names.add(club.toLowerCase());
    return isThere ? [{ kind: 'problem', code: 'clubTwice', club }] : [];
  });
  if (twice.length > 0) return twice;
  const problems = fieldProblems([...there, ...added]);
  // A club without a common board leaves a single other one without any too.
  const isOfAdded = ({ club }: SimultaneousProblem) => added.some((one) => one.club === club);
  const alone = problems.filter((one) => one.code === 'noCommonBoard' && isOfAdded(one));
  return alone.length > 0 ? problems.filter((one) => one.code !== 'noCommonBoard' || isOfAdded(one)) : problems;
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function offeredView({ file, club, results, players }: OfferedClub, replaces: string | null): OfferedClubView {
  const boards = new Set(results.lines.map(({ board }) => board));
  return {
    file,
    club,
    pairs: results.pairs.length,
    boards: [...boards].toSorted((a, b) => a - b),
    results: results.lines.length,
    named: players.filter((pair) => pair.length > 0).length,
    replaces,
  };
}

/**
 * Places the players of one club after another in this file. Those of an event file keep their global ids: whoever was
 * forgotten here stays so. Of a table the first known player of exactly the name is taken, or a new one.
 */
function playersPlacer({ store }: Club, at: string): (offered: OfferedClub) => readonly SourcePlayerRow[] {
  const idsByGid = new Map([...store.eventFiles.playersByGid()].map(([gid, { id }]) => [gid, id]));
  const idsByName = new Map<string, number>();
  const ofEvent = (gid: string, name: string): number =>
    store.eventFiles.addPlayer({ gid, name, searchName: searchName(name), sameAs: null, forgottenAt: at, numbers: [] });
  const ofTable = (name: string): number => store.players.idsOf(name)[0] ?? store.players.add(name, searchName(name));
  const placed = ({ gid, name }: OfferedPlayer): number => {
    const [known, key] = gid === null ? [idsByName, name] : [idsByGid, gid];
    const id = known.get(key) ?? (gid === null ? ofTable(name) : ofEvent(gid, name));
    known.set(key, id);
    return id;
  };
  return ({ players }) =>
    players.flatMap((pair, index) =>
      pair.slice(0, 2).map((player, seat): SourcePlayerRow => ({
        pair: index,
        place: seat === 0 ? 1 : 2,
        player: placed(player),
      })),
    );
}
