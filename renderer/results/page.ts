/** The script of a result page: draws the sheet that the address names from the data in the file. It asks nobody. */
import type { Language } from '../../src/language.ts';
import { pageElements, sheetNamed } from '../../src/page/frame.ts';
import { unpackPage } from '../../src/page/pack.ts';
import type { PageLink, PageLogo, PageSheet } from '../../src/page/sheet.ts';
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

function sheetInAddress(): PageSheet | null {
  const page = texts[language];
  return sheetNamed(page, decodeURIComponent(location.hash.slice(1))) ?? page.sheets[0] ?? null;
}

function draw(): void {
  const page = texts[language];
  const sheet = sheetInAddress();
  if (!sheet) return;
  if (CARD.test(sheet.name)) own = sheet.name;
  open = sheet;
  document.documentElement.lang = language;
  document.title = sheet === page.sheets[0] ? page.title : `${sheet.title} – ${page.title}`;
  document.body.replaceChildren(...pageElements(page, { language, sheet, back, own, logo }).map(mount));
}

/** Goes to the sheet that the address names now. The one before it stands behind the way back. */
function go(): void {
  const sheet = sheetInAddress();
  const isReturn = back !== null && back.to === sheet?.name;
  back = open === null || isReturn ? null : { text: open.title, to: open.name };
  draw();
  scrollTo(0, 0);
  document.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

function press(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  if (button.dataset['sort'] !== undefined) sortByHead(button, language);
  const chosen = button.dataset['language'];
  if (chosen !== 'en' && chosen !== 'fr') return;
  language = chosen;
  if (back) back = { ...back, text: sheetNamed(texts[language], back.to)?.title ?? back.text };
  draw();
  document.querySelector<HTMLElement>(`[data-language="${language}"]`)?.focus();
}

addEventListener('hashchange', go);
document.addEventListener('click', press);
draw();
