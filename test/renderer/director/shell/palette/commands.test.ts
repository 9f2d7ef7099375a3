import { expect, test } from 'vitest';
import { findCommands, type PaletteCommand } from '../../../../../renderer/director/shell/palette/commands.ts';

const commands: readonly PaletteCommand[] = ['Room', 'Ranking', 'Board 2', 'Board 20', 'Étui 12', 'go to board'].map(
  (name) => ({
    name,
    keys: [],
    run: () => {},
  }),
);

const found = (text: string) => findCommands(commands, text).map(({ name }) => name);

test('nothing typed asks for everything, in its order', () => {
  expect(found('')).toEqual(commands.map(({ name }) => name));
  expect(found('  ')).toHaveLength(commands.length);
});

test('each word typed begins a word of the name, whatever its case or accents', () => {
  expect(found('r')).toEqual(['Room', 'Ranking']);
  expect(found('ETUI 1')).toEqual(['Étui 12']);
  expect(found('board to')).toEqual(['go to board']);
  expect(found('oom')).toEqual([]);
});

test('a word that is there whole comes first', () => {
  expect(found('2')).toEqual(['Board 2', 'Board 20']);
  expect(found('board 20')).toEqual(['Board 20']);
});
