import type { Config } from '../config';
import { StartError } from '../startError';
import { applicationRole } from './database';
import type { Engine } from './engine';
import { migrate } from './migrate';
import { checkServer } from './postgres/checkServer';
import { openPostgres } from './postgres/postgresEngine';
import { sqlError } from './sqlState';

const explain = (variable: string, error: unknown): unknown => {
  if (sqlError(error)?.code !== '42501') return error;
  return new StartError(
    `${variable}: this login may not prepare the database. Let an administrator run CREATE ROLE ${applicationRole} NOLOGIN and make the login owner of the database and member of that role, or set MIGRATION_DATABASE_URL to a login that may.`,
  );
};

const migrateAs = async (variable: string, engine: Engine, login?: string): Promise<void> => {
  await migrate(engine, login).catch((error: unknown) => {
    throw explain(variable, error);
  });
};

const loginOf = async (engine: Engine): Promise<string> => {
  const { rows } = await engine.transaction((connection) => connection.query('SELECT current_user::text'));
  return String(rows[0]?.[0]);
};

/** Migrates with the login that is meant for it, and lets the login that serves take on its role. */
export async function prepareSchema(engine: Engine, config: Config): Promise<void> {
  if (engine.name === 'PGlite') return migrateAs('DATA_DIR', engine);
  const login = await loginOf(engine);
  if (config.migrationDatabaseUrl === undefined) return migrateAs('DATABASE_URL', engine, login);
  const migrator = openPostgres(config.migrationDatabaseUrl);
  await checkServer(migrator, 'MIGRATION_DATABASE_URL', config.production);
  try {
    await migrateAs('MIGRATION_DATABASE_URL', migrator, login);
  } finally {
    await migrator.close();
  }
}
