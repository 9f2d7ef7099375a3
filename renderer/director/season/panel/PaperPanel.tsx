import { useRef } from 'react';
import type { SeasonRowView, SeasonView } from '../../../../main/club/model/season.ts';
import type { SeasonDocumentName } from '../../../../main/print/registry.ts';
import { seasonPaperWords } from '../../../../src/language/paper/season.ts';
import { printingWords } from '../../../../src/language/paper/printing.ts';
import { rowName } from '../../../../src/language/season/names.ts';
import { seasonWords } from '../../../../src/language/season/words.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { useSettings } from '../../api/queries.ts';
import { FileLink } from '../../session/FileLink.tsx';
import { PrintSheet } from '../../session/pdf/PrintSheet.tsx';
import { usePrintFile } from '../../session/pdf/usePrintFile.ts';
import classes from './Panel.module.css';
import { usePanelRows } from './usePanelRows.ts';

/** A document as it is offered: of everybody, or of the chosen row. */
interface Offered {
  readonly file: SeasonDocumentName;
  readonly query: string;
  readonly name: string;
  readonly about: string;
}

/** The documents of the ranking that is shown: each is printed, or saved as a PDF. */
export function PaperPanel(props: {
  readonly view: SeasonView;
  readonly names: ReadonlyMap<number, string>;
  readonly row: SeasonRowView | undefined;
  readonly csv: string;
}) {
  const { view, names, row } = props;
  const words = useWords(seasonPaperWords);
  const season = useWords(seasonWords);
  const printing = useWords(printingWords);
  const language = useLanguage();
  const settings = useSettings().data;
  const sheet = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { state, print } = usePrintFile(sheet);
  usePanelRows(list);
  const { document, about } = words;
  const offered: readonly Offered[] = [
    { file: 'championship', query: '', name: document.championship, about: about.championship },
    { file: 'ranking', query: '', name: document.ranking, about: about.ranking },
    ...(row
      ? [
          {
            file: 'players',
            query: `&players=${row.players.join(',')}`,
            name: words.ofOne(rowName(row.players, names)),
            about: '',
          } as const,
        ]
      : []),
    { file: 'players', query: '', name: document.players, about: about.players },
  ];
  return (
    <section className={classes['papers']} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="quiet">{words.how}</p>
      <ul ref={list}>
        {offered.map(({ file, query, name, about: said }) => {
          const path = `/api/seasons/${view.id}/print/${file}.pdf?language=${language}&ranking=${view.ranking}${query}`;
          return (
            <li key={`${file}${query}`}>
              <button type="button" onClick={() => print(path)}>
                <span className="visually-hidden">{printing.print}: </span>
                {name}
              </button>
              {said !== '' && <p className="quiet">{said}</p>}
              <p>
                <FileLink path={path} text={printing.pdf} />
              </p>
            </li>
          );
        })}
      </ul>
      <p role="status">{state !== null && printing[state]}</p>
      <p className={classes['links']}>
        <FileLink path={props.csv} text={season.csv} />
      </p>
      {settings && <PrintSheet ref={sheet} paper={settings.paper} />}
    </section>
  );
}
