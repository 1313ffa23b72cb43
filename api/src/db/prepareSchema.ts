import type { Config } from '../base/config';
import { StartError } from '../base/startError';
import { applicationRole } from './database';
import { preparationTimeoutMs, type Engine } from './engine';
import { migrate } from './migrate';
import { checkServer } from './postgres/checkServer';
import { defaultLimits, openPostgres } from './postgres/postgresEngine';
import { sqlError } from './sqlState';
import type { Visibility } from './visibility/visibility';

const explain = (variable: string, error: unknown): unknown => {
  if (sqlError(error)?.code !== '42501') return error;
  return new StartError(
    `${variable}: this login may not prepare the database. Let an administrator run CREATE ROLE ${applicationRole} NOLOGIN and make the login owner of the database and member of that role, or set MIGRATION_DATABASE_URL to a login that may.`,
  );
};

/**
 * Migrates with the login for migrations, and grants its role to the login of the server. An index of a large table takes longer than a
 * request may, and so does waiting for another process that migrates: on PostgreSQL, both use a pool with a longer timeout.
 */
export async function prepareSchema(
  serving: Engine,
  tables: Visibility[],
  {
    databaseUrl,
    migrationDatabaseUrl,
    production,
  }: Pick<Config, 'databaseUrl' | 'migrationDatabaseUrl' | 'production'>,
): Promise<void> {
  const ownLogin = databaseUrl === undefined || migrationDatabaseUrl === undefined;
  const variable = ownLogin ? 'DATABASE_URL' : 'MIGRATION_DATABASE_URL';
  const migrating =
    databaseUrl === undefined
      ? serving
      : openPostgres(migrationDatabaseUrl ?? databaseUrl, {
          ...defaultLimits,
          statementTimeout: preparationTimeoutMs,
        });
  try {
    if (!ownLogin) await checkServer(migrating, variable, production);
    await migrate(migrating, tables, serving);
  } catch (error) {
    throw explain(variable, error);
  } finally {
    if (migrating !== serving) await migrating.close();
  }
}
