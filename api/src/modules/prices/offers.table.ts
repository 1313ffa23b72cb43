import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id, minor } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import type { IdList } from '../../rest/entries/references';
import { boardingTypesTable, roomTypesTable } from '../classification/stays.table';
import { hotelsTable } from '../hotels/hotels.table';
import { hotelId, partnerId } from './columns';
import { declareOfThings } from '../../db/visibility/ofThings';

const day = () => date({ mode: 'string' }).notNull();

export const offersTable = pgTable(
  'offers',
  {
    id: id(),
    hotel_id: hotelId(),
    dmc_id: partnerId().notNull(),
    name: text().notNull(),
    type: text({ enum: ['early_booking', 'last_minute', 'long_stay', 'stay_pay', 'discount'] }).notNull(),
    value_type: text({ enum: ['percent', 'amount_per_night'] }),
    value_bp: integer(),
    value_minor: minor(),
    booking_from: day(),
    booking_to: day(),
    days_before_min: integer(),
    days_before_max: integer(),
    stay_from: day(),
    stay_to: day(),
    stay_rule: text({ enum: ['night', 'arrival', 'whole'] }).notNull(),
    min_nights: integer().notNull(),
    max_nights: integer(),
    arrival_weekdays: integer().array().notNull(),
    stay_nights: integer(),
    pay_nights: integer(),
    repeat: boolean().notNull(),
    free_night: text({ enum: ['cheapest', 'last', 'first'] }).notNull(),
    room_type_ids: uuid().array().notNull(),
    boarding_type_ids: uuid().array().notNull(),
    combinable: boolean().notNull(),
    priority: integer().notNull(),
    is_active: boolean().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    index('offers_by_hotel').on(table.hotel_id, table.dmc_id),
    index('offers_by_partner').on(table.dmc_id),
  ],
);

declareVisibility(
  offersTable,
  { kind: 'own', column: 'dmc_id', writes: { table: hotelsTable, by: 'hotel_id' } },
  {
    open: [
      'id',
      'hotel_id',
      'dmc_id',
      'name',
      'type',
      'value_type',
      'value_bp',
      'value_minor',
      'booking_from',
      'booking_to',
      'days_before_min',
      'days_before_max',
      'stay_from',
      'stay_to',
      'stay_rule',
      'min_nights',
      'max_nights',
      'arrival_weekdays',
      'stay_nights',
      'pay_nights',
      'repeat',
      'free_night',
      'room_type_ids',
      'boarding_type_ids',
      'combinable',
      'priority',
      'is_active',
      'created_at',
      'updated_at',
    ],
  },
);

export const offerIdLists: IdList[] = [
  { column: offersTable.room_type_ids, of: roomTypesTable },
  { column: offersTable.boarding_type_ids, of: boardingTypesTable },
];

declareOfThings(offersTable, ['name']);
