import { eq } from 'drizzle-orm';
import { flightPartyOn, type FlightParty } from '@itinera/shared/bookings';
import type { Transaction } from '../../../db/database';
import { initialSettings } from '../../settings/initialSettings';
import { settingsTable } from '../../settings/settings.table';
import { travellersTable } from '../../travellers/travellers.table';
import { bookingHotelsTable as stays } from '../bookingHotels.table';
import { bookingTravellersTable as members } from '../bookingTravellers.table';

/** The party of a booking by day, by the ages on that day. */
export async function whoFlies(tx: Transaction, bookingId: string): Promise<(day: string) => FlightParty> {
  const hotels = await tx.select().from(stays).where(eq(stays.booking_id, bookingId));
  const travellers = await tx
    .select({ birthday: travellersTable.birthday })
    .from(members)
    .innerJoin(travellersTable, eq(travellersTable.id, members.traveller_id))
    .where(eq(members.booking_id, bookingId));
  const [{ child_age_reference } = initialSettings] = await tx.select().from(settingsTable);
  return (day) => flightPartyOn(day, { hotels, travellers }, child_age_reference);
}
