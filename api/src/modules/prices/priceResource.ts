import { eq } from 'drizzle-orm';
import { allow, ownOfAll } from '../../identity/rights/rights';
import { readRoutes, type ReadCollection, type ReadParts } from '../../rest/read/readRoutes';
import type { Resource } from '../../rest/resource';
import { entityOf, type WriteParts } from '../../rest/write/operations';
import type { PlainCollection, PlainParts } from '../../rest/write/plainWrites';
import { writeRoutes } from '../../rest/write/writeRoutes';
import type { PriceTable } from './priceOwner';
import { priceWrites } from './priceWrites';

type Contract = ReadCollection & PlainCollection;

interface PriceResourceParts<T extends PriceTable, C extends Contract>
  extends PlainParts<T, C>, Omit<ReadParts<C>, 'collection' | 'table' | 'rights' | 'ownOf'> {
  /** Replaces the creation of a row from its hotel and partner. */
  create?: Required<WriteParts<T, C>>['create'];
}

/** A collection of rows of a hotel and a partner, who reads and writes its own. */
export const priceResource =
  <T extends PriceTable, C extends Contract>(parts: PriceResourceParts<T, C>): Resource =>
  (app, database) => {
    const { collection, table } = parts;
    const rights = allow(entityOf(collection.path), ownOfAll);
    const writes = priceWrites(parts);
    const { create = writes.create } = parts;
    readRoutes(app, database, { ...parts, rights, ownOf: (_, partnerId) => eq(table.dmc_id, partnerId) });
    writeRoutes(app, database, { collection, table, rights, ...writes, create });
  };
