import type { GuestKind } from '@itinera/shared/bookings';
import { derivedFraction, derivedId, pick } from '../derivedId';
import { demoParty } from './demoParty';
import type { DemoStay } from './demoStay';
import type { Trip } from './demoTrips';

/** The booking of a part: its id, and when it was created. */
export interface Part {
  booking_id: string;
  created_at: string;
  updated_at: string;
}

/** Airports and airlines of demo customers. */
export interface Sky {
  origin_airport_id: string;
  carriers: { id: string; code: string }[];
  /** By hotel. */
  airports: ReadonlyMap<string, string>;
}

/** The travelling members of a family: the customer first, and as many as the stay is for. */
export function demoTravellers(
  { key, family }: Trip,
  stay: DemoStay,
  part: Part,
  kindOf: (age: number) => GuestKind,
) {
  const { adults, children } = demoParty(family, stay.check_in);
  const guests = [...adults, ...children.slice(0, stay.child_ages.length)];
  return guests.map(({ id, age }, index) => ({
    ...part,
    id: derivedId(`${key} traveller ${index}`),
    traveller_id: id,
    room_index: 1,
    is_lead: index === 0,
    pax_type: kindOf(age),
    ticket_number: null,
    order: index,
  }));
}

const hours = ['06:25', '09:40', '12:15', '15:50', '19:05'];

const later = (time: string, by: number): string =>
  `${String(Number(time.slice(0, 2)) + by).padStart(2, '0')}${time.slice(2)}`;

/** Flights out and back: on charters, and for a third of the other bookings whose hotel has an airport. */
export function demoFlights({ key, isCharter }: Trip, stay: DemoStay, part: Part, sky: Sky) {
  const airport = sky.airports.get(stay.hotel_id);
  if (airport === undefined || airport === sky.origin_airport_id) return [];
  if (!isCharter && derivedFraction(`${key} flies`) > 0.35) return [];
  const carrier = pick(sky.carriers, `${key} carrier`);
  const guests = stay.adults + stay.child_ages.length;
  const net_minor = guests * (9_000 + 500 * Math.floor(derivedFraction(`${key} fare`) * 20));
  const flight = (direction: 'outbound' | 'return') => {
    const isOut = direction === 'outbound';
    const departure_time = pick(hours, `${key} ${direction}`);
    const day = isOut ? stay.check_in : stay.check_out;
    return {
      ...part,
      id: derivedId(`${key} ${direction}`),
      direction,
      carrier_id: carrier.id,
      flight_number: `${carrier.code} ${100 + Math.floor(derivedFraction(`${key} flight`) * 800) + (isOut ? 0 : 1)}`,
      origin_airport_id: isOut ? sky.origin_airport_id : airport,
      destination_airport_id: isOut ? airport : sky.origin_airport_id,
      departure_date: day,
      departure_time,
      arrival_date: day,
      arrival_time: later(departure_time, 3),
      baggage_kg: pick([null, 10, 23], `${key} baggage`),
      net_minor,
      pnr: null,
      sale_minor: Math.ceil(net_minor * 1.05),
      block_seat_id: null,
      seats: null,
      seat_status: null,
      seats_note: null,
      is_free: false,
      held_until: null,
      fare_party: null,
      cancellation: null,
      customer_cancellation: null,
    };
  };
  return [flight('outbound'), flight('return')];
}

/** Transfers of two in five bookings. */
export function demoTransfers({ key }: Trip, stay: DemoStay, part: Part, { airports }: Sky) {
  const airport_id = airports.get(stay.hotel_id);
  if (airport_id === undefined || derivedFraction(`${key} transfer`) > 0.4) return [];
  const pax = stay.adults + stay.child_ages.length;
  const sold = {
    airport_id,
    direction: 'both' as const,
    pax,
    net_minor: pax * 1_500,
    sale_minor: pax * 1_900,
  };
  return [
    {
      ...part,
      id: derivedId(`${key} transfer`),
      type: pick(['group', 'group', 'private', 'vip'] as const, `${key} transfer type`),
      ...sold,
      price_type: 'per_person' as const,
      provider: null,
      pickup_time: null,
      is_free: false,
      note: null,
      cancellation: null,
      customer_cancellation: null,
      terms_for: { ...sold, hotel_id: stay.hotel_id, arrival: stay.check_in },
    },
  ];
}
