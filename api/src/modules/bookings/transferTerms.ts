import { and, eq } from 'drizzle-orm';
import { transferStages } from '@itinera/shared/pricing';
import type { CostStage, TermsOfStay } from '@itinera/shared/contracts';
import { system } from '../../db/actor';
import type { Transaction } from '../../db/database';
import { airportsTable } from '../airports/airports.table';
import { hotelAirportsTable } from '../hotels/hotelAirports.table';
import { hotelsTable } from '../hotels/hotels.table';
import { initialStaffSettings } from '../settings/initialSettings';
import { readSettings, type ReadSettings } from '../settings/readSettings';
import { bookingTransfersTable as table, type SoldAs, type TransferRow } from './bookingTransfers.table';
import type { BookingRow } from './bookings.table';
import type { BookingParts } from './parts';
import { stepsIn } from './stepsIn';

interface FrozenTerms {
  cancellation: TermsOfStay | null;
  customer_cancellation: CostStage[] | null;
}

/** Charges are by hand without terms, on request, or where the amounts of the terms can't be converted. */
const byHand: FrozenTerms = { cancellation: null, customer_cancellation: null };

/** The link of a hotel to an airport, with their names and zones. */
interface TransferOfHotel {
  link: Pick<typeof hotelAirportsTable.$inferSelect, 'id' | 'transfer_currency' | 'cancellation_steps'>;
  /** Code of the airport. */
  code: string;
  time_zone: string | null;
}

/** The terms of a hotel for a transfer that is sold like this, in the currency of the booking. */
function termsOfTransfer(
  { link, code, time_zone: own }: TransferOfHotel,
  { arrival, pax, net_minor, sale_minor }: SoldAs,
  currency: string,
  settings: ReadSettings,
): FrozenTerms {
  const { id: terms_id, transfer_currency, cancellation_steps } = link;
  if (!cancellation_steps || arrival === null || net_minor === null || sale_minor === null) return byHand;
  const customer = settings.forStaff ?? initialStaffSettings;
  const from = transfer_currency ?? customer.sale_currency;
  const steps = stepsIn(currency, cancellation_steps, from, settings);
  if (!steps) return byHand;
  const time_zone = own ?? settings.forEverybody.time_zone;
  const { stages, customer_stages } = transferStages(
    { arrival, persons: pax, net_minor, sale_minor },
    { steps, time_zone, customer },
  );
  return {
    cancellation: { terms_id, name: code, time_zone, steps, no_show: null, stages },
    customer_cancellation: customer_stages,
  };
}

/** What terms of a transfer depend on: as long as nothing of it changes, it keeps those that it was sold on. */
function soldAs(
  { airport_id, direction, pax, net_minor, sale_minor }: TransferRow,
  hotels: readonly { hotel_id: string; check_in: string }[],
): SoldAs {
  const [first] = hotels;
  return {
    hotel_id: first?.hotel_id ?? null,
    arrival: first?.check_in ?? null,
    airport_id,
    direction,
    pax,
    net_minor,
    sale_minor,
  };
}

const isSame = (one: SoldAs, other: SoldAs | null): boolean =>
  Object.entries(one).every(([field, value]) => Reflect.get(Object(other), field) === value);

/** Terms are those of the hotel of the first stay, which has a price for both directions together. */
async function frozenTerms(tx: Transaction, sold: SoldAs, currency: string): Promise<FrozenTerms> {
  const { hotel_id, airport_id, direction } = sold;
  if (hotel_id === null || airport_id === null || direction !== 'both') return byHand;
  const [found] = await tx
    .select({ link: hotelAirportsTable, code: airportsTable.iata_code, time_zone: hotelsTable.time_zone })
    .from(hotelAirportsTable)
    .innerJoin(airportsTable, eq(airportsTable.id, hotelAirportsTable.airport_id))
    .innerJoin(hotelsTable, eq(hotelsTable.id, hotelAirportsTable.hotel_id))
    .where(and(eq(hotelAirportsTable.hotel_id, hotel_id), eq(hotelAirportsTable.airport_id, airport_id)));
  if (!found) return byHand;
  return termsOfTransfer(found, sold, currency, await readSettings(tx, system('terms of transfers')));
}

/**
 * Updates the terms of cancellation of a booking's transfer where it is sold differently than before: from another airport, to another
 * hotel, on another day, for others or at another price. Returns the transfers.
 */
export async function updateTransferTerms(
  tx: Transaction,
  { currency }: Pick<BookingRow, 'currency'>,
  { hotels, transfers }: Pick<BookingParts, 'hotels' | 'transfers'>,
): Promise<TransferRow[]> {
  const updated: TransferRow[] = [];
  for (const transfer of transfers) {
    const terms_for = soldAs(transfer, hotels);
    if (isSame(terms_for, transfer.terms_for)) updated.push(transfer);
    else {
      const terms = { ...(await frozenTerms(tx, terms_for, currency)), terms_for };
      await tx.update(table).set(terms).where(eq(table.id, transfer.id));
      updated.push({ ...transfer, ...terms });
    }
  }
  return updated;
}
