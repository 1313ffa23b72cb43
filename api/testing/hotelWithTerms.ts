import { cancellationTerms } from '@itinera/shared/contracts';
import { derivedId } from '../src/seed/derivedId';
import type { Calls, Entry } from './calls';
import { idOf } from './people';

/** Three nights at 100.00 each, in a hotel with a mark-up of a tenth. */
export interface StayWithTerms {
  hotel_id: string;
  room_type_id: string;
  boarding_type_id: string;
  check_in: string;
  check_out: string;
  adults: number;
}

export const percent = (value: number) => ({ kind: 'percent', value }) as const;
export const step = (days_before: number | null, charge: { kind: string; value: number }) => ({
  days_before,
  hour: 18,
  ...charge,
});

/** One night from a week before, and all of it from two days before. */
export const flexible = [step(7, { kind: 'nights', value: 1 }), step(2, percent(10_000))];

const windows = {
  stay_from: '2028-06-01',
  stay_to: '2028-06-30',
  booking_from: '2026-01-01',
  booking_to: '2028-12-31',
};

/** Terms of a partner for a hotel in June 2028. */
export const makeTerms = (
  staff: Calls,
  owner: { hotel_id: unknown; dmc_id: string },
  more: object = {},
): Promise<Entry> =>
  staff.make(cancellationTerms.path, { ...owner, name: 'Flexible', ...windows, steps: flexible, ...more });

let made = 0;

/** A hotel in Tokyo's time, which never changes, that the first partner of the demo sells in June 2028; without terms yet. */
export async function hotelWithPrices(
  staff: Calls,
  currency = 'EUR',
): Promise<{ owner: { hotel_id: string; dmc_id: string }; stay: StayWithTerms }> {
  const [place] = await staff.list('/api/places');
  const [room, bed] = [derivedId('room DBL'), derivedId('boarding BB')];
  made += 1;
  const hotel = await staff.make('/api/hotels', {
    name: `Cancelled House ${made}`,
    place_id: place?.id,
    is_active: true,
    room_type_id: [room],
    boarding_type_id: [bed],
    time_zone: 'Asia/Tokyo',
  });
  const owner = { hotel_id: hotel.id, dmc_id: idOf('partner') };
  await staff.make('/api/hotel-dmcs', { ...owner, currency, markup_bp: 1_000 });
  const period = await staff.make('/api/price-periods', {
    ...owner,
    start_period: '2028-06-01',
    end_period: '2028-06-30',
  });
  const types = { room_type_id: room, boarding_type_id: bed };
  const row = await staff.make('/api/graph-prices', { ...owner, ...types, adult: 2, children: 0 });
  const cell = { graph_price_id: row.id, period_id: period.id, price_minor: 10_000 };
  await staff.make('/api/price-cells', cell);
  const stay = {
    hotel_id: hotel.id,
    ...types,
    check_in: '2028-06-10',
    check_out: '2028-06-13',
    adults: 2,
  };
  return { owner, stay };
}
