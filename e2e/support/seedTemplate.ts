import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort';
import { builtFiles } from './paths';
import { startService, stopService } from './service';

/** Seeds the demo data once; each product of the run works on a copy. */
export default async function seedTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'itinera-seeded-'));
  const port = await freePort();
  const api = await startService(
    builtFiles.api,
    { API_PORT: String(port), DATA_DIR: folder, SEED: 'demo' },
    `http://localhost:${port}/api/ready`,
  );
  await stopService(api);
  process.env.ITINERA_SEEDED_DATA = folder;
  return () => rm(folder, { recursive: true, force: true });
}
