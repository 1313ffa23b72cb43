import { allotments } from '@itinera/shared/contracts';
import { between } from '../demoStays';
import { derivedFraction, derivedId, pick } from '../derivedId';
import type { PricedHotel } from './demoPrices';
import { endOfFirstYear, seasonsOf } from './seasons';

const stamp = '2026-10-06T09:00:00.000Z';
const year = { start_date: '2026-11-01', end_date: endOfFirstYear };

type Row = ReturnType<typeof rowOf>;

const rowOf = (
  { name, partner }: PricedHotel,
  called: string,
  more: object,
  dmc_id: string | null = derivedId(`user ${partner}`),
) => ({
  ...allotments.defaults,
  id: derivedId(`prices ${name} ${partner} allotment ${called}`),
  hotel_id: derivedId(`hotel ${name}`),
  dmc_id,
  name: called,
  ...year,
  ...more,
  created_at: stamp,
  updated_at: stamp,
});

/** Soft rooms of all types for the year; in the best season, some hotels have guaranteed ones besides. */
function countedRooms(hotel: PricedHotel): Row[] {
  const key = `prices ${hotel.name} ${hotel.partner}`;
  const has = (what: string, share: number) => derivedFraction(`${key} ${what}`) < share;
  const best = seasonsOf(hotel.scenery).findLast(({ name, end }) => name === 'Peak' && end <= endOfFirstYear);
  return [
    rowOf(hotel, 'Contract 2026/27', {
      rooms: between(6, 10, 0, `${key} rooms`),
      release_days: Number(pick(['3', '5', '7', '14'], `${key} release`)),
      when_sold_out: has('stop when sold out', 0.25) ? 'stop' : 'on_request',
    }),
    ...(best && has('guaranteed', 0.3)
      ? [
          rowOf(hotel, 'Guaranteed, best season', {
            kind: 'guaranteed',
            start_date: best.start,
            end_date: best.end,
            room_type_ids: hotel.room_type_id.slice(0, 1),
            rooms: between(2, 4, 0, `${key} guaranteed rooms`),
          }),
        ]
      : []),
  ];
}

const countedShare = 0.85;
const isCounted = ({ name, partner }: PricedHotel): boolean =>
  derivedFraction(`prices ${name} ${partner} allotment`) < countedShare;

/**
 * The rooms of the demo's partners: most have some for the year, so many that its bookings fit. Of the others, one hotel answers each
 * request, and the rest are sold without a count. One hotel of two partners has rooms for both.
 */
export function demoAllotments(hotels: readonly PricedHotel[]): Row[] {
  const asked = hotels.find((hotel) => !isCounted(hotel));
  const shared = hotels.find((hotel) =>
    hotels.some(({ name, partner }) => name === hotel.name && partner !== hotel.partner),
  );
  return [
    ...hotels.filter(isCounted).flatMap(countedRooms),
    ...(asked ? [rowOf(asked, 'On request', { kind: 'on_request' })] : []),
    ...(shared ? [rowOf(shared, 'All partners', { rooms: 6, release_days: 7 }, null)] : []),
  ];
}
