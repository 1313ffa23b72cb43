import { createDatabase } from '../src/db/database';
import { migrate } from '../src/db/migrate';
import { allVisibilities } from '../src/modules/allTables';
import { insertDemo } from '../src/seed/seedDemo';
import type { TestDatabase } from './engines';
import { password } from './people';

/** Fills an empty database, with fewer prices and bookings than the demo, because every test file copies such a database. */
export async function fillTemplate(database: Pick<TestDatabase, 'open'>, withDemo: boolean): Promise<void> {
  const engine = await database.open();
  await migrate(engine, allVisibilities);
  if (withDemo)
    await insertDemo(createDatabase(engine), password, { pricedEach: 4, bookings: 20, charterRoutes: 1 });
  await engine.close();
}
