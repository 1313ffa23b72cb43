import { createLogin, createPostgres } from '../engines';
import { fillTemplate } from '../fillTemplate';
import { runFolder } from '../runFolder';
import { rememberTemplates } from '../templates';

export default async function makeTemplates(): Promise<void> {
  runFolder();
  // Without a server each test reports that, and the tests of the other packages still run.
  if (!process.env['TEST_DATABASE_URL']) return;
  await createLogin();
  const migrated = await createPostgres(undefined);
  await fillTemplate(migrated, false);
  const demo = await createPostgres(migrated.name);
  await fillTemplate(demo, true);
  rememberTemplates('postgres', { migrated: migrated.name, demo: demo.name });
}
