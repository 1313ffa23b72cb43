import type { PriceCell, PricePeriod } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { requireSaved, saveCells } from '../cells/saveCells';
import { copyPrices } from './copyPrices';

export interface Copied {
  cells: readonly PriceCell[];
  /** The period that they are copied from. */
  from: PricePeriod;
  /** How many it has. */
  count: number;
  changeBp: number;
}

/** The step of a plan that gives the new period the prices of another one. Repeating it changes nothing. */
export const pricesStep = ({ cells, from, count, changeBp }: Copied) => ({
  label: `Copy ${plural(count, 'price')}`,
  run: async ({ made }: { made: { id: string } }, key: string) => {
    const { id, hotel_id, dmc_id } = from;
    requireSaved(await saveCells({ hotel_id, dmc_id }, copyPrices(cells, id, made.id, changeBp), key));
  },
});
