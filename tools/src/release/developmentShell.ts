import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { configOf, shell } from '../workspace/apps';
import { bundle } from './bundle';
import { addressOf, folderOf } from './release';

/** Builds the shell for development, beside the production build of the same sources. Returns its folder. */
export async function putDevelopmentShell(place: string, release: string): Promise<string> {
  const folder = `${folderOf(shell, release, place)}/development`;
  if (existsSync(folder)) return folder;
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  const config = await configOf(shell);
  await bundle(config({ outputPath: draft, address: `${addressOf(shell, release)}/development/` }));
  await rename(draft, folder);
  return folder;
}
