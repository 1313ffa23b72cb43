import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { chargeBases, hotelChargeKinds } from '@itinera/shared/contracts';
import { createdNow, id, minor } from '../../db/columns';
import { declareOfThings } from '../../db/visibility/ofThings';
import { declareVisibility } from '../../db/visibility/visibility';
import { hotelsTable } from '../hotels/hotels.table';
import { hotelId, partnerId } from './columns';

/** Without a partner, a charge applies to all of them. */
export const hotelChargesTable = pgTable(
  'hotel_charges',
  {
    id: id(),
    hotel_id: hotelId(),
    dmc_id: partnerId(),
    kind: text({ enum: hotelChargeKinds }).notNull(),
    name: text(),
    basis: text({ enum: chargeBases }).notNull(),
    amount_minor: minor().notNull(),
    currency: text().notNull(),
    free_below_age: integer(),
    max_nights: integer(),
    stay_from: date({ mode: 'string' }),
    stay_to: date({ mode: 'string' }),
    is_included: boolean().notNull(),
    is_refundable: boolean().notNull(),
    is_active: boolean().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    index('hotel_charges_by_hotel').on(table.hotel_id, table.dmc_id),
    index('hotel_charges_by_partner').on(table.dmc_id),
  ],
);

declareVisibility(
  hotelChargesTable,
  { kind: 'ownOrCommon', column: 'dmc_id', parent: { table: hotelsTable, by: 'hotel_id' } },
  {
    open: [
      'id',
      'hotel_id',
      'dmc_id',
      'kind',
      'name',
      'basis',
      'amount_minor',
      'currency',
      'free_below_age',
      'max_nights',
      'stay_from',
      'stay_to',
      'is_included',
      'is_refundable',
      'is_active',
      'created_at',
      'updated_at',
    ],
  },
);

declareOfThings(hotelChargesTable, ['name', 'currency']);
