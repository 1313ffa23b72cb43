import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { Failure } from '../workspace/failure';
import { importFile } from '../workspace/importFile';
import { apiFile, root } from '../workspace/paths';
import { currentCommit, versionIn } from './identity';
import { hashOf, inputsOfApi } from './inputs';

type Build = (options: { version: string; commit: string }) => Promise<void>;

/** Builds the API if its inputs changed, with the API's own build script. */
export async function buildApi() {
  const folder = `${root}api`;
  const release = hashOf(inputsOfApi());
  const stamp = `${folder}/dist/release`;
  if (existsSync(apiFile) && existsSync(stamp) && (await readFile(stamp, 'utf8')) === release) {
    return { release, built: false };
  }
  const { buildApi: build }: { buildApi: Build } = await importFile(`${folder}/build.mjs`);
  await build({ version: versionIn(folder), commit: currentCommit() }).catch((error: unknown) => {
    throw new Failure(
      `The API could not be built: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  await writeFile(stamp, release);
  return { release, built: true };
}
