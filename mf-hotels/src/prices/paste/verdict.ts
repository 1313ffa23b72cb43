import { decimalMarkIn, needsNotation } from '@itinera/shared/format';
import type { CellId, PlacedText } from '@itinera/shared/sheet';
import { problemText, shownAmount, tidyText } from '../amounts/priceText';
import { readPrice } from '../amounts/readPrice';
import { noPrice } from '../cells/isPriced';
import { isOutlier, usualOf } from './outliers';

/** What the preview of a paste needs to know about the grid. */
export interface PasteTarget {
  currency: string;
  idAt: (place: { row: number; column: number }) => CellId | undefined;
  /** Such as `Double · 2+1, Half board, 01.05.2027–31.05.2027`. */
  nameAt: (place: { row: number; column: number }) => string;
  /** Own text of a cell, or the amount that it shows without one, in minor units. */
  textAt: (place: { row: number; column: number }) => string;
  derivedAt: (place: { row: number; column: number }) => number | undefined;
  /** Amounts of a row, by column. */
  amountsIn: (row: number) => readonly (number | undefined)[];
}

export interface PastedCell extends CellId {
  text: string;
  where: string;
  /** Median of the row, for an outlier, in minor units. */
  usual?: number | undefined;
}

export interface Refusal {
  where: string;
  text: string;
  reason: string;
}

export interface Disambiguated {
  where: string;
  text: string;
  /** The parsed amount. */
  as: string;
}

/** Effect of a pasted block. */
export interface Verdict {
  changed: readonly PastedCell[];
  equal: number;
  refused: readonly Refusal[];
  /** Ambiguous texts that the other prices decide. */
  disambiguated: readonly Disambiguated[];
  /** Rows and columns of a file that the grid doesn’t have. */
  unmatched?: readonly Refusal[];
}

/** Median of a row including pasted prices; undefined if there are too few. */
function usualIn(row: number, pasted: ReadonlyMap<number, number>, target: PasteTarget): number | undefined {
  return usualOf(target.amountsIn(row).map((amount, column) => pasted.get(column) ?? amount));
}

/** Compares the cells of a pasted block with the grid. Nothing is written. */
export function verdictOf(
  cells: readonly PlacedText[],
  outside: readonly string[],
  target: PasteTarget,
): Verdict {
  const { currency, idAt, nameAt, textAt, derivedAt } = target;
  const refused: Refusal[] = [];
  const disambiguated: Disambiguated[] = [];
  const notation = decimalMarkIn(cells.map(({ text }) => text)) ?? 'unknown';
  const amounts = new Map<number, Map<number, number>>();
  const changed: (PastedCell & { row: string; place: { row: number; column: number }; minor: number })[] = [];
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
      disambiguated.push({ where: nameAt(place), text, as: shownAmount(value.price_minor, currency) });
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
    disambiguated,
    changed: changed.map(({ place, minor, ...price }) => {
      const ordinary = usual.get(place.row);
      return ordinary !== undefined && minor > 0 && isOutlier(minor, ordinary)
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
