import type { CostStage, TermsOfStay } from '@itinera/shared/contracts';
import { seatStages } from '@itinera/shared/pricing';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { selectByIds } from '../../../rest/entries/embed';
import { airportsTable } from '../../airports/airports.table';
import { blockSeatsTable, type BlockRow } from '../../blockSeats/blockSeats.table';
import { initialStaffSettings } from '../../settings/initialSettings';
import { readSettings, type ReadSettings } from '../../settings/readSettings';
import type { FlightRow } from '../bookingFlights.table';
import type { BookingRow } from '../bookings.table';
import { stepsIn } from '../stepsIn';

interface FrozenTerms {
  cancellation: TermsOfStay | null;
  customer_cancellation: CostStage[] | null;
}

/** Charges are by hand without a block or its terms, or where their amounts can't be converted. */
const byHand: FrozenTerms = { cancellation: null, customer_cancellation: null };

type Sold = Partial<Pick<FlightRow, 'block_seat_id' | 'seats' | 'net_minor' | 'sale_minor'>>;

/** The terms of a block for its seats in a booking, in the currency of the booking. */
export function termsOfSeats(
  block: Pick<BlockRow, 'id' | 'code' | 'currency' | 'departure_date' | 'cancellation_steps'>,
  { seats, net_minor, sale_minor }: { seats: number; net_minor: number; sale_minor: number },
  { currency, timezone, settings }: { currency: string; timezone: string | null; settings: ReadSettings },
): FrozenTerms {
  const { id: terms_id, code: name, departure_date, cancellation_steps } = block;
  const steps = cancellation_steps && stepsIn(currency, cancellation_steps, block.currency, settings);
  if (!steps) return byHand;
  const time_zone = timezone ?? settings.forEverybody.time_zone;
  const { stages, customer_stages } = seatStages(
    { departure_date, seats, net_minor, sale_minor },
    { steps, time_zone, customer: settings.forStaff ?? initialStaffSettings },
  );
  return {
    cancellation: { terms_id, name, time_zone, steps, no_show: null, stages },
    customer_cancellation: customer_stages,
  };
}

/** The terms of cancellation that seats of a block are sold on. */
export async function frozenSeatTerms(
  tx: Transaction,
  { currency }: Pick<BookingRow, 'currency'>,
  { block_seat_id, seats, net_minor, sale_minor }: Sold,
  { actor }: WriteContext,
): Promise<FrozenTerms> {
  const [block] = block_seat_id ? await selectByIds(tx, blockSeatsTable, [block_seat_id]) : [];
  if (!block?.cancellation_steps) return byHand;
  const [airport] = await selectByIds(tx, airportsTable, [block.origin_airport_id]);
  const sold = { seats: seats ?? 0, net_minor: net_minor ?? 0, sale_minor: sale_minor ?? 0 };
  const settings = await readSettings(tx, actor);
  return termsOfSeats(block, sold, { currency, timezone: airport?.timezone ?? null, settings });
}
