import { describe, expect, test } from 'vitest';
import { DOCUMENT_NAMES, loadDocument } from '../../../../main/print/registry.ts';
import { OF_FIELDS, OF_MATCHES, palettePlaces } from '../../../../renderer/director/session/palette/palettePlaces.ts';
import { findCommands, uniqueCommands } from '../../../../renderer/director/shell/palette/commands.ts';
import { allScreens } from '../../../../renderer/director/shell/screens.ts';
import type { Language } from '../../../../src/language.ts';
import { sessionView } from '../../../builders.ts';

const session = sessionView({ results: 0 });

/** Where the first three commands lead that a text finds. */
function found(text: string, language: Language): readonly string[] {
  const places = [...allScreens(session.id, (name) => name, language), ...palettePlaces(session, language)];
  const hrefs = new Map(places.map(({ name, href }) => [name, href]));
  const commands = uniqueCommands(places.map((place) => ({ ...place, keys: place.keys ?? [], run: () => {} })));
  return findCommands(commands, text)
    .slice(0, 4)
    .map(({ name }) => (hrefs.get(name) ?? '').replace(`/sessions/${session.id}`, ''));
}

/** The words a director tries, and where each must lead among the first four. */
const TRIED: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['movement', '/room?change=other-movement'],
    ['howell', '/room?change=other-movement'],
    ['substitute', '/room?change=pair-replaced'],
    ['late', '/room?change=late-pairs'],
    ['withdraw', '/ranking?do=standing'],
    ['pair leaves', '/room?change=pair-leaves'],
    ['wrong boards', '/room?change=wrong-boards'],
    ['shorten', '/room?change=rounds'],
    ['delete', `/?event=${session.id}&do=delete`],
    ['delete', '/entry'],
    ['rename', `/?event=${session.id}&do=edit`],
    ['copy', `/?event=${session.id}&do=duplicate`],
    ['export', '/paper?document=ranking'],
    ['csv', '/paper?document=ranking'],
    ['print', '/paper?document=travellers'],
    ['print ranking', '/paper?document=ranking'],
    ['pdf', '/paper'],
    ['penalty', '/ranking?do=penalty'],
    ['fine', '/ranking?do=penalty'],
    ['ruling', '/entry?do=ruling'],
    ['fouled', '/entry?do=ruling'],
    ['average', '/entry?do=ruling'],
    ['director', '/entry?do=ruling'],
    ['clock', '/room'],
    ['timer', '/room'],
    ['break', '/room?do=break'],
    ['verify', '/entry?do=verify'],
    ['slips', '/entry/round'],
    ['publish', '/ranking'],
    ['winners', '/ranking'],
    ['spread', '/ranking?view=boards'],
    ['scorecard', '/ranking?view=scorecards'],
    ['leaders', '/ranking?view=evolution'],
    ['handicap', '/names?do=terms'],
    ['masterpoints', '/names?do=masterpoints'],
    ['award', '/names?do=masterpoints'],
    ['replace a player', '/names?do=replace'],
    ['substitute', '/names?do=replace'],
    ['players', '/names'],
    ['projector', '/display'],
    ['settings', '/settings'],
    ['language', '/settings'],
    ['sound', '/settings'],
    ['backup', '/settings'],
    ['copies', '/settings'],
    ['new', '/new'],
    ['search', '/'],
    ['board 7', '/entry/7'],
    ['traveller 7', '/entry/7'],
    ['table 3', '/entry/table/3'],
    ['round 2', '/entry/round/2'],
  ],
  fr: [
    ['mouvement', '/room?change=other-movement'],
    ['circulation', '/room?change=other-movement'],
    ['remplaçant', '/room?change=pair-replaced'],
    ['remplacant', '/room?change=pair-replaced'],
    ['retard', '/room?change=late-pairs'],
    ['abandon', '/ranking?do=standing'],
    ['départ', '/room?change=pair-leaves'],
    ['raccourcir', '/room?change=rounds'],
    ['supprimer', `/?event=${session.id}&do=delete`],
    ['supprimer', '/entry'],
    ['effacer', '/entry'],
    ['renommer', `/?event=${session.id}&do=edit`],
    ['copier', `/?event=${session.id}&do=duplicate`],
    ['exporter', '/paper?document=ranking'],
    ['tableur', '/paper?document=ranking'],
    ['imprimer', '/paper?document=travellers'],
    ['imprimer classement', '/paper?document=ranking'],
    ['pénalité', '/ranking?do=penalty'],
    ['amende', '/ranking?do=penalty'],
    ['arbitrage', '/entry?do=ruling'],
    ['décision', '/entry?do=ruling'],
    ['faussée', '/entry?do=ruling'],
    ['moyenne', '/entry?do=ruling'],
    ['horloge', '/room'],
    ['chrono', '/room'],
    ['pause', '/room?do=break'],
    ['vérifier', '/entry?do=verify'],
    ['feuillets', '/entry/round'],
    ['publier', '/ranking'],
    ['palmarès', '/ranking'],
    ['écarts', '/ranking?view=boards'],
    ['feuilles de score', '/ranking?view=scorecards'],
    ['points d’expert', '/names?do=masterpoints'],
    ['barème', '/names?do=masterpoints'],
    ['handicap', '/names?do=terms'],
    ['strates', '/names?do=terms'],
    ['remplacer', '/names?do=replace'],
    ['joueurs', '/names'],
    ['projecteur', '/display'],
    ['réglages', '/settings'],
    ['langue', '/settings'],
    ['sauvegarde', '/settings'],
    ['copies', '/settings'],
    ['feuille de route', '/paper?document=guideCards'],
    ['son', '/settings'],
    ['nouveau', '/new'],
    ['chercher', '/'],
    ['étui 7', '/entry/7'],
    ['donne 7', '/entry/7'],
    ['table 3', '/entry/table/3'],
    ['tour 2', '/entry/round/2'],
  ],
};

describe.each(['en', 'fr'] as const)('the words a director tries lead there: %s', (language) => {
  test.each(TRIED[language])('%s: %s', (text, href) => {
    expect(found(text, language)).toContain(href);
  });

  test('no name stands twice, and every one has words', () => {
    const places = [...allScreens(session.id, (name) => name, language), ...palettePlaces(session, language)];
    const names = places.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
    expect(names.every((name) => name.trim() !== '')).toBe(true);
  });
});

test('a document that the event does not have is not offered', async () => {
  for (const name of DOCUMENT_NAMES) {
    const { for: use } = await loadDocument(name);
    expect([name, OF_MATCHES.has(name), OF_FIELDS.has(name)]).toEqual([name, use === 'matches', use === 'field']);
  }
  const hrefs = palettePlaces(session, 'en').map(({ href }) => href);
  expect(hrefs).toContainEqual(expect.stringContaining('document=travellers'));
  expect(
    hrefs.filter((href) => /document=(lineUps|matchSheets|crossTable|draw|matchSlips|roundStandings)/.test(href)),
  ).toEqual([]);
});
