/** Why a file can't be the club's logo. */
export type LogoFault = 'tooLarge' | 'tooSmall' | 'otherKind' | 'tooManyPixels' | 'otherColours' | 'damaged';

/** The club's logo as it travels in JSON; the picture in base64. */
export interface LogoView {
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly picture: string;
}

/** Of a picture, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}
