import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** One import or re-export, from a file to another file of the project or to a package. */
export interface Import {
  /** Path from the project's folder, with `/`. */
  readonly from: string;
  readonly line: number;
  /** The file's path from the project's folder, or the package as it is written (`hono/streaming`, `node:fs`). */
  readonly to: string;
  readonly isPackage: boolean;
  /** It brings types only, and is gone when the program runs. */
  readonly typeOnly: boolean;
}

/** Every TypeScript file under a folder of the project, sorted. */
export function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}

/** Every import of one file, read from the disk. */
export function importsOf(root: string, file: string): Import[] {
  return importsIn(file, readFileSync(path.join(root, file), 'utf8'));
}

/** Every import in a file's text: static, dynamic and re-exported. */
export function importsIn(file: string, text: string): Import[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: Import[] = [];
  const add = (start: number, specifier: string, typeOnly: boolean) =>
    found.push({ from: file, line: lineAt(text, start), typeOnly, ...target(file, specifier) });
  for (const { start, moduleRequest, entries } of module.staticImports)
    add(start, moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  for (const { start, entries } of module.staticExports) {
    const sources = new Set(entries.flatMap((entry) => entry.moduleRequest?.value ?? []));
    for (const source of sources)
      add(
        start,
        source,
        entries.filter((entry) => entry.moduleRequest?.value === source).every((entry) => entry.isType),
      );
  }
  for (const { start, moduleRequest } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    add(start, /^(['"])(.*)\1$/.exec(written)?.[2] ?? written, false);
  }
  return found;
}

function target(file: string, specifier: string): Pick<Import, 'to' | 'isPackage'> {
  if (specifier.startsWith('.')) {
    const [bare = ''] = specifier.split('?');
    return { to: path.posix.join(path.posix.dirname(file), bare), isPackage: false };
  }
  return { to: specifier, isPackage: true };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/**
 * Circles of files that import each other, each written `a -> b -> a`. Types count: a circle is a circle to its reader.
 */
export function circles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, isPackage } of imports) if (!isPackage) next.set(from, [...(next.get(from) ?? []), to]);
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0) found.push([...trail.slice(at), file].join(' -> '));
    if (at >= 0 || done.has(file)) return;
    for (const other of next.get(file) ?? []) walk(other, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return found;
}
