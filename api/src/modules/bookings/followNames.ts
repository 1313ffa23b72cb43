import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hotels, users } from '@itinera/shared/contracts';
import type { Row } from '../../audit/changedFields';
import { followChanges, type Follow } from '../../audit/followChanges';
import { beforeCommit } from '../../db/beforeCommit';
import type { Transaction } from '../../db/database';
import { entityOf } from '../../rest/write/operations';
import { bookingHotelsTable as stays } from './bookingHotels.table';
import { bookingsTable as table } from './bookings.table';
import { dmcNameOf, hotelNameOf, managerNameOf } from './copiedNames';
import { paymentsTable as payments } from './money/payments.table';

/** Copies a name into the matching bookings and their payments. */
async function copyName(
  tx: Transaction,
  column: 'hotel_name' | 'dmc_name' | 'manager_name',
  name: SQL,
  found: SQL | undefined,
): Promise<void> {
  await tx
    .update(table)
    .set({ [column]: name })
    .where(found);
  const bookings = tx.select({ id: table.id }).from(table).where(found);
  await tx
    .update(payments)
    .set({ [column]: name })
    .where(inArray(payments.booking_id, bookings));
}

const isRenamed = (before: Row | null, after: Row | null, fields: readonly string[]): boolean =>
  after !== null && fields.some((field) => before?.[field] !== after[field]);

const followHotel: Follow = (tx, { entity_id: id, before, after }) => {
  if (!isRenamed(before, after, ['name'])) return;
  const ofHotel = (hotel: PgColumn) => eq(hotel, id);
  beforeCommit(tx, async () => {
    const booked = tx.select({ id: stays.booking_id }).from(stays).where(ofHotel(stays.hotel_id));
    await copyName(
      tx,
      'hotel_name',
      hotelNameOf(id),
      and(ofHotel(table.hotel_id), inArray(table.id, booked)),
    );
  });
};

const followUser: Follow = (tx, { entity_id: id, before, after }) => {
  if (!isRenamed(before, after, ['first_name', 'last_name', 'email', 'company_name'])) return;
  beforeCommit(tx, async () => {
    await copyName(tx, 'dmc_name', dmcNameOf(id), eq(table.dmc_id, id));
    await copyName(tx, 'manager_name', managerNameOf(id), eq(table.manager_id, id));
  });
};

/** Lists sort by copies of names, which are updated when a hotel or a person is renamed, in the same transaction. */
export function followNames(): void {
  followChanges([entityOf(hotels.path)], followHotel);
  followChanges([entityOf(users.path)], followUser);
}
