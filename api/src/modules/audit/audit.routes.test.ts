import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditLog, auditSealAnswer, type AuditEntry } from '@itinera/shared/contracts';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { createScheduler } from '../../jobs/scheduler';
import { sealAudit } from '../../audit/sealAudit';
import { today } from '../../base/today';
import { derivedId } from '../../seed/derivedId';
import { requireIntactLog, verification } from './verification';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('manager');
});
afterAll(() => server.stop());

const find = async (query: Record<string, string>): Promise<AuditEntry[]> => {
  const answer = await server.call(`/api/audit?${new URLSearchParams(query)}`, { token });
  expect(answer.statusCode).toBe(200);
  return auditLog.answer.parse(answer.json()).result;
};

test('a change is found by person, entry, action and day, with the values before and after', async () => {
  const id = derivedId('hotel Beldibi Bay Resort');
  const other = await server.tokenOf('admin');
  await server.call(`/api/hotels/${id}`, { method: 'PUT', token: other, body: { stars: 1 } });
  const day = today();
  const found = await find({
    actor_id: idOf('admin'),
    entity: 'hotels',
    entity_id: id,
    action: 'update',
    from: day,
    to: day,
  });
  expect(found).toMatchObject([
    {
      entity: 'hotels',
      entity_id: id,
      action: 'update',
      actor: { id: idOf('admin') },
      changes: { stars: { after: 1 } },
    },
  ]);
  expect(await find({ actor_id: idOf('manager'), entity: 'hotels' })).toEqual([]);
  expect(await find({ entity: 'hotels', to: '2020-01-01' })).toEqual([]);
  expect((await find({ action: 'sign_in' })).every(({ action }) => action === 'sign_in')).toBe(true);
});

const readSeal = async () =>
  auditSealAnswer.parse((await server.call('/api/audit/seal', { token })).json()).result;

test('the log reports when it was last verified as intact, and what is wrong since', async () => {
  const verify = async () => {
    const scheduler = createScheduler(server.database, { error: () => undefined });
    scheduler.registerJob(verification, 1, () => requireIntactLog(server.database));
    await scheduler.runDue();
    await scheduler.stop();
  };
  expect((await readSeal()).verified_at).toBeNull();
  await sealAudit(server.database, system('seal-audit'));
  await verify();
  const intact = await readSeal();
  expect(intact).toMatchObject({ verified_at: expect.any(String), problem: null });
  expect(intact.sealed).toBeGreaterThan(0);
  // As an owner of the tables could do it.
  await server.engine.transaction(
    async (connection) => {
      await connection.query('ALTER TABLE audit_log DISABLE ROW LEVEL SECURITY');
      await connection.query(`UPDATE audit_log SET changes = '{}' WHERE action = 'update'`);
      await connection.query('ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY');
    },
    { of: 'test', weight: 1 } as never,
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  await verify();
  const broken = await readSeal();
  expect(broken.verified_at).toBe(intact.verified_at);
  expect(broken.problem).toContain('was changed');
});
