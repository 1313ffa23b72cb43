import {
  basePrices,
  blockedCheckouts,
  boardingSupplements,
  cancellationTerms,
  hotelCharges,
  offers,
  specialPrices,
  stayLengths,
  stopSales,
  weekdaySupplements,
} from '@itinera/shared/contracts';
import { basePricesTable } from './basePrices.table';
import { prepareBasePrice } from './basePrices.writes';
import { blockedCheckoutsTable } from './blockedCheckouts.table';
import { boardingSupplementsTable } from './boardingSupplements.table';
import { prepareSupplement } from './boardingSupplements.writes';
import { cancellationTermsTable } from './cancellationTerms.table';
import { prepareTerms } from './cancellationTerms.writes';
import { hotelChargesTable } from './hotelCharges.table';
import { offersTable } from './offers.table';
import { ownOrCommonResource } from './ownOrCommonResource';
import { priceResource } from './priceResource';
import { priceWrites } from './priceWrites';
import { specialPricesTable } from './specialPrices.table';
import { stayLengthsTable } from './stayLengths.table';
import { stopSalesTable } from './stopSales.table';
import { requireTypesOfHotel } from './typesOfHotel';
import { weekdaySupplementsTable } from './weekdaySupplements.table';

const offerParts = { collection: offers, table: offersTable, prepare: requireTypesOfHotel };
const { create: createOffer } = priceWrites(offerParts);

/** The rules that derive, change and stop prices of the grid, those of cancellations, and what guests pay at the hotel. */
export const priceRules = [
  priceResource({ collection: basePrices, table: basePricesTable, prepare: prepareBasePrice }),
  priceResource({
    collection: boardingSupplements,
    table: boardingSupplementsTable,
    prepare: prepareSupplement,
  }),
  priceResource({
    ...offerParts,
    create: (tx, input, context) =>
      // By default, guests who arrive before the window or leave after it don't earn the free night.
      createOffer(tx, input.type === 'stay_pay' ? { stay_rule: 'whole', ...input } : input, context),
  }),
  priceResource({
    collection: weekdaySupplements,
    table: weekdaySupplementsTable,
    prepare: requireTypesOfHotel,
  }),
  priceResource({ collection: specialPrices, table: specialPricesTable, prepare: requireTypesOfHotel }),
  priceResource({ collection: cancellationTerms, table: cancellationTermsTable, prepare: prepareTerms }),
  ownOrCommonResource({
    collection: stopSales,
    table: stopSalesTable,
    first: [stopSalesTable.start_date],
    prepare: requireTypesOfHotel,
  }),
  ownOrCommonResource({
    collection: blockedCheckouts,
    table: blockedCheckoutsTable,
    first: [blockedCheckoutsTable.start_date],
    prepare: requireTypesOfHotel,
  }),
  ownOrCommonResource({
    collection: stayLengths,
    table: stayLengthsTable,
    first: [stayLengthsTable.start_date],
    prepare: requireTypesOfHotel,
  }),
  ownOrCommonResource({
    collection: hotelCharges,
    table: hotelChargesTable,
    first: [hotelChargesTable.created_at],
  }),
];
