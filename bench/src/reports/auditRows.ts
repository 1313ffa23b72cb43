import type { Client } from 'pg';

const rows = 500_000;

/**
 * Fills an audit log like that of years: one person has one in five thousand rows, the others share the rest. Returns the id of that
 * person.
 */
export async function fillAudit(client: Client): Promise<string> {
  const { rows: people } = await client.query<{ id: string }>(
    `SELECT id FROM users WHERE role <> 'dmc' ORDER BY email`,
  );
  const [rare, ...others] = people.map(({ id }) => id);
  if (rare === undefined) throw new Error('The data has no staff.');
  await client.query(
    `INSERT INTO audit_log (id, at, actor_kind, actor_id, actor_role, entity, entity_id, action, outcome, changes, salt, commitment, hash)
     SELECT gen_random_uuid(), now() - n * interval '3 minutes', 'staff',
       CASE WHEN n % 5000 = 0 THEN $1::uuid ELSE ($2::uuid[])[1 + n % cardinality($2::uuid[])] END, 'manager',
       (ARRAY['hotels', 'bookings', 'graph-prices', 'payments'])[1 + n % 4], gen_random_uuid()::text, 'update',
       CASE WHEN n % 1000 = 0 THEN 'refused' ELSE 'done' END, '{"name":{"before":"a","after":"b"}}', 'x', 'x', 'x'
     FROM generate_series(1, ${rows}) AS n`,
    [rare, others],
  );
  await client.query('VACUUM ANALYZE audit_log');
  return rare;
}
