import type { Database } from '../db/database';
import type { App } from '../http/app';
import { allow, type CollectionAccess } from '../identity/rights/rights';
import { namesOf, type EntryTable } from './entries/references';
import { readRoutes, type ReadCollection, type ReadParts } from './read/readRoutes';
import { entityOf, type WriteParts } from './write/operations';
import { plainWrites, type PlainCollection, type PlainParts } from './write/plainWrites';
import { writeRoutes } from './write/writeRoutes';

type Contract = ReadCollection & PlainCollection;

/** A collection that is one table: its contract, its table, and its own rules. */
interface ResourceParts<T extends EntryTable, C extends Contract>
  extends PlainParts<T, C>, Omit<ReadParts<C>, 'collection' | 'table' | 'rights'> {
  /** Who may call it. */
  access: CollectionAccess;
  /** Replaces the deletion, which is refused by default while others refer to the entry. */
  remove?: Required<WriteParts<T, C>>['remove'];
}

/** Adds the routes of a collection to a server. */
export type Resource = (app: App, database: Database) => void;

function serve<T extends EntryTable, C extends Contract>(
  app: App,
  database: Database,
  parts: ResourceParts<T, C>,
): void {
  const { collection, table, access, counted = {} } = parts;
  const rights = allow(entityOf(collection.path), access);
  const writes = plainWrites(parts);
  const { remove = writes.remove } = parts;
  readRoutes(app, database, { ...parts, rights });
  writeRoutes(app, database, { collection, table, rights, counted, ...writes, remove });
}

/** List, read, create, update and remove of a collection, and the same of the name records of its entries. */
export const resource =
  <T extends EntryTable, C extends Contract & { names?: Contract }>(parts: ResourceParts<T, C>): Resource =>
  (app, database) => {
    serve(app, database, parts);
    const collection = parts.collection.names;
    const names = namesOf(parts.table);
    if (collection && names) serve(app, database, { collection, table: names.table, access: parts.access });
  };
