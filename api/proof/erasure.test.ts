import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { eq, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgText } from 'drizzle-orm/pg-core';
import { fillEveryTable } from '../testing/fillEveryTable';
import { startTestServer, type TestServer } from '../testing/testServer';
import { anonymiseUser } from '../src/accounts/anonymiseUser';
import { recordChanges } from '../src/audit/recordChange';
import { sealAudit } from '../src/audit/sealAudit';
import { verifyAudit } from '../src/audit/verifyAudit';
import { systemContext, type WriteContext } from '../src/audit/writeContext';
import { eraseAgain } from '../src/copy/eraseAgain';
import { keepErasedList, readErasedList } from '../src/copy/erasedList';
import { eraseEarlier } from '../src/copy/eraseEarlier';
import { makeBackup } from '../src/copy/makeBackup';
import { restoreBackup } from '../src/copy/restoreBackup';
import { system, type Actor } from '../src/db/actor';
import { becomeActor, type Transaction } from '../src/db/database';
import type { Connection } from '../src/db/engine';
import { ofThings } from '../src/db/visibility/ofThings';
import { declaredTables } from '../src/db/visibility/visibility';
import { anonymiseCustomer } from '../src/modules/bookings/anonymiseCustomer';
import { eraseCustomers, personOfTraveller } from '../src/modules/bookings/personOfTraveller';
import { anonymise } from '../src/modules/travellers/anonymise';
import { travellerWrites } from '../src/modules/travellers/travellers.operations';
import { overwriteErased } from '../src/modules/uploads/overwriteErased';
import { userColumns } from '../src/people/users.columns';
import { usersTable } from '../src/people/users.table';
import { operationsOf } from '../src/rest/write/operations';

const rare = { first: 'Xqzvra', last: 'Wolthuisen', email: 'xq.wolt@rare.example', phone: '+37129991234' };
const planted = ` on Xqzvra Wolthuisen, WOLTHUISEN/XQZVRA, xq.wolt@rare.example, +371 29 99 12 34.`;
/** Any of it, in any form that it was planted in. */
const traces = 'xqzvra|wolthuisen|xq\\.wolt@rare|29 ?99 ?12 ?34|formername';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'itinera-test-erasure-'));
});
afterEach(() => server.stop());
afterAll(() => rm(folder, { recursive: true }));

const asSystem = <T>(run: (connection: Connection) => Promise<T>): Promise<T> =>
  server.engine.transaction(async (connection) => {
    becomeActor(connection, system('test'));
    return run(connection);
  });

const one = (table: string, row = 1) => `md5('${table}.id ' || ${row})::uuid`;

async function idOf(table: string): Promise<string> {
  const { rows } = await asSystem((connection) => connection.query(`SELECT (${one(table)})::text`));
  return String(rows[0]?.[0]);
}

/** Columns that hold text of any kind, from the database itself. */
const textColumns = (connection: Connection) =>
  connection.query(
    `SELECT relname::text, attname::text FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped
        AND relname NOT IN ('schema_migrations', 'migration_lock')
        AND format_type(atttypid, atttypmod) IN ('text', 'text[]', 'json', 'jsonb', 'bytea', 'character varying') ORDER BY 1, 2`,
  );

/** The columns in which something of the person is found. */
const findTraces = () =>
  asSystem(async (connection) => {
    const found: string[] = [];
    for (const [table, column] of (await textColumns(connection)).rows) {
      const { rows } = await connection.query(
        `SELECT 1 FROM "${String(table)}" WHERE to_jsonb("${String(column)}")::text ~* $1 LIMIT 1`,
        [traces],
      );
      if (rows.length > 0) found.push(`${String(table)}.${String(column)}`);
    }
    return found;
  });

/** Whether the copies that lists sort by are what remains of the customer's name, rather than what a search of texts leaves of it. */
const copiesOfName = () =>
  asSystem(async (connection) => {
    const { rows } = await connection.query(
      `SELECT bookings.customer_name = booking_customers.name, bool_and(payments.customer_name = booking_customers.name)
         FROM booking_customers JOIN bookings ON bookings.id = booking_customers.booking_id
         JOIN payments ON payments.booking_id = bookings.id
        WHERE booking_customers.id = ${one('booking_customers')} GROUP BY 1`,
    );
    return rows;
  });

/** What is never about a person: reference data, names of things, a few fixed words, names of files, and hashes. */
function isOfThings(name: string): boolean {
  const [table, called = ''] = name.split('.');
  const declared = declaredTables().find((each) => getTableName(each.table) === table);
  if (!declared) return false;
  const { columns, foreignKeys } = getTableConfig(declared.table);
  const column = columns.find((each) => each.name === called);
  const isOfFewWords = column !== undefined && is(column, PgText) && column.enumValues !== undefined;
  const refers = foreignKeys.some((key) => key.reference().columns.some((each) => each.name === called));
  const secret = ['body', 'secrets', 'salt'].includes(called) ? [] : declared.columns.secret;
  const isNamed = [...secret, ...ofThings(declared.table)].includes(called);
  return declared.way.kind === 'everybody' || isOfFewWords || refers || isNamed;
}

/** Tables that no copy fills, because their rows live for minutes or belong to this server. */
const bookkeeping = [
  `INSERT INTO jobs (name, due_at, failures, last_error) VALUES ('some job', now(), 1, '${planted}')`,
  `INSERT INTO restores (id, is_rehearsal, problem) VALUES (gen_random_uuid(), true, '${planted}')`,
];

const names = [
  `UPDATE bookings SET ref = id::text, hotel_name = 'H', dmc_name = 'P'`,
  `UPDATE payments SET booking_ref = id::text, hotel_name = 'H', dmc_name = 'P'`,
];

type Kind = 'travellers' | 'booking_customers' | 'users';

/** The person is the first row of one table of people; nobody else is planted in these. */
const people: Record<Kind, string> = {
  travellers: `UPDATE travellers SET first_name = '${rare.first}', last_name = '${rare.last}', email = '${rare.email}', phone = '${rare.phone}', note = '${planted}', passport_number = 'XQZVRA1', custom = '{"guest": "Xqzvra"}' WHERE id = ${one('travellers')}`,
  booking_customers: `UPDATE booking_customers SET traveller_id = NULL, name = '${rare.first} ${rare.last}', email = '${rare.email}', phone = '${rare.phone}', address = '${planted}', note = '${planted}' WHERE id = ${one('booking_customers')}`,
  users: `UPDATE users SET role = 'manager', first_name = '${rare.first}', last_name = '${rare.last}', email = '${rare.email}', phone = '${rare.phone}', custom = '{"guest": "Xqzvra"}' WHERE id = ${one('users')}`,
};

const plain: Record<Kind, string> = {
  travellers: `UPDATE travellers SET first_name = 'A', last_name = 'B' || right(id::text, 4), middle_name = NULL, first_name_local = NULL, last_name_local = NULL, personal_code = NULL, email = NULL, phone = NULL, passport_number = NULL, note = NULL, custom = '{}', name_keys = NULL`,
  booking_customers: `UPDATE booking_customers SET name = 'C', email = NULL, phone = NULL, address = NULL, note = NULL`,
  users: `UPDATE users SET role = 'admin', status = 'active', email = id || '@x.example', first_name = 'D', last_name = 'E', middle_name = NULL, phone = NULL, company_name = 'F', custom = '{}'`,
};

const staff: Actor = { kind: 'staff', id: '00000000-0000-4000-8000-000000000001' };
const context: WriteContext = { ...systemContext('test'), actor: staff, role: 'admin' };

const changed = (
  table: string,
  id: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
) => ({ entity: table.replaceAll('_', '-'), entity_id: id, action: 'update', before, after }) as const;

/** What the log says of the person, and of other things in which the person is named. */
async function writeLog(kind: Kind): Promise<void> {
  const own = await idOf(kind);
  const [booking, hotel] = [await idOf('bookings'), await idOf('hotels')];
  const name = kind === 'booking_customers' ? 'name' : 'last_name';
  await server.database.withActor(staff, (tx) =>
    recordChanges(tx, context, [
      changed(kind, own, { [name]: 'Formername Oldest', note: planted }, { [name]: rare.last, note: null }),
      changed('bookings', booking, { note_internal: null }, { note_internal: planted }),
      changed('hotels', hotel, { keywords: '' }, { keywords: planted }),
      changed('bookings', booking, { tags: [] }, { tags: [planted], custom: { guest: planted } }),
    ]),
  );
  await sealAudit(server.database, system('test'));
}

async function plant(kind: Kind): Promise<void> {
  server = await startTestServer('migrated');
  await fillEveryTable(server.engine, 2, planted);
  await server.engine.transaction((connection) =>
    connection.query('TRUNCATE audit_log, audit_chain, erasures'),
  );
  await asSystem(async (connection) => {
    for (const statement of [...bookkeeping, ...Object.values(plain), people[kind]])
      await connection.query(statement);
    await connection.query(
      `INSERT INTO undo_secrets (entity, entity_id, removed_by, secrets) VALUES ('${kind}', ${one(kind)}, gen_random_uuid(), '{"passport_number": "Xqzvra"}')`,
    );
    // Generated columns contain these names of things.
    for (const statement of names) await connection.query(statement);
    // Near to the person, one name is enough.
    if (kind !== 'users')
      await connection.query(
        `UPDATE bookings SET note_internal = note_internal || ' Frau Wolthuisen' WHERE id = ${one('bookings')}`,
      );
    const { rows } = await connection.query('SELECT file_name FROM uploads');
    for (const [name] of rows) await server.storage.put(String(name), Buffer.from(planted));
  });
  await writeLog(kind);
}

const erase: Record<Kind, (tx: Transaction, id: string) => Promise<unknown>> = {
  travellers: (tx, id) =>
    anonymise(
      tx,
      context,
      operationsOf(travellerWrites),
      { personOf: personOfTraveller, eraseCustomers },
      id,
    ),
  booking_customers: (tx, id) => anonymiseCustomer(tx, context, id),
  async users(tx, id) {
    const [user] = await tx.select(userColumns).from(usersTable).where(eq(usersTable.id, id));
    if (user) await anonymiseUser(tx, context, user);
  },
};

test.each<Kind>(['travellers', 'booking_customers', 'users'])(
  'of an anonymised person of %s, no table, column, mail, answer or log has a trace, and the log is intact',
  async (kind) => {
    await plant(kind);
    const all = await asSystem(async (connection) =>
      (await textColumns(connection)).rows.map((pair) => pair.join('.')),
    );
    const before = await findTraces();
    // Columns of a few fixed words, of other people, and of hashes have none.
    expect(before.length).toBeGreaterThan(all.length / 2);
    const { head } = await verifyAudit(server.database);
    expect(head.seq).toBe(4);

    const own = await idOf(kind);
    await server.database.withActor(staff, (tx) => erase[kind](tx, own));
    expect((await findTraces()).filter((name) => !isOfThings(name))).toEqual([]);
    if (kind !== 'users') expect(await copiesOfName()).toEqual([[true, true]]);
    await sealAudit(server.database, system('test'));
    const after = await verifyAudit(server.database);
    expect(after).toMatchObject({ broken: undefined, unsealed: 0 });
    expect(after.head.seq).toBeGreaterThan(head.seq);
  },
);

test('files of the bookings of an anonymised person are overwritten, others are not', async () => {
  await plant('travellers');
  const own = await idOf('travellers');
  await server.database.withActor(staff, (tx) => erase.travellers(tx, own));
  await overwriteErased(server.database, server.storage, system('test'));
  const { rows } = await asSystem((connection) =>
    connection.query(`SELECT file_name, booking_id = ${one('bookings')} FROM booking_documents ORDER BY 2`),
  );
  const isOwn = new Map(rows.map(([name, own]) => [String(name), own]));
  const texts = await Promise.all(
    [...isOwn].map(async ([name, own]) => [
      own,
      (await readFile(join(server.dataDir, 'storage', name), 'latin1')).includes(rare.first),
    ]),
  );
  expect(texts).toEqual([
    [false, true],
    [true, false],
  ]);
});

test('a backup of before brings nobody back who was anonymised since', async () => {
  await plant('travellers');
  const file = join(folder, 'backup');
  // The names of files here are no names that the program gives.
  const noFiles = { ...server.storage, open: () => Promise.resolve(undefined) };
  await makeBackup(server.engine, noFiles, file, '1');
  const own = await idOf('travellers');
  await server.database.withActor(staff, (tx) => erase.travellers(tx, own));
  await keepErasedList(server.database, system('test'), folder);
  const list = await readErasedList(folder);
  expect(list).toContainEqual({ entity: 'travellers', id: own });
  await server.stop();

  server = await startTestServer('migrated');
  await restoreBackup(server.engine, server.storage, file);
  expect(await findTraces()).toContain('travellers.last_name');
  expect(await eraseAgain(server.database, server.storage, list)).toBe(1);
  expect((await findTraces()).filter((name) => !isOfThings(name))).toEqual([]);
  expect(await eraseAgain(server.database, server.storage, list)).toBe(0);
  expect((await verifyAudit(server.database)).broken).toBeUndefined();
  expect(await readdir(folder)).toEqual(['backup', 'erased']);
});

test('a traveler whom an earlier release anonymised in its own row only is erased everywhere, once', async () => {
  await plant('travellers');
  const own = await idOf('travellers');
  const left = `first_name = 'X.', last_name = 'W.', email = NULL, phone = NULL, note = NULL, passport_number = NULL`;
  await asSystem((connection) => connection.query(`UPDATE travellers SET ${left} WHERE id = $1`, [own]));
  await server.database.withActor(staff, (tx) =>
    recordChanges(tx, context, [
      changed(
        'travellers',
        own,
        { first_name: rare.first, last_name: rare.last, email: rare.email, phone: rare.phone },
        { first_name: 'X.', last_name: 'W.', email: null, phone: null },
      ),
    ]),
  );
  expect(await eraseEarlier(server.database, server.storage, 'test')).toBe(1);
  expect((await findTraces()).filter((name) => !isOfThings(name))).toEqual([]);
  expect(await eraseEarlier(server.database, server.storage, 'test')).toBe(0);
});
