import { addDays } from '@itinera/shared/contracts';
import { today } from '../src/base/today';
import type { Calls, Entry } from './calls';
import { idOf, type Person } from './people';

interface Wanted {
  /** Amount of its single stay with a manual price; without it, there is no stay. */
  sale_minor?: number;
  net_minor?: number;
  partner?: Person;
  check_in?: string;
  currency?: string;
}

/** A draft of a partner of the demo, whose amounts the test sets. */
export async function handMadeBooking(staff: Calls, wanted: Wanted = {}): Promise<Entry> {
  const { sale_minor, net_minor = 0, partner = 'partner', currency } = wanted;
  const { check_in = addDays(today(), 100) } = wanted;
  const dmc_id = idOf(partner);
  const [row] = await staff.list(`/api/graph-prices?dmc_id=${dmc_id}&per_page=1&page=1`);
  if (!row) throw new Error(`${partner} has no prices.`);
  const stay = {
    hotel_id: row['hotel_id'],
    room_type_id: row['room_type_id'],
    boarding_type_id: row['boarding_type_id'],
    check_in,
    check_out: addDays(check_in, 7),
    adults: 2,
    priced_by: 'hand',
    net_minor,
    sale_minor,
    price_reason: 'Of the test',
    override_reason: 'Of the test',
  };
  return staff.make('/api/bookings', {
    dmc_id,
    customer: { name: 'Anna Berzina', email: 'anna@mail.example' },
    hotels: sale_minor === undefined ? [] : [stay],
    ...(currency && { currency }),
  });
}
