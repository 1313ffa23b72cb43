import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import { applicationRole } from '../database';
import type { Connection } from '../engine';
import { policiesOf } from './policies';
import type { Policy, Visibility } from './visibility';

const creation = (table: string, { name, command, using, check }: Policy): string =>
  [
    `CREATE POLICY ${name} ON ${table} FOR ${command} TO ${applicationRole}`,
    ...(using === undefined ? [] : [`USING (${using})`]),
    ...(check === undefined ? [] : [`WITH CHECK (${check})`]),
  ].join(' ');

const statementsFor = (visibility: Visibility): string[] => {
  const table = getTableName(visibility.table);
  return [
    `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`,
    `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`,
    ...policiesOf(visibility).map((policy) => creation(table, policy)),
  ];
};

async function dropPolicies(connection: Connection, tables: string[]): Promise<void> {
  const { rows } = await connection.query(
    `SELECT format('DROP POLICY %I ON %I', policyname, tablename) FROM pg_policies
      WHERE schemaname = 'public' AND tablename = ANY ($1)`,
    [tables],
  );
  for (const [statement] of rows) await connection.query(String(statement));
}

/**
 * Replaces the policies of all tables by those of their visibility, unless exactly these were applied before. Works like a migration that
 * is repeated whenever its text changes; the lock of migrations keeps other processes out.
 */
export async function applyPolicies(connection: Connection, tables: Visibility[]): Promise<void> {
  const statements = tables.flatMap(statementsFor);
  const digest = createHash('sha256').update(statements.join('\n')).digest('hex');
  const { rows } = await connection.query('SELECT policies FROM migration_lock FOR UPDATE');
  if (rows[0]?.[0] === digest) return;
  await dropPolicies(
    connection,
    tables.map(({ table }) => getTableName(table)),
  );
  for (const statement of statements) await connection.query(statement);
  await connection.query('UPDATE migration_lock SET policies = $1', [digest]);
}
