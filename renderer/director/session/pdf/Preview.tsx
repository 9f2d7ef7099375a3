import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import type { Settings } from '../../../../main/club/model/settings.ts';
import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { useWords } from '../../../shared/language.tsx';
import { SCROLLED_BY_KEYS } from '../../../shared/scrolled.ts';
import { useShortcuts } from '../../../shared/shortcuts.ts';
import classes from './Preview.module.css';
import { drawPage } from './pdf.ts';

/** The share of the visible height that a page key scrolls. */
const SCROLLED_SHARE = 0.9;

/** The pages of a document as they will be printed. Each is drawn when it comes near the view. */
export function Preview({ pdf, paper }: { readonly pdf: PDFDocumentProxy; readonly paper: Settings['paper'] }) {
  const words = useWords(paperScreenWords);
  const pages = useRef<HTMLOListElement>(null);
  useShortcuts({ pageup: () => scrollPages(pages.current, -1), pagedown: () => scrollPages(pages.current, 1) });
  return (
    <ol ref={pages} className={classes['pages']} data-paper={paper} aria-label={words.preview} {...SCROLLED_BY_KEYS}>
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <li key={index}>
          <Page pdf={pdf} page={index + 1} />
        </li>
      ))}
    </ol>
  );
}

function Page({ pdf, page }: { readonly pdf: PDFDocumentProxy; readonly page: number }) {
  const words = useWords(paperScreenWords);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const width = target.clientWidth * window.devicePixelRatio;
        drawPage(pdf, page, target, width, 'display').then(
          () => setDrawn(true),
          // The document was closed before its page was drawn.
          () => {},
        );
      },
      { rootMargin: '600px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [pdf, page]);
  const name = words.page(page, pdf.numPages);
  return (
    <figure>
      <canvas ref={canvas} role="img" aria-label={name} data-drawn={drawn} />
      <figcaption aria-hidden="true">{name}</figcaption>
    </figure>
  );
}

/** Scrolls by most of the visible height. In a narrow window the whole page scrolls instead of the work area. */
function scrollPages(pages: HTMLElement | null, by: 1 | -1): void {
  const area = pages?.closest('main');
  const scroller = area && area.scrollHeight > area.clientHeight ? area : document.documentElement;
  scroller.scrollBy({ top: by * scroller.clientHeight * SCROLLED_SHARE });
}
