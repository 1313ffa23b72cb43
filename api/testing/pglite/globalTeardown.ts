import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { knownTemplates } from '../templates';

export default async function removeTemplates(): Promise<void> {
  for (const directory of Object.values(knownTemplates('pglite') ?? {})) {
    await rm(dirname(directory), { recursive: true, force: true });
  }
}
