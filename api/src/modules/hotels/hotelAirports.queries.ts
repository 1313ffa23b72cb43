import type { HotelAirport, Locale } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { byId, idsIn, lookUp, selectByIds } from '../../rest/entries/embed';
import { findAirports } from '../airports/airports.queries';
import { hotelAirportsTable } from './hotelAirports.table';

export async function findHotelAirports(
  tx: Transaction,
  ids: string[],
  locale: Locale,
): Promise<Map<string, HotelAirport>> {
  const rows = await selectByIds(tx, hotelAirportsTable, ids);
  const airports = await findAirports(tx, idsIn(rows, 'airport_id'), locale);
  return byId(rows.map((row) => ({ ...row, airport: lookUp(airports, row.airport_id) })));
}
