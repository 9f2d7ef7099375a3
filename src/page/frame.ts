import { LANGUAGES, type Language } from '../language.ts';
import { bracketElement } from './bracket.ts';
import { element, type PageElement, type PageNode } from './element.ts';
import { glyphElement } from './glyph.ts';
import { handElement } from './hand.ts';
import type { LocalPage, PageBlock, PageLink, PageLogo, PageSheet } from './sheet.ts';
import { cellNodes, tableElement, waysIn } from './table.ts';

const GLYPH = 60;

/** The sheet that is open, and how the reader came to it. */
export interface PageView {
  readonly language: Language;
  readonly sheet: PageSheet;
  /** The sheet before it; null at the beginning. */
  readonly back: PageLink | null;
  /** The scorecard that was open last: its pair's lines are marked on every board. */
  readonly own: string | null;
  readonly logo: PageLogo | null;
}

/** Finds a sheet by its name. */
export function sheetNamed({ sheets }: LocalPage, name: string): PageSheet | null {
  return sheets.find((sheet) => sheet.name === name) ?? null;
}

/** The head of the page, its tabs, the sheet that is open, and where to go from it. */
export function pageElements(page: LocalPage, view: PageView): readonly PageElement[] {
  const { sheet } = view;
  const isInner = page.tabs.every(({ to }) => to !== sheet.name);
  return [
    ...(page.index ? [indexElement(page.index)] : []),
    headElement(page, view, isInner),
    navigation(page, view, isInner),
    element('main', {}, ...(isInner ? [backElement(page, view)] : []), ...sheetNodes(page, view)),
    ...(isInner ? [footElement(page, sheet)] : []),
    element('footer', { class: 'note' }, element('p', {}, page.note)),
  ];
}

/** The way to the page of all events. */
function indexElement({ text, file }: NonNullable<LocalPage['index']>): PageElement {
  return element('div', { class: 'up' }, ...cellNodes({ text: `‹ ${text}`, file }));
}

function headElement(page: LocalPage, { logo }: Pick<PageView, 'logo'>, isInner: boolean): PageElement {
  const { club, clubLine, title, day, about } = page;
  return element(
    'header',
    { class: isInner ? 'head inner' : 'head' },
    logo && element('img', { class: 'logo', alt: '', src: logo.src, width: logo.width, height: logo.height }),
    element(
      'div',
      { class: 'what' },
      club === '' ? null : element('p', {}, club),
      clubLine === '' ? null : element('p', { class: 'line' }, clubLine),
      element('h1', {}, title),
    ),
    element(
      'div',
      { class: 'about' },
      element('p', { class: 'day' }, day),
      ...about.map((line) => element('p', {}, line)),
    ),
  );
}

function navigation({ tabs, words }: LocalPage, { sheet, language }: PageView, isInner: boolean): PageElement {
  const links = tabs.map(({ text, to }) =>
    element('a', { href: `#${to}`, 'aria-current': sheet.tab === to ? 'page' : undefined }, text),
  );
  const languages = LANGUAGES.map((one) =>
    element(
      'button',
      { type: 'button', 'data-language': one, lang: one, 'aria-pressed': String(one === language) },
      one.toUpperCase(),
    ),
  );
  return element(
    'nav',
    { class: isInner ? 'bar-of-tabs inner' : 'bar-of-tabs', 'aria-label': words.sheets },
    element('div', { class: 'tabs' }, ...links),
    element('div', { class: 'languages', role: 'group', 'aria-label': words.languages }, ...languages),
  );
}

function backElement(page: LocalPage, { sheet, back }: PageView): PageElement {
  const to = back ?? page.tabs.find((tab) => tab.to === sheet.tab) ?? page.tabs[0];
  return element(
    'div',
    { class: 'back' },
    to ? element('a', { href: `#${to.to}` }, `‹ ${to.text}`) : null,
    element('span', {}, page.title),
  );
}

function footElement(page: LocalPage, { previous, next, tab }: PageSheet): PageElement {
  const home = page.tabs.find(({ to }) => to === tab);
  return element(
    'nav',
    { class: 'beside', 'aria-label': home?.text ?? '' },
    linkElement(previous, `‹ ${previous?.text ?? ''}`),
    linkElement(home, home?.text ?? ''),
    linkElement(next, `${next?.text ?? ''} ›`),
  );
}

function linkElement(to: PageLink | undefined, text: string): PageElement {
  return to ? element('a', { href: `#${to.to}` }, text) : element('span', {});
}

function sheetNodes(page: LocalPage, view: PageView): readonly PageNode[] {
  const { sheet } = view;
  return [
    titleElement(
      sheet,
      'h2',
      page.tabs.some(({ to }) => to === sheet.name),
    ),
    element(
      'div',
      { class: 'blocks' },
      ...sheet.blocks.flatMap((block, index) => blockNodes(page, view, block, index)),
    ),
  ];
}

/** The title of a sheet; that of a tab is read out only, as the tab itself shows it. */
function titleElement({ title, lines, glyph }: PageSheet, tag: 'h2' | 'h3', isTab = false): PageElement {
  return element(
    'div',
    { class: isTab ? 'title unseen' : 'title' },
    glyph ? glyphElement(glyph, GLYPH) : null,
    element(
      'div',
      {},
      element(tag, tag === 'h2' ? { tabindex: -1 } : {}, title),
      ...lines.map((line) => element('p', {}, line)),
    ),
  );
}

function blockNodes(page: LocalPage, view: PageView, block: PageBlock, index: number): readonly PageNode[] {
  const { sheet, own } = view;
  switch (block.kind) {
    case 'table':
      return [tableElement(block, { id: `${sheet.name}-${index}`, own, label: sheet.title })];
    case 'hand':
      return [handElement(block)];
    case 'bracket':
      return [bracketElement(block, `${sheet.name}-${index}`)];
    case 'lines':
      return [
        element(
          'section',
          { class: block.lines.every((line) => waysIn(line).length > 0) ? 'block lines ways' : 'block lines' },
          block.title === '' ? null : element('h3', {}, block.title),
          element('ul', {}, ...block.lines.map((line) => element('li', {}, ...cellNodes(line)))),
        ),
      ];
    case 'sheets':
      return block.names.flatMap((name) => {
        const inner = sheetNamed(page, name);
        if (!inner) return [];
        const blocks = inner.blocks.flatMap((one, place) => blockNodes(page, { ...view, sheet: inner }, one, place));
        return [
          element(
            'section',
            { class: block.apart ? 'inner-sheet apart' : 'inner-sheet' },
            // Sheets are handed out one by one.
            block.apart ? element('p', { class: 'event' }, `${page.title}, ${page.day}`) : null,
            titleElement(inner, 'h3'),
            element('div', { class: 'blocks' }, ...blocks),
          ),
        ];
      });
  }
}
