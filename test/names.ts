/** Names that screens and documents are tried with. */
import { readFileSync } from 'node:fs';

function readNames(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`data/names/${file}`, import.meta.url), 'utf8'));
}

/** Pairs with long names, as clubs have them. */
export const LONG_NAMES = readNames('long.json') as readonly (readonly [string, string])[];

/** Texts that break spreadsheets, pages, files and sorting. */
export const HOSTILE_NAMES = readNames('hostile.json') as readonly string[];

/** Names of the world's scripts, as players have them. */
export const WORLD_NAMES: readonly string[] = [
  'Sukarno',
  '山田 太郎',
  '김 민수',
  'דוד בן-גוריון',
  'نجيب محفوظ عبد العزيز',
  'Nguyễn Thị Minh Khai',
  'Óscar de la Fuente y Álvarez de Toledo',
  'E\u0301lodie Z\u0351\u036b\u0343\u036aoe',
  '👩‍👩‍👧 Famille Martin',
  'DE LA ROCHEFOUCAULD-LIANCOURT Marie-Christine',
  'Wolfeschlegelsteinhausenbergerdorff',
  'Maria Anna Luísa de Bourbon e Saxe-Coburgo-Gotha von und zu Liechtenstein',
];

/** As many letters as the club's file takes. */
const LONGEST_NAME = 100;

/** Pairs of hostile names and of the world's names. */
export const HOSTILE_PAIRS: readonly (readonly [string, string])[] = [...WORLD_NAMES, ...HOSTILE_NAMES].map(
  (name, place, all) => [name.slice(0, LONGEST_NAME), (all[(place + 17) % all.length] ?? '').slice(0, LONGEST_NAME)],
);
