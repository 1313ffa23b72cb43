import type { PriceSource } from '@itinera/shared/contracts';
import { currencyDigits, plural } from '@itinera/shared/format';
import type { CellPlace } from '@itinera/shared/grid';
import type { PlacedText, SheetEdits } from '@itinera/shared/sheet';
import { isFormula, readFormula } from '../amounts/formula';
import { priceText } from '../amounts/priceText';
import { freeText, readPrice } from '../amounts/readPrice';
import { amountOf } from '../model/cellStates';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import { calculate } from './calculate';
import type { placesOf } from './places';
import { useWriting } from './useWriting';

interface CellTextsParts {
  currency: string;
  edits: SheetEdits;
  sourceOf: (row: PriceRow, column: PriceColumn) => PriceSource;
}

/** Reads and writes cells by position. */
export function useCellTexts(
  { currency, edits, sourceOf }: CellTextsParts,
  places: ReturnType<typeof placesOf<PriceRow, PriceColumn>>,
  announce: (status: string) => void,
) {
  const { at, idAt } = places;
  const writing = useWriting(edits, currency);

  const sourceAt = (place: CellPlace) => {
    const found = at(place);
    return found && sourceOf(found.row, found.column);
  };
  const ownText = (place: CellPlace): string => {
    const cell = idAt(place);
    return cell ? edits.textOf(cell) : '';
  };
  /** Text of a cell, or the shown amount if it has no price of its own. */
  const shownText = (place: CellPlace): string => {
    const amount = amountOf(sourceAt(place) ?? { kind: 'missing' });
    return ownText(place) || (amount ? priceText({ price_minor: amount, is_free: false }, currency) : '');
  };
  const write = (cells: readonly PlacedText[]): number => {
    const written = cells.flatMap(({ text, ...place }) => {
      const cell = idAt(place);
      return cell ? [{ ...cell, text }] : [];
    });
    writing.write(written);
    return written.length;
  };

  const applyFormula = (text: string, into: readonly CellPlace[]): boolean => {
    const formula = readFormula(text, currencyDigits(currency));
    if (!formula) return false;
    const { cells, skipped } = calculate(formula, into, sourceAt, currency);
    write(cells);
    const left = skipped > 0 ? `, ${skipped} skipped: they have no own price` : '';
    announce(`${plural(cells.length, 'price')} changed${left}`);
    return true;
  };

  /** Writes typed text into cells: a price, or a formula that is calculated per cell. */
  const typeInto = (into: readonly CellPlace[], text: string) => {
    if (isFormula(text) && applyFormula(text, into)) return;
    const isZero = readPrice(text, currency).problem === 'zero';
    write(into.map((place) => ({ ...place, text: isZero ? freeText : text })));
  };

  return { writing, sourceAt, ownText, shownText, write, typeInto };
}
