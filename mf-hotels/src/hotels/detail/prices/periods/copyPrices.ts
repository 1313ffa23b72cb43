import type { CellChange, PriceCell } from '@itinera/shared/contracts';
import { shareOf, wholeBp } from '@itinera/shared/pricing';
import { isPriced, noPrice } from '../cells/isPriced';

/** The prices of one period as those of a new one, changed by so many basis points. */
export const copyPrices = (
  cells: readonly PriceCell[],
  from: string,
  to: string,
  changeBp: number,
): CellChange[] =>
  cells
    .filter((cell) => cell.period_id === from && isPriced(cell))
    .map(({ graph_price_id, price_minor, is_free }) => ({
      graph_price_id,
      period_id: to,
      price_minor: shareOf(price_minor, wholeBp + changeBp),
      is_free,
      was: noPrice,
    }));
