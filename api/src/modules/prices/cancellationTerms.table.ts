import { boolean, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CancellationStep, Charge } from '@itinera/shared/contracts';
import { createdNow, id } from '../../db/columns';
import { declareOfThings } from '../../db/visibility/ofThings';
import { declareVisibility } from '../../db/visibility/visibility';
import type { IdList } from '../../rest/entries/references';
import { boardingTypesTable, roomTypesTable } from '../classification/stays.table';
import { hotelsTable } from '../hotels/hotels.table';
import { hotelId, partnerId } from './columns';
import { offersTable } from './offers.table';

const day = () => date({ mode: 'string' }).notNull();

export const cancellationTermsTable = pgTable(
  'cancellation_terms',
  {
    id: id(),
    hotel_id: hotelId(),
    dmc_id: partnerId().notNull(),
    name: text().notNull(),
    stay_from: day(),
    stay_to: day(),
    booking_from: day(),
    booking_to: day(),
    room_type_ids: uuid().array().notNull(),
    boarding_type_ids: uuid().array().notNull(),
    offer_ids: uuid().array().notNull(),
    steps: jsonb().$type<CancellationStep[]>().notNull(),
    no_show: jsonb().$type<Charge>(),
    is_active: boolean().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    index('cancellation_terms_by_hotel').on(table.hotel_id, table.dmc_id),
    index('cancellation_terms_by_partner').on(table.dmc_id),
  ],
);

declareVisibility(
  cancellationTermsTable,
  { kind: 'own', column: 'dmc_id', writes: { table: hotelsTable, by: 'hotel_id' } },
  {
    open: [
      'id',
      'hotel_id',
      'dmc_id',
      'name',
      'stay_from',
      'stay_to',
      'booking_from',
      'booking_to',
      'room_type_ids',
      'boarding_type_ids',
      'offer_ids',
      'steps',
      'no_show',
      'is_active',
      'created_at',
      'updated_at',
    ],
  },
);

/** An offer that terms name can't be deleted: without it they would be those of all stays. */
export const termsIdLists: IdList[] = [
  { column: cancellationTermsTable.room_type_ids, of: roomTypesTable },
  { column: cancellationTermsTable.boarding_type_ids, of: boardingTypesTable },
  { column: cancellationTermsTable.offer_ids, of: offersTable },
];

declareOfThings(cancellationTermsTable, ['name', 'steps', 'no_show']);
