import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database';
import { hotelsOf } from './hotels.filters';

/** What belongs to hotels is seen by the partners who see the hotel. */
export const ownOfHotel = (hotelId: PgColumn) => (_: Transaction, partnerId: string) =>
  inArray(hotelId, hotelsOf(partnerId));
