import { describe, expect, test } from '@jest/globals';
import { getTableName } from 'drizzle-orm';
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { hotelDmcsTable } from '../../modules/hotels/hotelDmcs.table';
import { hotelsTable } from '../../modules/hotels/hotels.table';
import { allVisibilities } from '../../modules/allTables';
import { usersTable } from '../../people/users.table';
import { id } from '../columns';
import { redacted } from './redact';
import { requireSafeWays } from './requireSafeWays';
import { declareVisibility, visibilityOf, type Way } from './visibility';

describe('a declaration', () => {
  const table = pgTable('of_the_test', { id: id(), profit_minor: integer() });

  test('names each column once, or the program does not start', () => {
    expect(() => declareVisibility(table, { kind: 'staff' }, { open: ['id'] })).toThrow(
      'of_the_test.profit_minor is named 0 times',
    );
    expect(() =>
      declareVisibility(table, { kind: 'staff' }, { open: ['id', 'profit_minor'], staff: ['profit_minor'] }),
    ).toThrow('of_the_test.profit_minor is named 2 times');
  });

  test('is required for a table of the schema', () => {
    expect(() => visibilityOf(pgTable('unknown', { id: id() }))).toThrow('unknown has no visibility');
  });
});

describe('a table that everybody reads', () => {
  const whose = (way: Way, parent: typeof hotelsTable | typeof usersTable, cascades = false) => {
    const table = pgTable('of_the_test', {
      id: id(),
      parent_id: uuid().references(() => parent.id, cascades ? { onDelete: 'cascade' } : {}),
    });
    declareVisibility(table, way, { open: ['id', 'parent_id'] });
    return () => requireSafeWays([visibilityOf(table)]);
  };

  test('has no rows of a partner, or of a hotel that only some partners see', () => {
    expect(whose({ kind: 'everybody' }, usersTable)).toThrow('belong to users');
    expect(whose({ kind: 'everybody' }, hotelsTable, true)).toThrow('belong to hotels');
    expect(whose({ kind: 'own', column: 'parent_id' }, usersTable)).not.toThrow();
    expect(whose({ kind: 'with', by: 'parent_id', table: hotelsTable }, hotelsTable)).not.toThrow();
    expect(whose({ kind: 'staff' }, usersTable)).not.toThrow();
  });

  test('has no such rows in the real schema', () => {
    expect(() => requireSafeWays(allVisibilities)).not.toThrow();
  });
});

/** Names of columns that may hold document numbers, secrets, or earnings of the company. */
const confidentialNames =
  /password|token|secret|successor|hash|passport|document|personal_code|markup|margin|profit|commission|cost|purchase|(^|_)net(_|$)/;

/**
 * Columns that match but are harmless: hashes of the log that staff verify, and of an uploaded file; what a partner is paid for its own
 * rooms; and columns of tables that only staff read.
 */
const harmless = [
  'audit_log.hash',
  'audit_chain.hash',
  'uploads.received_sha256',
  'booking_hotels.net_minor',
  'bookings.hotel_net_minor',
  'booking_prices.extra_net_minor',
  'payments.hotel_net_minor',
  'payments.transfer_net_minor',
  'payments.shown_hotel_net_minor',
  'payments.shown_transfer_net_minor',
];

test('no column is open to all who see the row if its name suggests otherwise', () => {
  const open = allVisibilities.flatMap(({ table, columns }) =>
    columns.open
      .map((column) => `${getTableName(table)}.${column}`)
      .filter((name) => confidentialNames.test(name.split('.')[1] ?? '')),
  );
  expect(open.filter((name) => !harmless.includes(name))).toEqual([]);
});

describe('a row', () => {
  const link = { id: '1', dmc_id: '2', markup_bp: 1200, note: 'Late payer' };
  const user = { id: '2', email: 'a@b.example', password_hash: 'scrypt' };

  test('has only open columns for a partner', () => {
    expect(redacted({ kind: 'partner', id: '2' }, hotelDmcsTable, link)).toEqual({ id: '1', dmc_id: '2' });
  });
  test('has everything but secrets for staff, and everything for the program', () => {
    const staff = { kind: 'staff', id: '3' } as const;
    expect(redacted(staff, hotelDmcsTable, link)).toEqual(link);
    expect(redacted(staff, usersTable, user)).toEqual({ id: '2', email: 'a@b.example' });
    expect(redacted({ kind: 'system', job: 'test' }, usersTable, user)).toEqual(user);
  });
});
