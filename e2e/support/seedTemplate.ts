import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort';
import { builtFiles } from './paths';
import { startService, stopService } from './service';

/** Pictures of the demo in the folder of the run: whichever stage needs them first generates them, which takes longer than all other data. */
const generated = () => {
  const { ITINERA_TEST_FOLDER: run } = process.env;
  return run === undefined ? undefined : join(run, 'pictures');
};

/** Copies the pictures that another stage of `npm test` has generated; the seed generates only missing ones. */
async function placeGeneratedPictures(storage: string): Promise<void> {
  const pictures = generated();
  if (pictures !== undefined && existsSync(pictures)) await cp(pictures, storage, { recursive: true });
}

/** Leaves the pictures to the other stages, complete from the moment their folder is there. */
async function leavePictures(storage: string): Promise<void> {
  const pictures = generated();
  if (pictures === undefined || existsSync(pictures)) return;
  await cp(storage, `${pictures}.copying`, { recursive: true });
  await rename(`${pictures}.copying`, pictures);
}

/** Seeds the demo data once; each product of the run works on a copy. */
export default async function seedTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'itinera-seeded-'));
  const storage = join(folder, 'storage');
  await placeGeneratedPictures(storage);
  const port = await freePort();
  const api = await startService(
    builtFiles.api,
    { API_PORT: String(port), DATA_DIR: folder, SEED: 'demo' },
    `http://localhost:${port}/api/ready`,
  );
  await stopService(api);
  await leavePictures(storage);
  process.env.ITINERA_SEEDED_DATA = folder;
  return () => rm(folder, { recursive: true, force: true });
}
