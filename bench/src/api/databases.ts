import { join } from 'node:path';
import { Client } from 'pg';
import { openPglite } from '../../../api/src/db/pglite/pgliteEngine';
import { openPostgres } from '../../../api/src/db/postgres/postgresEngine';
import type { Engine } from '../../../api/src/db/engine';

/** One of the two databases of the API, while no API is running on it. */
export interface BenchDatabase {
  name: 'PGlite' | 'PostgreSQL';
  /** Environment of the API that runs on it. */
  environment: { DATA_DIR: string; DATABASE_URL: string };
  open: () => Promise<Engine>;
  /** What autovacuum does minutes after so many rows were added; the embedded database never does. */
  vacuum?: () => Promise<void>;
}

async function vacuum(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('VACUUM ANALYZE').finally(() => client.end());
}

/** Adding tens of thousands of hotels in one statement takes longer than the limit of a request. */
const fillTimeout = 600_000;

export const databases = (folder: string, postgresUrl: string): BenchDatabase[] => {
  const dataDir = (name: string) => join(folder, name);
  return [
    {
      name: 'PGlite',
      environment: { DATA_DIR: dataDir('pglite'), DATABASE_URL: '' },
      open: () => openPglite(join(dataDir('pglite'), 'database'), fillTimeout),
    },
    {
      name: 'PostgreSQL',
      environment: { DATA_DIR: dataDir('postgres'), DATABASE_URL: postgresUrl },
      open: async () => openPostgres(postgresUrl, { connections: 1, statementTimeout: fillTimeout }),
      vacuum: () => vacuum(postgresUrl),
    },
  ];
};
