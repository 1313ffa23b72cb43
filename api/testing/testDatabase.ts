import { createPglite, createPostgres, serverUrl, type Template, type TestDatabase } from './engines';
import { knownTemplates, type EngineName } from './templates';

/** The engine of this run: jest.config.mjs has a project for each. */
declare const ENGINE: EngineName;

export const engineName = (): EngineName => ENGINE;

/** A database of its own for a test file. */
export async function createTestDatabase(template: Template): Promise<TestDatabase> {
  if (ENGINE === 'postgres') serverUrl();
  const names = knownTemplates(ENGINE);
  if (template !== 'blank' && !names)
    throw new Error('The templates are missing: run the tests with jest.config.mjs.');
  const source = names?.[template];
  return ENGINE === 'postgres' ? createPostgres(source) : createPglite(source);
}
