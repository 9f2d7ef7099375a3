/** The script of a result page: draws the sheet that the address names from the data in the file. It asks nobody. */
import { LANGUAGES, type Language } from '../../src/language.ts';
import { pageElements, sheetNamed } from '../../src/page/frame.ts';
import { unpackPage } from '../../src/page/pack.ts';
import type { PageLink, PageLogo, PageSheet } from '../../src/page/sheet.ts';
import { address, readAddress } from './address.ts';
import { findRows } from './finding.ts';
import { mount } from './mount.ts';
import { sortByHead } from './sorting.ts';
import './page.css';

const DATA = 'results';
const CARD = /^card-/;

const { language: first, texts } = unpackPage(document.getElementById(DATA)?.textContent ?? '');
let language: Language = first;
let open: PageSheet | null = null;
let back: PageLink | null = null;
let own: string | null = null;
const logo = logoInHead();

/** The logo that the file is written with: it is in no other place. */
function logoInHead(): PageLogo | null {
  const picture = document.querySelector<HTMLImageElement>('.logo');
  const side = (name: string) => Number(picture?.getAttribute(name));
  return picture && { src: picture.src, width: side('width'), height: side('height') };
}

/** The sheet that the address names. A language in it is the one that the reader chose, here or on another page. */
function sheetInAddress(): PageSheet | null {
  const asked = readAddress(location.hash);
  language = asked.language ?? language;
  const page = texts[language];
  return sheetNamed(page, asked.sheet) ?? page.sheets[0] ?? null;
}

function draw(): void {
  const sheet = sheetInAddress();
  const page = texts[language];
  if (!sheet) return;
  if (CARD.test(sheet.name)) own = sheet.name;
  open = sheet;
  if (back) back = { ...back, text: sheetNamed(page, back.to)?.title ?? back.text };
  document.documentElement.lang = language;
  document.title = sheet === page.sheets[0] ? page.title : `${sheet.title} – ${page.title}`;
  document.body.replaceChildren(...pageElements(page, { language, sheet, back, own, logo }).map(mount));
  for (const link of document.querySelectorAll('a')) {
    link.setAttribute('href', address(link.getAttribute('href') ?? '', language));
  }
}

/** Goes to the sheet that the address names now. The one before it stands behind the way back. */
function go(): void {
  const before = open;
  const sheet = sheetInAddress();
  if (before !== null && before.name === sheet?.name) {
    const isLanguage = document.activeElement?.closest('[data-language]') !== null;
    draw();
    document.querySelector<HTMLElement>(isLanguage ? `[data-language="${language}"]` : 'h2')?.focus();
    return;
  }
  const isReturn = back !== null && back.to === sheet?.name;
  back = before === null || isReturn ? null : { text: before.title, to: before.name };
  draw();
  scrollTo(0, 0);
  document.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

function press(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  if (button.dataset['sort'] !== undefined) sortByHead(button, language);
  const chosen = LANGUAGES.find((one) => one === button.dataset['language']);
  // Whoever comes back to this address, or opens it again, finds the language in it.
  if (chosen) location.replace(address(`#${open?.name ?? ''}`, chosen));
}

addEventListener('hashchange', go);
document.addEventListener('click', press);
document.addEventListener('input', findRows);
draw();
