import { addDays } from '@itinera/shared/contracts';
import { today } from '../../src/base/today';
import type { Entry } from '../../testing/calls';
import { idOf } from '../../testing/people';
import type { Through } from './doors';

type Staff = Pick<Through, 'list' | 'one' | 'make' | 'change'>;

/** Currencies with no, two and three decimals, and one whose unit is worth very little. */
export const currencies = ['EUR', 'JPY', 'KWD', 'VND'] as const;

/** Price of one euro. */
const inEuro: Record<string, string> = { JPY: '163', KWD: '0.333333', VND: '30512' };

/** Rates in both directions of entry, and one between two currencies other than the euro. */
export function rateFor(from: string, to: string): string {
  if (from === 'EUR') return inEuro[to] ?? '1';
  return to === 'EUR' ? `1/${inEuro[from]}` : '0.006135';
}

/** The entries that bookings refer to. */
export interface World {
  /** Rows of prices, each with its hotel, room and boarding. */
  lines: Entry[];
  travellers: string[];
  carrier: string;
  airports: [string, string];
  link: Entry;
}

const nationalityOf = async (staff: Staff): Promise<string> => {
  const [country] = await staff.list('/api/countries?page=1&per_page=1');
  return country?.id ?? '';
};

/** Flights out and back in each currency, with so few seats that some sell out. */
async function addBlocks(staff: Staff, [home, away]: [string, string], carrier_id: string): Promise<void> {
  for (const [at, currency] of currencies.entries())
    for (const direction of ['outbound', 'return'] as const) {
      const isOut = direction === 'outbound';
      await staff.make('/api/block-seats', {
        carrier_id,
        flight_number: `ZZ ${100 + at * 2 + Number(!isOut)}`,
        direction,
        origin_airport_id: isOut ? home : away,
        destination_airport_id: isOut ? away : home,
        departure_date: addDays(today(), isOut ? 40 + at : 47 + at),
        departure_time: '08:00',
        arrival_time: '11:30',
        block_type: 'hard',
        seats_total: 30 + 10 * at,
        adult_net_minor: 12_345,
        child_net_minor: 9_999,
        infant_net_minor: 100,
        currency,
      });
    }
}

export async function makeWorld(staff: Staff): Promise<World> {
  const { exchange_rates: known } = await staff.one('/api/settings');
  const valid_from = addDays(today(), -400);
  const added = Object.entries(inEuro).map(([to, rate]) => ({ from: 'EUR', to, rate, valid_from }));
  await staff.change('/api/settings', { exchange_rates: [...(known as object[]), ...added] });
  const [carrier] = await staff.list('/api/flight-carriers?page=1&per_page=1');
  const [home, away] = await staff.list('/api/airports?page=1&per_page=2');
  if (!carrier || !home || !away) throw new Error('The demo has no carrier or airports.');
  const airports: [string, string] = [home.id, away.id];
  await addBlocks(staff, airports, carrier.id);
  const nationality = await nationalityOf(staff);
  const ages = [0, 1, 2, 5, 11, 12, 17, 30, 31, 32, 33, 34, 45, 46, 60, 70];
  const travellers: string[] = [];
  for (const [at, age] of ages.entries()) {
    const birthday = addDays(today(), -Math.floor(365.25 * age) - 20);
    const named = { first_name: `Person${'abcdefghijklmnop'[at]}`, last_name: 'Random', sex: 'f' };
    travellers.push((await staff.make('/api/travellers', { ...named, birthday, nationality })).id);
  }
  const lines: Entry[] = [];
  for (const partner of ['partner', 'partner2'] as const)
    lines.push(...(await staff.list(`/api/graph-prices?dmc_id=${idOf(partner)}&page=1&per_page=25`)));
  const [link] = await staff.list(`/api/hotel-dmcs?dmc_id=${idOf('partner')}&page=1&per_page=1`);
  if (!link) throw new Error('The partner of the demo has no hotel.');
  return { lines, travellers, carrier: carrier.id, airports, link };
}
