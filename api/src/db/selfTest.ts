import { getTableName } from 'drizzle-orm';
import { StartError } from '../base/startError';
import { applicationRole, becomeActor } from './database';
import type { Connection, Engine } from './engine';
import { migrationNames } from './migrate';
import { policiesOf } from './visibility/policies';
import type { Visibility } from './visibility/visibility';

const bookkeeping = ['migration_lock', 'schema_migrations'];

const refuse = (finding: string): never => {
  throw new StartError(
    `Row-level security is not active: ${finding}. Run the migrations with this version and connect with a login that may take on the role ${applicationRole}.`,
  );
};

const namesFound = async (connection: Connection, query: string, params?: unknown[]): Promise<string[]> =>
  (await connection.query(query, params)).rows.map(([name]) => String(name));

async function checkRole(connection: Connection): Promise<void> {
  const { rows } = await connection.query(
    'SELECT current_user::text, rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user',
  );
  const [role, unbound] = rows[0] ?? [];
  if (role !== applicationRole) refuse(`requests run as ${String(role)}`);
  if (unbound !== false) refuse(`the role ${applicationRole} is exempt from it`);
}

/** Checks tables and their partitions, each of which has policies of its own. */
async function checkTables(connection: Connection, known: string[]): Promise<void> {
  const open = await namesFound(
    connection,
    `SELECT relname::text FROM pg_class
      WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND NOT (relrowsecurity AND relforcerowsecurity)
        AND relname <> ALL ($1)`,
    [bookkeeping],
  );
  if (open.length > 0) refuse(`the tables ${open.join(', ')} are open`);
  const applied = await appliedMigrations(connection);
  const ours = await migrationNames();
  // A newer version of the program may have created tables that this older one does not know.
  if (applied.some((name) => !ours.includes(name))) return;
  const undeclared = await namesFound(
    connection,
    `SELECT relname::text FROM pg_class
      WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND relname <> ALL ($1)`,
    [[...bookkeeping, ...known]],
  );
  if (undeclared.length > 0) refuse(`nothing says who sees the tables ${undeclared.join(', ')}`);
}

/** A view shows rows past the policies of its tables: it runs as its owner unless declared otherwise. */
async function checkViews(connection: Connection): Promise<void> {
  const views = await namesFound(
    connection,
    `SELECT relname::text FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND has_table_privilege(oid, 'SELECT')
        AND (relkind IN ('m', 'f') OR (relkind = 'v' AND NOT coalesce(reloptions, '{}') && ARRAY['security_invoker=true', 'security_invoker=on', 'security_invoker=1']))`,
  );
  if (views.length > 0) refuse(`${views.join(', ')} shows rows as its owner sees them`);
}

/** Functions of extensions are the administrator's choice, and know nothing of our tables. */
async function checkFunctions(connection: Connection): Promise<void> {
  const functions = await namesFound(
    connection,
    `SELECT oid::regprocedure::text FROM pg_proc
      WHERE prosecdef AND pronamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
        AND has_function_privilege(oid, 'EXECUTE')
        AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')`,
  );
  if (functions.length > 0) refuse(`${functions.join(', ')} runs as its owner`);
}

const described = (table: string, name: string, command: string): string =>
  `${name} on ${table} (${command})`;

/** Policies are combined by OR: an extra one is as bad as a missing one. */
async function checkPolicies(connection: Connection, tables: Visibility[]): Promise<void> {
  const { rows } = await connection.query(
    `SELECT tablename::text, policyname::text, cmd, permissive = 'PERMISSIVE' AND roles = ARRAY[$2::name]
       FROM pg_policies WHERE schemaname = 'public' AND tablename = ANY ($1)`,
    [tables.map(({ table }) => getTableName(table)), applicationRole],
  );
  const wanted = new Set(
    tables.flatMap((visibility) =>
      policiesOf(visibility).map(({ name, command }) =>
        described(getTableName(visibility.table), name, command),
      ),
    ),
  );
  for (const [table, name, command, isOurs] of rows) {
    const policy = described(String(table), String(name), String(command));
    if (!wanted.delete(policy) || isOurs !== true) refuse(`nobody has declared the policy ${policy}`);
  }
  if (wanted.size > 0) refuse(`the policies ${[...wanted].join(', ')} are missing`);
}

const appliedMigrations = (connection: Connection): Promise<string[]> =>
  namesFound(connection, 'SELECT name FROM schema_migrations');

/**
 * Proves on the running database that row-level security works, for everything that the application's role can read or run. The list of
 * migrations is never empty and visible to the program only: if a partner sees a row of it, the policies are off.
 */
export async function provePolicies(engine: Engine, tables: Visibility[]): Promise<void> {
  const seen = await engine.transaction(async (connection) => {
    becomeActor(connection, { kind: 'partner', id: '00000000-0000-4000-8000-000000000000' });
    await checkRole(connection);
    await checkViews(connection);
    await checkFunctions(connection);
    return appliedMigrations(connection);
  });
  if (seen.length > 0) refuse('a stranger can read rows');
  await engine.transaction(async (connection) => {
    becomeActor(connection, { kind: 'system', job: 'self-test' });
    if ((await appliedMigrations(connection)).length === 0) refuse('the program itself can read nothing');
    await checkTables(
      connection,
      tables.map(({ table }) => getTableName(table)),
    );
    await checkPolicies(connection, tables);
  });
}
