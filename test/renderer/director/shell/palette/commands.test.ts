import { expect, test } from 'vitest';
import {
  findCommands,
  uniqueCommands,
  type PaletteCommand,
} from '../../../../../renderer/director/shell/palette/commands.ts';

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

test('other words find a command after those that have the text in their name', () => {
  const named = [
    { name: 'Paper', also: 'print pdf', keys: [], run: () => {} },
    { name: 'Print: Travellers', keys: [], run: () => {} },
  ];
  expect(findCommands(named, 'print').map(({ name }) => name)).toEqual(['Print: Travellers', 'Paper']);
  expect(findCommands(named, 'pdf').map(({ name }) => name)).toEqual(['Paper']);
  expect(findCommands(named, 'paper trav')).toEqual([]);
});

test('a name stands once, with its keys, found by the words of all that have it', () => {
  const ran: string[] = [];
  const unique = uniqueCommands([
    { name: 'Ranking', also: 'winners', keys: [], run: () => ran.push('screen') },
    { name: 'Room', keys: [], run: () => {} },
    { name: 'ranking', keys: ['R'], run: () => ran.push('key') },
  ]);
  expect(unique.map(({ name, keys }) => [name, keys])).toEqual([
    ['ranking', ['R']],
    ['Room', []],
  ]);
  findCommands(unique, 'winners')[0]?.run();
  expect(ran).toEqual(['key']);
});
