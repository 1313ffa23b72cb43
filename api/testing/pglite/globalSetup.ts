import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createPglite } from '../engines';
import { fillTemplate } from '../fillTemplate';
import { runFolder } from '../runFolder';
import { rememberTemplates } from '../templates';

/** An earlier stage of the run may have created them already. */
export default async function makeTemplates(): Promise<void> {
  const folder = runFolder();
  const names = { migrated: join(folder, 'migrated'), demo: join(folder, 'demo') };
  if (!existsSync(names.demo)) {
    await makeTemplate(undefined, names.migrated);
    await makeTemplate(names.migrated, names.demo);
  }
  rememberTemplates('pglite', names);
}

async function makeTemplate(from: string | undefined, to: string): Promise<void> {
  const database = await createPglite(from);
  await fillTemplate(database, from !== undefined);
  await rename(database.directory, to);
  await database.remove();
}
