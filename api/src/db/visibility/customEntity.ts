import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CustomEntity } from '@itinera/shared/contracts';

/** The tables whose column `custom` holds values of fields that the company defines. */
const entities: Record<string, CustomEntity> = {
  bookings: 'booking',
  travellers: 'traveller',
  hotels: 'hotel',
  payments: 'payment',
  users: 'user',
  block_seats: 'block_seat',
};

export const customTables: readonly string[] = Object.keys(entities);

/** What the entries of a table are called in definitions of fields; undefined: the company defines none for them. */
export const customEntityOf = (table: PgTable | string): CustomEntity | undefined =>
  entities[typeof table === 'string' ? table : getTableName(table)];

/** A field as a list of those that a role sees has it: `booking.vip`. */
export const customFieldName = (entity: CustomEntity, key: string): string => `${entity}.${key}`;
