import { isNotNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  allotmentDaysPath,
  allotments,
  basePrices,
  blockedCheckouts,
  boardingSupplements,
  cancellationTerms,
  graphPrices,
  hotelCharges,
  hotelAirports,
  hotelDescriptions,
  hotelDmcs,
  hotelFeatures,
  offers,
  priceCells,
  pricePeriods,
  specialPrices,
  stayLengths,
  stopSales,
  weekdaySupplements,
  type HotelCopyKind,
  type HotelCopyPart,
} from '@itinera/shared/contracts';
import type { EntryTable } from '../../../rest/entries/references';
import { allotmentDaysTable } from '../../allotments/allotmentDays.table';
import { allotmentsTable } from '../../allotments/allotments.table';
import { hotelAirportsTable } from '../../hotels/hotelAirports.table';
import { hotelDescriptionsTable } from '../../hotels/hotelDescriptions.table';
import { hotelDmcsTable } from '../../hotels/hotelDmcs.table';
import { hotelFeaturesTable } from '../../hotels/hotelFeatures.table';
import { basePricesTable } from '../basePrices.table';
import { blockedCheckoutsTable } from '../blockedCheckouts.table';
import { boardingSupplementsTable } from '../boardingSupplements.table';
import { cancellationTermsTable } from '../cancellationTerms.table';
import { graphPricesTable } from '../graphPrices.table';
import { hotelChargesTable } from '../hotelCharges.table';
import { offersTable } from '../offers.table';
import { priceCellsTable } from '../priceCells.table';
import { pricePeriodsTable } from '../pricePeriods.table';
import { specialPricesTable } from '../specialPrices.table';
import { stayLengthsTable } from '../stayLengths.table';
import { stopSalesTable } from '../stopSales.table';
import { weekdaySupplementsTable } from '../weekdaySupplements.table';

/** Entries of a hotel that a duplicate takes along. */
export interface CopiedKind {
  kind: HotelCopyKind;
  part: HotelCopyPart;
  path: string;
  table: EntryTable & { hotel_id: PgColumn };
  /** Other entries say nothing of the hotel itself. */
  where?: SQL;
  /** Values that a duplicate begins with. */
  initial?: Record<string, unknown>;
}

/** In the order in which they are written: what others refer to comes first. */
export const copiedKinds: readonly CopiedKind[] = [
  { kind: 'features', part: 'features', path: hotelFeatures.path, table: hotelFeaturesTable },
  { kind: 'descriptions', part: 'descriptions', path: hotelDescriptions.path, table: hotelDescriptionsTable },
  { kind: 'airports', part: 'airports', path: hotelAirports.path, table: hotelAirportsTable },
  { kind: 'partners', part: 'partners', path: hotelDmcs.path, table: hotelDmcsTable },
  { kind: 'rows', part: 'grid', path: graphPrices.path, table: graphPricesTable },
  { kind: 'periods', part: 'grid', path: pricePeriods.path, table: pricePeriodsTable },
  { kind: 'prices', part: 'prices', path: priceCells.path, table: priceCellsTable },
  { kind: 'base_prices', part: 'prices', path: basePrices.path, table: basePricesTable },
  { kind: 'supplements', part: 'prices', path: boardingSupplements.path, table: boardingSupplementsTable },
  {
    kind: 'weekday_supplements',
    part: 'prices',
    path: weekdaySupplements.path,
    table: weekdaySupplementsTable,
  },
  { kind: 'offers', part: 'offers', path: offers.path, table: offersTable },
  { kind: 'special_prices', part: 'offers', path: specialPrices.path, table: specialPricesTable },
  {
    kind: 'cancellation_terms',
    part: 'offers',
    path: cancellationTerms.path,
    table: cancellationTermsTable,
  },
  { kind: 'hotel_charges', part: 'offers', path: hotelCharges.path, table: hotelChargesTable },
  { kind: 'stop_sales', part: 'restrictions', path: stopSales.path, table: stopSalesTable },
  {
    kind: 'blocked_checkouts',
    part: 'restrictions',
    path: blockedCheckouts.path,
    table: blockedCheckoutsTable,
  },
  { kind: 'stay_lengths', part: 'restrictions', path: stayLengths.path, table: stayLengthsTable },
  { kind: 'allotments', part: 'allotments', path: allotments.path, table: allotmentsTable },
  {
    kind: 'allotment_days',
    part: 'allotments',
    path: allotmentDaysPath,
    table: allotmentDaysTable,
    where: isNotNull(allotmentDaysTable.rooms),
    initial: { sold: 0, held: 0 },
  },
];
