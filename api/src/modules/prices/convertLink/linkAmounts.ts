import type { linkAmounts } from '@itinera/shared/contracts';
import {
  basePrices,
  boardingSupplements,
  cancellationTerms,
  offers,
  priceCells,
  specialPrices,
  weekdaySupplements,
} from '@itinera/shared/contracts';
import { basePricesTable } from '../basePrices.table';
import { boardingSupplementsTable } from '../boardingSupplements.table';
import { cancellationTermsTable } from '../cancellationTerms.table';
import { offersTable } from '../offers.table';
import { priceCellsTable } from '../priceCells.table';
import type { PriceTable } from '../priceOwner';
import { specialPricesTable } from '../specialPrices.table';
import { weekdaySupplementsTable } from '../weekdaySupplements.table';

export interface Part {
  path: string;
  table: PriceTable;
  columns: readonly string[];
  /** Columns with charges, some of which are amounts. */
  charges?: readonly ['steps', 'no_show'];
}

/** Where amounts in the currency of a link are. */
export const amountsOfLinks: Record<(typeof linkAmounts)[number], Part> = {
  price_cells: { path: priceCells.path, table: priceCellsTable, columns: ['price_minor'] },
  base_prices: { path: basePrices.path, table: basePricesTable, columns: ['price_minor'] },
  boarding_supplements: {
    path: boardingSupplements.path,
    table: boardingSupplementsTable,
    columns: ['adult_minor', 'child_minor'],
  },
  weekday_supplements: {
    path: weekdaySupplements.path,
    table: weekdaySupplementsTable,
    columns: ['amount_minor'],
  },
  special_prices: { path: specialPrices.path, table: specialPricesTable, columns: ['price_minor'] },
  offers: { path: offers.path, table: offersTable, columns: ['value_minor'] },
  cancellation_terms: {
    path: cancellationTerms.path,
    table: cancellationTermsTable,
    columns: [],
    charges: ['steps', 'no_show'],
  },
};
