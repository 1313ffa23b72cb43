import { desc } from 'drizzle-orm';
import { hotelAirports as collection } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { plainWrites } from '../../rest/write/plainWrites';
import { readRoutes } from '../../rest/read/readRoutes';
import { writeRoutes } from '../../rest/write/writeRoutes';
import { hotelAirportsTable as table } from './hotelAirports.table';
import { prepareLink, removeLink } from './hotelAirports.writes';
import { ownOfHotel } from './ownOfHotel';

export function hotelAirportRoutes(app: App, database: Database): void {
  readRoutes(app, database, {
    collection,
    table,
    rights: { list: 'hotelAirports.list', read: 'hotelAirports.read' },
    first: [desc(table.is_default), table.created_at],
    ownOf: ownOfHotel(table.hotel_id),
  });
  writeRoutes(app, database, {
    collection,
    table,
    rights: {
      create: 'hotelAirports.create',
      update: 'hotelAirports.update',
      remove: 'hotelAirports.remove',
    },
    ...plainWrites({ collection, table, prepare: prepareLink }),
    remove: removeLink,
  });
}
