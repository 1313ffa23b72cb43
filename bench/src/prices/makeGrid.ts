import type { BatchResult, Hotel, HotelDmc } from '@itinera/shared/contracts';
import { signIn } from '../product/account';

/** A grid of prices on the API, with as many periods as rows. */
export interface PriceGrid {
  hotelId: string;
  dmcId: string;
  size: number;
}

const MOST_IN_BATCH = 100;
/** Parties that fit into the rooms of the demo; not all of them can be sold. */
const parties = ['2+0', '1+0', '2+1', '1+1', '3+0', '1+2', '0+1', '0+2', '0+3', '0+0'];

/** Adds rows and periods of three days to a hotel and a partner without prices, and a price for each of their cells. */
export async function makeGrid(api: string, size: number): Promise<PriceGrid> {
  const { access_token } = await signIn(api);
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${api}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${access_token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const { result }: { result: T } = await answer.json();
    return result;
  };
  const priced = await call<{ hotel_id: string }[]>('graph-prices');
  const links = await call<HotelDmc[]>('hotel-dmcs');
  const hotels = await call<Hotel[]>('hotels?with_data=true&per_page=200');
  const isFit = ({ id, room_type_id, boarding_type_id }: Hotel) =>
    room_type_id.length * boarding_type_id.length * parties.length >= size &&
    links.some(({ hotel_id }) => hotel_id === id) &&
    priced.every(({ hotel_id }) => hotel_id !== id);
  const hotel = hotels.find(isFit);
  const link = links.find(({ hotel_id }) => hotel_id === hotel?.id);
  if (!hotel || !link) throw new Error(`No hotel without prices takes ${size} rows.`);

  const owner = { hotel_id: hotel.id, dmc_id: link.dmc_id };
  const make = async (path: string, bodies: object[]): Promise<string[]> => {
    const operations = bodies.slice(0, MOST_IN_BATCH).map((body) => ({
      method: 'POST',
      path: `/api/${path}`,
      body: { ...owner, ...body },
    }));
    return (await call<BatchResult[]>('batch', { operations })).map(({ result }) =>
      String(Object(result).id),
    );
  };
  const day = (at: number) => new Date(Date.UTC(2028, 0, 1 + at)).toISOString().slice(0, 10);
  const types = hotel.boarding_type_id.flatMap((boarding_type_id) =>
    hotel.room_type_id.map((room_type_id) => ({ room_type_id, boarding_type_id })),
  );
  const rows = parties.flatMap((party) =>
    types.map((type) => ({ ...type, adult: Number(party[0]), children: Number(party[2]) })),
  );
  const periods = Array.from({ length: size }, (_, at) => ({
    start_period: day(3 * at),
    end_period: day(3 * at + 2),
  }));
  const [rowIds, periodIds] = [
    await make('graph-prices', rows.slice(0, size)),
    await make('price-periods', periods),
  ];
  const was = { price_minor: 0, is_free: false };
  const cells = rowIds.flatMap((graph_price_id) =>
    periodIds.map((period_id) => ({ graph_price_id, period_id, price_minor: 10_000, is_free: false, was })),
  );
  for (let from = 0; from < cells.length; from += 2000)
    await call('price-cells/save', { ...owner, cells: cells.slice(from, from + 2000) });
  return { hotelId: hotel.id, dmcId: link.dmc_id, size };
}
