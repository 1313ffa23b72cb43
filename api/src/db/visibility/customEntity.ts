import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CustomEntity } from '@itinera/shared/contracts';

/** Tables whose column `custom` holds values of custom fields. */
const entities: Record<string, CustomEntity> = {
  bookings: 'booking',
  travellers: 'traveller',
  hotels: 'hotel',
  payments: 'payment',
  users: 'user',
  block_seats: 'block_seat',
};

export const customTables: readonly string[] = Object.keys(entities);

/** The name of a table's entries in definitions of custom fields; undefined if they have none. */
export const customEntityOf = (table: PgTable | string): CustomEntity | undefined =>
  entities[typeof table === 'string' ? table : getTableName(table)];

/** Name of a custom field in the list of those that a role sees: `booking.vip`. */
export const customFieldName = (entity: CustomEntity, key: string): string => `${entity}.${key}`;
