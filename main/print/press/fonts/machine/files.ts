import { readdir } from 'node:fs/promises';
import path from 'node:path';

const FONT_FILE = /\.(?:ttf|otf|ttc|otc)$/i;
/** Folders in folders beyond this are a circle of links or no fonts. */
const DEEPEST = 6;

/** Fonts of many scripts that systems come with: Windows, macOS, Linux. */
const USUAL =
  /^(?:msyh|msjh|yugoth|meiryo|msgothic|malgun|simsun|leelawui|nirmala|seguisym|seguiemj|seguihis|ebrima|gadugi|mmrtext|pingfang|hiragino|applesdgothicneo|stheiti|arial unicode|apple symbols|thonburi|kohinoor|noto ?sans|noto ?emoji|sourcehansans|wqy|droidsansfallback|unifont|freesans|symbola)/i;
/** Faces that stand beside the upright one of a text weight. */
const STYLED = /bold|bd\.|black|heavy|italic|oblique|thin|light|l\.ttc|serif|mono|condensed|-vf|variable|\[wght\]/i;

/** The font files of folders and of the folders in them: first those that are likely to have a letter and look well. */
export async function listFontFiles(folders: readonly string[]): Promise<FontFiles> {
  const found = (await Promise.all(folders.map((folder) => filesIn(folder, 0)))).flat();
  const files = [...new Set(found)].toSorted();
  const others = files.filter((file) => !isLikely(file));
  return {
    likely: files.filter(isLikely),
    others: [...others.filter((file) => !isStyled(file)), ...others.filter(isStyled)],
  };
}

export interface FontFiles {
  readonly likely: readonly string[];
  readonly others: readonly string[];
}

function isLikely(file: string): boolean {
  return USUAL.test(path.basename(file)) && !isStyled(file);
}

function isStyled(file: string): boolean {
  return STYLED.test(path.basename(file));
}

/** None where the folder can't be read. */
async function filesIn(folder: string, depth: number): Promise<readonly string[]> {
  if (depth > DEEPEST) return [];
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = entries.map(async (entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(place, depth + 1);
    return FONT_FILE.test(entry.name) ? [place] : [];
  });
  return (await Promise.all(found)).flat();
}
