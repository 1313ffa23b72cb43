import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestDatabase } from '../../testing/engines';
import { createTestDatabase } from '../../testing/testDatabase';
import { sha256 } from '../base/secrets';
import { createDatabase } from '../db/database';
import type { Engine } from '../db/engine';
import { migrate, migrateOnly, migrationNames } from '../db/migrate';
import { allVisibilities } from '../modules/allTables';
import { beginning, linkAfter } from './chain';
import { verifyAudit } from './verifyAudit';

let testDatabase: TestDatabase;
let engine: Engine;
beforeAll(async () => {
  testDatabase = await createTestDatabase('blank');
  engine = await testDatabase.open();
});
afterAll(async () => {
  await engine.close();
  await testDatabase.remove();
});

const idOf = (row: number) => `00000000-0000-4000-8000-00000000000${row}`;

/** Values that JSON escapes, and others that are null. */
const texts = ['plain', 'quotes " \\ / \b \f \n \r \t \u0001 \u001f', '\u007f \u2028 😀 привет İ', ''];

/** Rows as an older release wrote and sealed them: the hash of a row covered its changes themselves. */
async function writeOlderRows(count: number): Promise<void> {
  let link = beginning;
  await engine.transaction(async (connection) => {
    for (let row = 1; row <= count; row += 1) {
      const text = texts[row % texts.length] ?? '';
      const changes = JSON.stringify({ name: { after: text } });
      const values = [
        idOf(row),
        `2026-01-0${row}T01:02:03.04${row}Z`,
        'staff',
        idOf(9),
        text,
        null,
        'mf-1.0+a',
      ];
      const more = [null, 'travellers', idOf(row), 'update', 'done', changes];
      const hash = sha256(JSON.stringify([...values, ...more]));
      await connection.query(
        `INSERT INTO audit_log (id, at, actor_kind, actor_id, actor_role, ip, build, request_id, entity, entity_id, action, outcome, changes, hash)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
        [...values, ...more, hash],
      );
      link = linkAfter(link, { id: idOf(row), hash });
      await connection.query('INSERT INTO audit_chain (seq, audit_id, hash) VALUES ($1, $2, $3)', [
        link.seq,
        idOf(row),
        link.hash,
      ]);
    }
  });
}

test('a log that an older release has sealed is sealed again; a row that was changed before is still found', async () => {
  const older = (await migrationNames()).filter((name) => name < '0071');
  await migrateOnly(engine, older);
  await engine.transaction(async (connection) => {
    for (const table of ['audit_log', 'audit_chain'])
      await connection.query(`ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`);
  });
  await writeOlderRows(6);
  await engine.transaction((connection) =>
    connection.query(`UPDATE audit_log SET changes = '{}' WHERE id = '${idOf(6)}'`),
  );
  await migrate(engine, allVisibilities);
  const { head, broken } = await verifyAudit(createDatabase(engine));
  expect([head.seq, broken]).toEqual([5, { id: idOf(6), reason: 'The row was changed.' }]);
});
