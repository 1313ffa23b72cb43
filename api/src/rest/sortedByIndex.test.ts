import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { bookings, hotels, payments, travellers } from '@itinera/shared/contracts';
import { idOf } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { becomeActor } from '../db/database';
import { orderBy } from '../db/ordering';
import type { EntryTable } from './entries/references';
import { bookingsTable, hotelsTable, paymentsTable, travellersTable } from '../modules/schema';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const staff = { kind: 'staff', id: idOf('manager') } as const;

/** Amounts sort by the shown value, which is a column of its own. */
const columnOf = (table: EntryTable, sort: string): string =>
  `shown_${sort}` in getTableColumns(table) ? `shown_${sort}` : sort;

/** The query plan of a page's ids, with sorting disabled unless no index has the order. */
async function planOf(table: EntryTable, sort: string): Promise<string> {
  const order = orderBy(sort, getTableColumns(table), table.id) ?? [];
  const { sql: text, params } = await server.database.withActor(staff, async (tx) =>
    tx
      .select({ id: table.id })
      .from(table)
      .orderBy(...order)
      .limit(25)
      .offset(50)
      .toSQL(),
  );
  return server.engine.transaction(async (connection) => {
    becomeActor(connection, staff);
    await connection.query(
      `SELECT set_config('enable_sort', 'off', true), set_config('enable_seqscan', 'off', true)`,
    );
    const { rows } = await connection.query(`EXPLAIN ${text}`, params);
    return rows.map(([line]) => String(line)).join('\n');
  });
}

const lists = [
  { table: hotelsTable, sorts: hotels.sorts },
  { table: travellersTable, sorts: travellers.sorts },
  { table: bookingsTable, sorts: bookings.sorts },
  { table: paymentsTable, sorts: payments.sorts },
];

/** The long lists of the business. Columns that hotels only refer to are in no index of theirs. */
const byColumn = lists.flatMap(({ table, sorts }) =>
  sorts
    .map((sort) => columnOf(table, sort))
    .filter((column) => column in getTableColumns(table))
    .flatMap((sort) => [[table, sort] as const, [table, `-${sort}`] as const]),
);

test.each(byColumn.map(([table, sort]) => [getTableName(table), sort, table] as const))(
  '%s sorted by %s are read from an index, without a sort',
  async (_, sort, table) => {
    const plan = await planOf(table, sort);
    expect(plan).toContain('Index Only Scan');
    expect(plan).not.toContain('Sort');
  },
);

test('policies compare the actor once per statement, so that planners estimate enough rows to use an index', async () => {
  const { rows } = await server.engine.transaction((connection) =>
    connection.query(
      `SELECT tablename || '.' || policyname FROM pg_policies WHERE coalesce(qual, '') || coalesce(with_check, '') ~ 'actor_kind\\) (=|IN)( ANY)? *\\(?(''|ARRAY)'`,
    ),
  );
  expect(rows).toEqual([]);
});
