import { StartError } from '../base/startError';
import { applicationRole, becomeActor } from './database';
import type { Connection, Engine } from './engine';

const bookkeeping = ['migration_lock', 'schema_migrations'];

const refuse = (finding: string): never => {
  throw new StartError(
    `Row-level security is not active: ${finding}. Run the migrations with this version and connect with a login that may take on the role ${applicationRole}.`,
  );
};

async function checkRole(connection: Connection): Promise<void> {
  const { rows } = await connection.query(
    'SELECT current_user::text, rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user',
  );
  const [role, unbound] = rows[0] ?? [];
  if (role !== applicationRole) refuse(`requests run as ${String(role)}`);
  if (unbound !== false) refuse(`the role ${applicationRole} is exempt from it`);
}

async function checkTables(connection: Connection): Promise<void> {
  const { rows } = await connection.query(
    `SELECT relname::text FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND NOT (relrowsecurity AND relforcerowsecurity)`,
  );
  const open = rows.map(([name]) => String(name)).filter((name) => !bookkeeping.includes(name));
  if (open.length > 0) refuse(`the tables ${open.join(', ')} are open`);
}

const appliedMigrations = async (connection: Connection): Promise<number> =>
  (await connection.query('SELECT name FROM schema_migrations')).rows.length;

/**
 * Proves on the running database that row-level security works. The list of migrations is never empty and
 * visible to the program only: if a partner sees a row, the policies are off.
 */
export async function provePolicies(engine: Engine): Promise<void> {
  const seen = await engine.transaction(async (connection) => {
    await becomeActor(connection, { kind: 'partner', id: '00000000-0000-4000-8000-000000000000' });
    await checkRole(connection);
    await checkTables(connection);
    return appliedMigrations(connection);
  });
  if (seen > 0) refuse('a stranger can read rows');
  const known = await engine.transaction(async (connection) => {
    await becomeActor(connection, { kind: 'system', job: 'self-test' });
    return appliedMigrations(connection);
  });
  if (known === 0) refuse('the program itself can read nothing');
}
