import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database';
import { hotelsOf } from './hotels.filters';

/** The condition that a partner sees the hotel, for rows that belong to hotels. */
export const ownOfHotel = (hotelId: PgColumn) => (_: Transaction, partnerId: string) =>
  inArray(hotelId, hotelsOf(partnerId));
