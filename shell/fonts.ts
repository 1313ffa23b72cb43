import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { FontFile, Typeface } from '@itinera/shared/federation';

type Range = [first: number, last: number];

const one = (code: number): Range => [code, code];

/** What texts in English, Russian and the languages of the customers consist of, by the files of the package. */
const blocks: { name: string; ranges: Range[] }[] = [
  {
    name: 'latin',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      one(0x2009),
      [0x2010, 0x2015],
      [0x2018, 0x201e],
      [0x2020, 0x2022],
      one(0x2026),
      one(0x202f),
      one(0x2030),
      [0x2039, 0x203a],
      one(0x20ac),
      one(0x2122),
      [0x2190, 0x2193],
      one(0x2212),
    ],
  },
  { name: 'latin-ext', ranges: [[0x100, 0x17f], [0x218, 0x21b], one(0x1e9e), [0x20ba, 0x20bd]] },
  { name: 'cyrillic', ranges: [[0x400, 0x45f], [0x490, 0x491], one(0x2116)] },
];

/** The weights of the theme. */
const weight = { min: 400, max: 700 };

const { resolve } = createRequire(import.meta.url);
const inPackage = (path: string): Buffer => readFileSync(resolve(`@fontsource-variable/inter/${path}`));

const lettersOf = (ranges: Range[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');

const hex = (code: number): string => code.toString(16).toUpperCase();
const rangeOf = ([first, last]: Range): string =>
  first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;

/** Inter in the letters and weights that this product shows, and the licence that goes with it. */
export async function interFiles(): Promise<Typeface> {
  const fonts: FontFile[] = [];
  for (const { name, ranges } of blocks)
    fonts.push({
      name: `inter-${name}`,
      bytes: await subsetFont(inPackage(`files/inter-${name}-wght-normal.woff2`), lettersOf(ranges), {
        targetFormat: 'woff2',
        variationAxes: { wght: weight },
      }),
      range: ranges.map(rangeOf).join(', '),
      weight: `${weight.min} ${weight.max}`,
    });
  return { fonts, licence: inPackage('LICENSE') };
}
