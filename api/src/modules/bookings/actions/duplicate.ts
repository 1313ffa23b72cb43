import { eq } from 'drizzle-orm';
import { bookingPrices } from '@itinera/shared/contracts';
import { recordChange } from '../../../audit/recordChange';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { Problem } from '../../../http/problem';
import type { Written } from '../../../rest/write/operations';
import { entityOf } from '../../../rest/write/operations';
import { bookingPricesTable } from '../bookingPrices.table';
import type { StayRow } from '../bookingHotels.table';
import { bookingTransfersTable } from '../bookingTransfers.table';
import type { BookingRow } from '../bookings.table';
import { createBooking } from '../createBooking';
import { insertPart } from '../insertPart';
import { lowerDiscount } from '../lowerDiscount';
import { readParts, type BookingParts } from '../parts';
import { priceBooks } from '../stays/priceBooks';
import { stayValues } from '../stays/stayValues';
import { summarise } from '../summarise';
import { copyFlights } from './copyFlights';
import { lockGeneral, recordGeneral, writtenBooking } from './lockGeneral';
import { withoutKeys } from './withoutKeys';

/** A stay at its current price; without one, it keeps the old price as a manual one. */
async function stayLike(tx: Transaction, context: WriteContext, booking: BookingRow, stay: StayRow) {
  const copied = `Copied from ${booking.ref}`;
  const {
    hotel_id,
    room_type_id,
    boarding_type_id,
    check_in,
    check_out,
    adults,
    child_ages,
    rooms,
    room_note,
  } = stay;
  const asked = {
    hotel_id,
    room_type_id,
    boarding_type_id,
    check_in,
    check_out,
    adults,
    child_ages,
    rooms,
    room_note,
    override_reason: stay.override_reason ?? copied,
  };
  const byHand = {
    ...asked,
    priced_by: 'hand' as const,
    net_minor: stay.net_minor,
    sale_minor: stay.sale_minor,
    is_free: stay.sale_minor === 0,
    price_reason: stay.price_reason ?? copied,
  };
  if (stay.priced_by === 'hand') return byHand;
  const book = await priceBooks(tx, context.actor, booking.dmc_id)(hotel_id);
  try {
    stayValues(book, { ...booking, booked_on: null }, { ...asked, priced_by: 'engine' });
    return asked;
  } catch (error) {
    if (error instanceof Problem && error.code === 'rule') return byHand;
    throw error;
  }
}

async function copyPrice(
  tx: Transaction,
  context: WriteContext,
  id: string,
  { prices }: BookingParts,
): Promise<void> {
  const [price] = prices;
  const [before] = (await readParts(tx, id)).prices;
  if (!price || !before) return;
  const values = withoutKeys(price);
  await tx.update(bookingPricesTable).set(values).where(eq(bookingPricesTable.id, before.id));
  await recordChange(tx, context, {
    entity: entityOf(bookingPrices.path),
    entity_id: before.id,
    action: 'update',
    before,
    after: { ...before, ...values },
  });
}

/** A copy has the terms of today. */
const withoutTerms = { cancellation: null, customer_cancellation: null, terms_for: null };

/** Creates a draft with the same customer, travellers and services at current prices, without payments and documents. */
export async function duplicate(
  tx: Transaction,
  context: WriteContext,
  id: string,
): Promise<Written<unknown>> {
  const booking = await lockGeneral(tx, context, id);
  const parts = await readParts(tx, id);
  const hotels = [];
  for (const stay of parts.hotels) hotels.push(await stayLike(tx, context, booking, stay));
  const [customer] = parts.customers.map(withoutKeys);
  const { dmc_id, currency, tags, custom, note_internal, note_supplier } = booking;
  const made = await createBooking(
    tx,
    {
      dmc_id,
      currency,
      tags,
      custom,
      note_internal,
      note_supplier,
      hotels,
      customer: { ...customer, name: customer?.name ?? '' },
      party: parts.travellers.map(({ traveller_id, is_lead }) => ({ traveller_id, is_lead })),
    },
    context,
  );
  const booking_id = made.id;
  await copyFlights(tx, context, made, parts.flights);
  for (const transfer of parts.transfers)
    await insertPart(tx, context, bookingTransfersTable, {
      ...withoutKeys(transfer),
      ...withoutTerms,
      booking_id,
    });
  await copyPrice(tx, context, booking_id, parts);
  // At current prices, the services may cost less than the discount.
  await lowerDiscount(tx, context, booking_id);
  const after = await summarise(tx, made);
  await recordGeneral(tx, context, null, after);
  return writtenBooking(context, after);
}
