/**
 * The notices of everything that comes with Etui: `node scripts/notices.mjs` writes them anew after a change of
 * packages. What is in it is told by the sources, which name packages, and package-lock.json, which names what those
 * need. The same lock file gives the same bytes on every machine. Electron brings its own notices, and Chromium's,
 * beside it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProject } from './project.mjs';

export const NOTICES_FILE = inProject('renderer', 'static', 'third-party-notices.txt');

/** Packages that come as files, without being named by an import. */
const AS_FILES = ['dejavu-fonts-ttf', '@fontsource/inter'];
const ROOMS = ['src', 'main', 'renderer'];
const LINE = '='.repeat(80);

/** The text of the notices. */
export function noticesText() {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  const places = new Set();
  for (const name of [...importedPackages(), ...AS_FILES]) addWithNeeded(packages, `node_modules/${name}`, places);
  const notices = [...places].map((place) => noticeOf(packages, place));
  const sorted = [...new Set(notices)].toSorted(byCode);
  return `${INTRODUCTION}\n${sorted.map((notice) => `${LINE}\n${notice}`).join('\n')}`;
}

/** The same order in every language of a machine. */
function byCode(a, b) {
  return a < b ? -1 : 1;
}

const INTRODUCTION = `Etui is made with the work of others. These are their notices, a package each.
The desktop window is Electron; its notices and those of Chromium stand beside it.
The database is SQLite, which is in the public domain.
`;

/** The packages that the sources of the application name, and those of their style sheets. */
function importedPackages() {
  const names = new Set();
  for (const file of ROOMS.flatMap((room) => filesIn(inProject(room)))) {
    if (!/\.(?:tsx?|css)$/.test(file)) continue;
    // What is only a type, or is electron itself, does not come along.
    const text = readFileSync(file, 'utf8').replace(/import type [^;]*;/g, '');
    for (const [, name] of text.matchAll(/(?:\bfrom|\bimport\(?)\s*['"](@?[a-z][\w./-]*)(?:\?\w+)?['"]/g)) {
      const bare = name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/');
      if (!isBuiltin(bare) && bare !== 'electron') names.add(bare);
    }
  }
  return [...names].toSorted(byCode);
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Adds a package's place in the lock file, and those of what it needs. What is optional is not bundled. */
function addWithNeeded(packages, place, places) {
  if (places.has(place)) return;
  const found = packages[place];
  if (!found) throw new Error(`package-lock.json has no ${place}`);
  places.add(place);
  for (const name of Object.keys(found.dependencies ?? {})) {
    if (!(name in (found.optionalDependencies ?? {}))) addWithNeeded(packages, placeOf(packages, place, name), places);
  }
}

/** Where Node finds a package from another's place: inside it, or beside one of those around it. */
function placeOf(packages, from, name) {
  for (let around = from; ; around = around.slice(0, Math.max(0, around.lastIndexOf('/node_modules/')))) {
    const place = around === '' ? `node_modules/${name}` : `${around}/node_modules/${name}`;
    if (place in packages || around === '') return place;
  }
}

function noticeOf(packages, place) {
  const { version, license } = packages[place];
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const folder = inProject(...place.split('/'));
  const texts = readdirSync(folder)
    .filter(
      (file) => /^(?:licen[cs]e|notice|copying|copyright)(?:[.-]|$)/i.test(file) && !/\.(?:js|json|ts)$/.test(file),
    )
    .toSorted(byCode)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const own = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const text = texts.length > 0 ? texts.join('\n\n') : withoutText(own);
  const terms = license ?? own.license;
  return `${name} ${version}${terms === undefined ? '' : ` (${terms})`}\n\n${tidy(text)}\n`;
}

/** A package without a licence's text: whom it is by, as it says itself, and the usual words. */
function withoutText({ name, author, contributors = [], license }) {
  const people = [author, ...contributors].map((who) => (typeof who === 'string' ? who : who?.name)).filter(Boolean);
  const words = WORDS[license];
  if (!words) throw new Error(`${name} has no text of its licence, ${license}`);
  return `Copyright (c) ${people.join(', ') || `the authors of ${name}`}\n\n${words}`;
}

const WORDS = {
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of
this software and associated documentation files (the "Software"), to deal in
the Software without restriction, including without limitation the rights to
use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of
the Software, and to permit persons to whom the Software is furnished to do so,
subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS
FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER
IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
  ISC: `Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted, provided that the above
copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`,
  Unlicense: 'This is free and unencumbered software released into the public domain.',
};

/** The same on every system, without spaces at the ends of lines. */
function tidy(text) {
  return text
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?|\f/g, '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trim();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(NOTICES_FILE, noticesText());
