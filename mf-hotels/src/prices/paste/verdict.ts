import { decimalMarkIn, needsNotation } from '@itinera/shared/format';
import type { CellId, PlacedText } from '@itinera/shared/sheet';
import { problemText, shownAmount, tidyText } from '../amounts/priceText';
import { readPrice } from '../amounts/readPrice';
import { noPrice } from '../cells/isPriced';
import { isFar, usualOf } from './outliers';

/** What a paste needs to know about the grid. */
export interface PasteTarget {
  currency: string;
  idAt: (place: { row: number; column: number }) => CellId | undefined;
  /** `Double · 2+1, Half board, 01.05.2027–31.05.2027` */
  nameAt: (place: { row: number; column: number }) => string;
  /** The own text of a cell, and the amount that it shows without one, in minor units. */
  textAt: (place: { row: number; column: number }) => string;
  derivedAt: (place: { row: number; column: number }) => number | undefined;
  /** The amounts of a row, by column. */
  amountsIn: (row: number) => readonly (number | undefined)[];
}

export interface PastedPrice extends CellId {
  text: string;
  where: string;
  /** Of an outlier: what the prices of its row are usually like, in minor units. */
  usual?: number | undefined;
}

export interface Refusal {
  where: string;
  text: string;
  reason: string;
}

export interface Settled {
  where: string;
  text: string;
  /** How it was read. */
  as: string;
}

/** What a pasted block would do. */
export interface Verdict {
  changed: readonly PastedPrice[];
  equal: number;
  refused: readonly Refusal[];
  /** Texts that mean two amounts, of which the other prices decide one. */
  settled: readonly Settled[];
  /** Rows and columns of a file that the grid doesn’t have. */
  unmatched?: readonly Refusal[];
}

/** What the prices of a row are usually like, with those that are pasted into it; undefined when they are too few to tell. */
function usualIn(row: number, pasted: ReadonlyMap<number, number>, target: PasteTarget): number | undefined {
  return usualOf(target.amountsIn(row).map((amount, column) => pasted.get(column) ?? amount));
}

/** Judges the cells of a pasted block, and what lies outside of the grid. Nothing is written. */
export function verdictOf(
  cells: readonly PlacedText[],
  outside: readonly string[],
  target: PasteTarget,
): Verdict {
  const { currency, idAt, nameAt, textAt, derivedAt } = target;
  const refused: Refusal[] = [];
  const settled: Settled[] = [];
  const notation = decimalMarkIn(cells.map(({ text }) => text)) ?? 'unknown';
  const amounts = new Map<number, Map<number, number>>();
  const changed: (PastedPrice & { row: string; place: { row: number; column: number }; minor: number })[] =
    [];
  let equal = 0;
  for (const { text, ...place } of cells) {
    const cell = idAt(place);
    if (!cell) continue;
    const { value, problem } = readPrice(text, currency, notation);
    if (!value) {
      refused.push({ where: nameAt(place), text, reason: problemText(problem, currency, text) });
      continue;
    }
    const tidy = tidyText(text, currency, notation);
    if (needsNotation(text))
      settled.push({ where: nameAt(place), text, as: shownAmount(value.price_minor, currency) });
    const own = textAt(place);
    const inRow = amounts.get(place.row) ?? new Map<number, number>();
    inRow.set(place.column, value.price_minor);
    amounts.set(place.row, inRow);
    const showsTheSame =
      own === '' && value !== noPrice && !value.is_free && derivedAt(place) === value.price_minor;
    if (tidy === own || showsTheSame) equal += 1;
    else changed.push({ ...cell, text: tidy, where: nameAt(place), place, minor: value.price_minor });
  }
  const usual = new Map([...amounts].map(([row, pasted]) => [row, usualIn(row, pasted, target)]));
  return {
    equal,
    settled,
    changed: changed.map(({ place, minor, ...price }) => {
      const ordinary = usual.get(place.row);
      return ordinary !== undefined && minor > 0 && isFar(minor, ordinary)
        ? { ...price, usual: ordinary }
        : price;
    }),
    refused: [
      ...refused,
      ...outside
        .filter((text) => text.trim() !== '')
        .map((text) => ({ where: 'Outside of the grid', text, reason: 'There is no cell for it.' })),
    ],
  };
}
