import type { FlightZones } from '@itinera/shared/bookings';
import type { Transaction } from '../../db/database';
import { selectByIds } from '../../rest/entries/embed';
import { airportsTable } from './airports.table';

/** The time zones of the airports of a flight, as far as they have been entered. */
export async function flightZones(tx: Transaction, from: string, to: string): Promise<FlightZones> {
  const airports = await selectByIds(tx, airportsTable, [from, to]);
  const zoneOf = (id: string) => airports.find((airport) => airport.id === id)?.timezone;
  return { from: zoneOf(from), to: zoneOf(to) };
}
