import { createPglite } from '../engines';
import { fillTemplate } from '../fillTemplate';
import { rememberTemplates } from '../templates';

export default async function makeTemplates(): Promise<void> {
  const migrated = await createPglite(undefined);
  await fillTemplate(migrated, false);
  const demo = await createPglite(migrated.directory);
  await fillTemplate(demo, true);
  rememberTemplates('pglite', { migrated: migrated.directory, demo: demo.directory });
}
