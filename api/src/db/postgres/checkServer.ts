import { StartError } from '../../base/startError';
import type { Engine } from '../engine';

const oldestVersion = 15;

const innermost = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause !== undefined) return innermost(cause);
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};

/** Refuses a server that can't be reached, is too old, or may lose acknowledged writes in production. */
export async function checkServer(engine: Engine, variable: string, production: boolean): Promise<void> {
  const answer = await engine
    .transaction((connection) =>
      connection.query(`SELECT current_setting('server_version_num')::int / 10000, current_setting('fsync')`),
    )
    .catch((error: unknown) => {
      throw new StartError(
        `${variable}: ${engine.description} does not answer (${innermost(error)}). Check address, login and password, or unset it to use the embedded database.`,
      );
    });
  const [version, fsync] = answer.rows[0] ?? [];
  if (Number(version) < oldestVersion) {
    throw new StartError(
      `${variable}: PostgreSQL ${String(version)} is too old. Use ${oldestVersion} or newer.`,
    );
  }
  if (production && fsync === 'off') {
    throw new StartError(
      `${variable}: fsync is off, a power failure could lose bookings. Set fsync = on in PostgreSQL.`,
    );
  }
}
