import { and, eq, isNull } from 'drizzle-orm';
import type { NotificationEvent } from '@itinera/shared/contracts';
import type { Transaction } from '../../../db/database';
import { bookingHotelsTable as bookingHotels } from '../../bookings/bookingHotels.table';
import { hotelsTable as hotels } from '../../hotels/hotels.table';
import { stopSalesTable as stopSales } from '../../prices/stopSales.table';
import { bookingFacts } from './bookingFacts';
import { shownDay, type Facts } from './facts';
import { usersTable } from '../../../people/users.table';
import { partnerName } from './partnerName';

type Details = Record<string, string>;

async function stopSaleFacts(tx: Transaction, id: string): Promise<Facts | undefined> {
  const [found] = await tx
    .select({ sale: stopSales, hotel: hotels.name, partner: partnerName })
    .from(stopSales)
    .innerJoin(hotels, eq(hotels.id, stopSales.hotel_id))
    .leftJoin(usersTable, eq(usersTable.id, stopSales.dmc_id))
    .where(eq(stopSales.id, id));
  if (!found) return undefined;
  const { sale, hotel, partner } = found;
  return {
    link: { kind: 'hotel', id: sale.hotel_id },
    partnerId: sale.dmc_id ?? undefined,
    values: {
      hotel,
      partner: sale.dmc_id ? (partner ?? '') : '',
      from: shownDay(sale.start_date),
      to: shownDay(sale.end_date),
      reason: sale.reason ?? '',
    },
  };
}

/** Of a stay that was confirmed or declined. */
async function answerFacts(tx: Transaction, id: string, details: Details): Promise<Facts | undefined> {
  const [stay] = await tx
    .select({ bookingId: bookingHotels.booking_id, hotel: hotels.name })
    .from(bookingHotels)
    .innerJoin(hotels, eq(hotels.id, bookingHotels.hotel_id))
    .where(eq(bookingHotels.id, id));
  // For a trip to several hotels, the one that has answered.
  return stay && bookingFacts(tx, stay.bookingId, { hotel: stay.hotel, ...details });
}

/** A partner that has confirmed all stays already, on the phone, is not notified. */
async function requestFacts(tx: Transaction, id: string, details: Details): Promise<Facts | undefined> {
  const open = and(eq(bookingHotels.booking_id, id), isNull(bookingHotels.confirmation_number));
  return (await tx.$count(bookingHotels, open)) > 0 ? bookingFacts(tx, id, details) : undefined;
}

/** The values of an event that a person has caused; undefined if its subject is gone. */
export async function eventFacts(
  tx: Transaction,
  { event, subject_id: id, details }: { event: NotificationEvent; subject_id: string; details: Details },
): Promise<Facts | undefined> {
  if (event === 'stop_sale_created') return stopSaleFacts(tx, id);
  if (event === 'booking_requested') return requestFacts(tx, id, details);
  if (event === 'stay_confirmed' || event === 'stay_declined') return answerFacts(tx, id, details);
  if (event === 'user_registered') return { link: { kind: 'user', id }, values: details };
  return bookingFacts(tx, id, details);
}
