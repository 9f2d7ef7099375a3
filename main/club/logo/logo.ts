import type { StoredLogo } from '../../store/logos.ts';
import { changeClub } from '../change.ts';
import type { Club } from '../club.ts';
import type { LogoView } from '../model/logo.ts';
import type { ClubProblem } from '../problem.ts';
import { readPicture } from './picture.ts';

/** The club's logo, whose bytes are known to be a whole picture; null where it has none. */
export function readLogo({ store }: Club): StoredLogo | null {
  return store.logos.read();
}

/** What papers have of the logo: nothing where its bytes were damaged in the file, since no press prints those. */
export async function readLogoForPaper(
  club: Club,
): Promise<{ readonly logo: StoredLogo | null; readonly isLogoDamaged: boolean }> {
  const logo = readLogo(club);
  const isLogoDamaged = logo !== null && typeof (await readPicture(logo.picture)) === 'string';
  return { logo: isLogoDamaged ? null : logo, isLogoDamaged };
}

/** The logo as it travels; what answers nothing else may hold no null alone. */
export interface LogoAnswer {
  readonly logo: LogoView | null;
}

export function logoView(club: Club): LogoAnswer {
  const stored = readLogo(club);
  return { logo: stored && { ...stored, picture: Buffer.from(stored.picture).toString('base64') } };
}

/** Changes the logo to the bytes of a file, or takes it away. A file that is no logo is refused with its fault. */
export async function changeLogo(club: Club, bytes: Uint8Array | null): Promise<LogoAnswer | ClubProblem> {
  const picture = bytes && (await readPicture(bytes));
  if (typeof picture === 'string') return { kind: 'problem', code: 'logoNotPossible', fault: picture };
  return changeClub(club, { kind: 'settings', answerOf: () => logoView(club) }, ({ add }): LogoAnswer => {
    club.store.logos.write(add(), picture);
    return logoView(club);
  });
}
