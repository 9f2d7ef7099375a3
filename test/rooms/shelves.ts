import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A file with its text, by its path from the project's folder. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}

export function readSources(root: string, files: readonly string[]): readonly SourceText[] {
  return files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** Folders that hold more files than can be taken in at a glance, with how many. */
export function crowdedFolders(files: readonly string[], most: number): readonly string[] {
  const byFolder = Map.groupBy(files, (file) => path.posix.dirname(file));
  return [...byFolder].filter(([, own]) => own.length > most).map(([folder, own]) => `${folder}: ${own.length} files`);
}

/** Exported names that several files give to different things. */
export function namesWithSeveralHomes(sources: readonly SourceText[]): readonly string[] {
  const homes = new Map<string, string[]>();
  for (const { file, text } of sources) {
    for (const [, name = ''] of text.matchAll(/^export (?:async )?(?:function|const|interface|type|class) (\w+)/gm)) {
      const known = homes.get(name) ?? [];
      if (!known.includes(file)) homes.set(name, [...known, file]);
    }
  }
  return [...homes].filter(([, files]) => files.length > 1).map(([name, files]) => `${name}: ${files.join(', ')}`);
}

/** React components that are too long to be read at once, with how many lines they have. */
export function longComponents(sources: readonly SourceText[], most: number): readonly string[] {
  return sources.flatMap(({ file, text }) => {
    const found: string[] = [];
    let start: { readonly name: string; readonly line: number } | null = null;
    for (const [line, written] of text.split('\n').entries()) {
      const name = /^(?:export )?function ([A-Z]\w*)/.exec(written)?.[1];
      if (name !== undefined) start = { name, line };
      if (written !== '}' || start === null) continue;
      const length = line - start.line + 1;
      if (length > most) found.push(`${file}: ${start.name} has ${length} lines`);
      start = null;
    }
    return found;
  });
}

/** Lines of comments that run past the width of the page; an example of code may. */
export function wideComments(sources: readonly SourceText[], width: number): readonly string[] {
  return sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        /^\s*(?:\/\/|\/?\*)(?! {4})/.test(line) && line.trimEnd().length > width ? [`${file}:${index + 1}`] : [],
      ),
  );
}
