import { asSuperuser } from '../engines';
import { removeRunFolder } from '../runFolder';
import { knownTemplates } from '../templates';

export default async function removeTemplates(): Promise<void> {
  for (const name of Object.values(knownTemplates('postgres') ?? {})) {
    await asSuperuser(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }
  removeRunFolder();
}
