import type { Config } from '../base/config';
import { StartError } from '../base/startError';
import { applicationRole } from './database';
import type { Engine } from './engine';
import { migrate } from './migrate';
import { checkServer } from './postgres/checkServer';
import { openPostgres } from './postgres/postgresEngine';
import { sqlError } from './sqlState';
import type { Visibility } from './visibility/visibility';

const explain = (variable: string, error: unknown): unknown => {
  if (sqlError(error)?.code !== '42501') return error;
  return new StartError(
    `${variable}: this login may not prepare the database. Let an administrator run CREATE ROLE ${applicationRole} NOLOGIN and make the login owner of the database and member of that role, or set MIGRATION_DATABASE_URL to a login that may.`,
  );
};

/** Migrates with the login meant for it, and grants its role to the login of the server. */
export async function prepareSchema(serving: Engine, tables: Visibility[], config: Config): Promise<void> {
  const { migrationDatabaseUrl } = config;
  const ownLogin = serving.name === 'PGlite' || migrationDatabaseUrl === undefined;
  const migrating = ownLogin ? serving : openPostgres(migrationDatabaseUrl);
  const variable = ownLogin ? 'DATABASE_URL' : 'MIGRATION_DATABASE_URL';
  try {
    if (!ownLogin) await checkServer(migrating, variable, config.production);
    await migrate(migrating, tables, serving);
  } catch (error) {
    throw explain(variable, error);
  } finally {
    if (!ownLogin) await migrating.close();
  }
}
