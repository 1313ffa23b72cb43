import { describe, expect, test } from '@jest/globals';
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { id } from '../db/columns';
import { declareVisibility, type Way } from '../db/visibility/visibility';
import { allow, ofEverybody, ofHotels } from '../identity/rights/rights';
import { hotelsTable } from '../modules/hotels/hotels.table';
import { requireWayToRead, requireWayToWrite } from './requireWay';

/** Partners read their own rows of one table, all rows of the other, and write neither. */
const own = allow('own-things', ofHotels);
const all = allow('things', ofEverybody);

function tableBy(way: Way) {
  const table = pgTable('things', { id: id(), dmc_id: uuid(), hotel_id: uuid(), amount: integer() });
  declareVisibility(table, way, { open: ['id', 'dmc_id', 'hotel_id', 'amount'] });
  return table;
}

const toOwner: Way = { kind: 'own', column: 'dmc_id' };
const toOwnerOrAll: Way = {
  kind: 'ownOrCommon',
  column: 'dmc_id',
  parent: { table: hotelsTable, by: 'hotel_id' },
};
const withHotel: Way = { kind: 'with', by: 'hotel_id', table: hotelsTable };

describe('a right to the own rows', () => {
  test.each<Way>([toOwner, toOwnerOrAll, withHotel, { kind: 'person', column: 'dmc_id' }])(
    'is accepted for a table whose visibility is $kind',
    (way) => expect(() => requireWayToRead(tableBy(way), own.list)).not.toThrow(),
  );

  test.each<Way>([{ kind: 'staff' }, { kind: 'system' }, { kind: 'everybody' }])(
    'is refused if the visibility has no owner: $kind',
    (way) =>
      expect(() => requireWayToRead(tableBy(way), own.list)).toThrow(
        `own-things.list gives partners their own rows of things, and its visibility is ‘${way.kind}’.`,
      ),
  );
});

describe('a right to all rows', () => {
  test('is accepted only for a table that everybody reads', () => {
    expect(() => requireWayToRead(tableBy({ kind: 'everybody' }), all.list)).not.toThrow();
    for (const way of [toOwner, toOwnerOrAll, withHotel, { kind: 'staff' } as const])
      expect(() => requireWayToRead(tableBy(way), all.list)).toThrow('gives partners all rows of things');
  });
});

describe('a right to write', () => {
  const writes = allow('written-things', { ...ofHotels, create: ofHotels.list });

  test('needs a visibility with the rows that a partner writes', () => {
    const table = tableBy({ ...toOwner, writes: { table: hotelsTable, by: 'hotel_id' } });
    expect(() => requireWayToWrite(table, writes.create)).not.toThrow();
    expect(() => requireWayToWrite(tableBy(toOwnerOrAll), writes.create)).not.toThrow();
    expect(() => requireWayToWrite(tableBy(toOwner), writes.create)).toThrow('their own rows of things');
  });

  test('that partners don’t have needs none', () => {
    expect(() => requireWayToWrite(tableBy({ kind: 'staff' }), writes.remove)).not.toThrow();
  });
});
