import type { Database } from '../db/database';
import type { EntryTable } from './entries/references';
import type { PlainResource } from '../identity/rights/rights';
import { writeRoutes } from './write/writeRoutes';
import type { App } from '../http/app';
import { plainWrites, type PlainCollection, type PlainParts } from './write/plainWrites';
import { readRoutes, type ReadCollection, type ReadParts } from './read/readRoutes';

interface CrudParts<T extends EntryTable, C extends ReadCollection & PlainCollection>
  extends PlainParts<T, C>, Omit<ReadParts<C>, 'table' | 'rights'> {
  collection: C;
  table: T;
  /** Its entry in the table of rights. */
  resource: PlainResource;
}

/** List, get, create, update and delete of a collection that is one table, from its contract. */
export function crudRoutes<T extends EntryTable, C extends ReadCollection & PlainCollection>(
  app: App,
  database: Database,
  parts: CrudParts<T, C>,
): void {
  const { resource, collection, table } = parts;
  const rights = {
    list: `${resource}.list`,
    read: `${resource}.read`,
    create: `${resource}.create`,
    update: `${resource}.update`,
    remove: `${resource}.remove`,
  } as const;
  readRoutes(app, database, { ...parts, rights });
  writeRoutes(app, database, { collection, table, rights, listedIn: parts.listedIn, ...plainWrites(parts) });
}
