import type { Engine } from '../src/db/engine';
import { createPglite, type Template, type TestDatabase } from './engines';
import { knownTemplates } from './templates';
import { createTestDatabase, engineName } from './testDatabase';

type Name = Engine['name'];

/** Sources and targets of copies. A run on PGlite alone has no PostgreSQL, so the other run covers both directions. */
export const directions: [from: Name, to: Name[]][] =
  engineName() === 'pglite'
    ? [['PGlite', ['PGlite']]]
    : [
        ['PostgreSQL', ['PostgreSQL', 'PGlite']],
        ['PGlite', ['PostgreSQL']],
      ];

/** Databases of both engines for one test file. On PostgreSQL, creates the templates of PGlite first. */
export function openOnBoth() {
  const opened: { engine: Engine; database: TestDatabase }[] = [];
  const create = (on: Name, template: Template) =>
    on === 'PGlite' ? createPglite(knownTemplates('pglite')?.[template]) : createTestDatabase(template);
  return {
    async open(on: Name, template: Template, queryTimeout?: number): Promise<Engine> {
      const database = await create(on, template);
      const engine = await database.open(queryTimeout);
      opened.push({ engine, database });
      return engine;
    },
    async remove(): Promise<void> {
      for (const { engine, database } of opened.splice(0)) {
        await engine.close();
        await database.remove();
      }
    },
  };
}
