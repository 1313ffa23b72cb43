import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createPglite, type TestDatabase } from '../engines';
import { fillTemplate } from '../fillTemplate';
import { runFolder } from '../runFolder';
import { rememberTemplates } from '../templates';

/** An earlier stage of the run may have created them already. */
export default async function makeTemplates(): Promise<void> {
  const folder = runFolder();
  const names = {
    blank: join(folder, 'blank'),
    migrated: join(folder, 'migrated'),
    demo: join(folder, 'demo'),
  };
  if (!existsSync(names.demo)) {
    await makeTemplate(undefined, names.blank, async (database) => (await database.open()).close());
    await makeTemplate(names.blank, names.migrated, (database) => fillTemplate(database, false));
    await makeTemplate(names.migrated, names.demo, (database) => fillTemplate(database, true));
  }
  rememberTemplates('pglite', names);
}

async function makeTemplate(
  from: string | undefined,
  to: string,
  fill: (database: TestDatabase) => Promise<void>,
): Promise<void> {
  const database = await createPglite(from);
  await fill(database);
  await rename(database.directory, to);
  await database.remove();
}
