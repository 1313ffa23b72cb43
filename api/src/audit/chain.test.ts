import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { uuidv7 } from 'uuidv7';
import { createTestDatabase } from '../../testing/testDatabase';
import type { TestDatabase } from '../../testing/engines';
import { system } from '../db/actor';
import { createDatabase, type Database } from '../db/database';
import type { Engine } from '../db/engine';
import { auditLogTable } from './audit.table';
import { eraseChanges } from './eraseChanges';
import { systemContext } from './writeContext';
import { recordChange } from './recordChange';
import { sealAudit } from './sealAudit';
import { verifyAudit } from './verifyAudit';

let testDatabase: TestDatabase;
let engine: Engine;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase('migrated');
  engine = await testDatabase.open();
  database = createDatabase(engine);
});
afterEach(() => engine.transaction((connection) => connection.query('TRUNCATE audit_log, audit_chain')));
afterAll(async () => {
  await database.close();
  await testDatabase.remove();
});

const write = (count: number) =>
  database.withActor(system('test'), async (tx) => {
    for (let number = 1; number <= count; number += 1) {
      const after = { number };
      await recordChange(tx, systemContext('test'), {
        entity: 'tests',
        entity_id: uuidv7(),
        action: 'create',
        before: null,
        after,
      });
    }
  });

const seal = () => sealAudit(database, system('test'));

/** Runs a statement as the owner of the tables: the application has no right to. */
const tamper = (statement: string) =>
  engine.transaction(async (connection) => {
    for (const table of ['audit_log', 'audit_chain'])
      await connection.query(`ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`);
    await connection.query(statement);
    for (const table of ['audit_log', 'audit_chain'])
      await connection.query(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`);
  });

const rowAt = (seq: number) => `(SELECT audit_id FROM audit_chain WHERE seq = ${seq})`;

test('an untouched log is intact, with the number of unsealed rows', async () => {
  expect(await verifyAudit(database)).toEqual({ head: { seq: 0, hash: '' }, broken: undefined, unsealed: 0 });
  await write(3);
  expect(await verifyAudit(database)).toMatchObject({ head: { seq: 0 }, broken: undefined, unsealed: 3 });
  await seal();
  await write(2);
  expect(await verifyAudit(database)).toMatchObject({ head: { seq: 3 }, broken: undefined, unsealed: 2 });
});

test('a log of many rows is sealed completely by any number of sealers', async () => {
  await write(1203);
  await Promise.all([seal(), seal(), seal()]);
  await seal();
  expect(await verifyAudit(database)).toMatchObject({ head: { seq: 1203 }, broken: undefined, unsealed: 0 });
});

test.each([
  ['a changed row', `UPDATE audit_log SET changes = '{}' WHERE id = ${rowAt(4)}`, 3],
  ['a row of another doer', `UPDATE audit_log SET actor_role = 'other' WHERE id = ${rowAt(4)}`, 3],
  ['a removed row', `DELETE FROM audit_log WHERE id = ${rowAt(4)}`, 3],
  [
    'a row removed with its link',
    `WITH gone AS (DELETE FROM audit_chain WHERE seq = 4 RETURNING audit_id) DELETE FROM audit_log WHERE id IN (SELECT audit_id FROM gone)`,
    3,
  ],
  ['a row with another hash', `UPDATE audit_log SET hash = 'x' WHERE id = ${rowAt(4)}`, 3],
  ['a changed link', `UPDATE audit_chain SET hash = 'x' WHERE seq = 4`, 3],
  [
    'an exchange of rows',
    `UPDATE audit_chain SET seq = CASE seq WHEN 4 THEN 105 ELSE 104 END WHERE seq IN (4, 5)`,
    3,
  ],
])('%s is found', async (_, statement, sound) => {
  await write(6);
  await seal();
  await tamper(statement);
  expect(await verifyAudit(database)).toMatchObject({
    head: { seq: sound },
    broken: { id: expect.any(String), reason: expect.any(String) },
  });
});

test('a log from which a person was erased is intact, and what it says since can’t be changed either', async () => {
  await write(3);
  await seal();
  await database.withActor(system('test'), async (tx) => {
    const [row] = await tx.select().from(auditLogTable).limit(1);
    if (row) await eraseChanges(tx, systemContext('test'), [{ id: row.id, changes: '{"erased":1}' }]);
  });
  await seal();
  expect(await verifyAudit(database)).toMatchObject({ head: { seq: 4 }, broken: undefined });
  await tamper(`UPDATE audit_log SET changes = '{"erased":2}' WHERE changes = '{"erased":1}'`);
  expect(await verifyAudit(database)).toMatchObject({ broken: { reason: 'The row was changed.' } });
});

test('a row that is changed before it is sealed is found by its own hash', async () => {
  await write(2);
  await tamper("UPDATE audit_log SET action = 'nothing'");
  expect(await verifyAudit(database)).toMatchObject({
    broken: { reason: 'The row was changed before it was sealed.' },
    unsealed: 2,
  });
  await seal();
  expect(await verifyAudit(database)).toMatchObject({ broken: { reason: 'The row was changed.' } });
});

test('sealing continues after the last sealed row was removed, and the gap stays visible', async () => {
  await write(2);
  await seal();
  await tamper(`DELETE FROM audit_log WHERE id = ${rowAt(2)}`);
  await write(1);
  await seal();
  expect(await verifyAudit(database)).toMatchObject({
    head: { seq: 1 },
    broken: { reason: 'The row is gone.' },
    unsealed: 0,
  });
});
