import type { FoundHotel, FoundSeats, FoundTrip, SearchInput, SearchResult } from '@itinera/shared/contracts';
import { testId } from '../bookings/testing';
import { foundRows, type FoundRow } from './result/foundRows';

export const aSearch: SearchInput = {
  check_in_from: '2090-06-01',
  check_in_to: '2090-06-01',
  nights_from: 7,
  nights_to: 7,
  adults: 2,
  child_ages: [5],
};

const latvia = { id: testId(901), name: 'Latvia' };

const aFoundHotel = (changes: Partial<FoundHotel> = {}): FoundHotel => ({
  id: testId(70),
  name: 'Baltic Beach',
  stars: 5,
  hotel_class: { id: testId(920), name: 'Premium' },
  country: latvia,
  region: { id: testId(902), name: 'Riga region' },
  resort: null,
  place: { id: testId(904), name: 'Majori' },
  image: null,
  rating: 4.5,
  distance_to_beach: 0.1,
  ...changes,
});

export const someSeats = (changes: Partial<FoundSeats> = {}): FoundSeats => ({
  block_seat_id: testId(300),
  code: 'BS1',
  carrier: 'BT',
  flight_number: '611',
  origin: 'RIX',
  destination: 'HER',
  departure_date: '2090-06-01',
  departure_time: '06:10',
  arrival_date: '2090-06-01',
  arrival_time: '10:20',
  seats_free: 9,
  net_minor: 30_000,
  sale_minor: 36_000,
  ...changes,
});

export const aTrip = (changes: Partial<FoundTrip> = {}): FoundTrip => ({
  hotel_id: testId(70),
  dmc_id: testId(50),
  room_type_id: testId(71),
  boarding_type_id: testId(72),
  check_in: '2090-06-01',
  check_out: '2090-06-08',
  nights: 7,
  adults: 2,
  children: 1,
  infants: 0,
  offers: [],
  contract_currency: 'EUR',
  contract_net_minor: 100_000,
  outbound: null,
  return: null,
  transfer: null,
  hotel_net_minor: 100_000,
  hotel_sale_minor: 120_000,
  net_minor: 100_000,
  markup_minor: 20_000,
  sale_minor: 120_000,
  availability: 'available',
  blockers: [],
  ...changes,
});

/** A found trip with a price. */
export const priced = (sale_minor: number, changes: Partial<FoundTrip> = {}): FoundTrip =>
  aTrip({ sale_minor, net_minor: sale_minor - 20_000, ...changes });

export const secondHotel = aFoundHotel({ id: testId(80), name: 'Amber Spa', stars: 4 });
export const suite = { id: testId(74), name: 'Suite' };
const halfBoard = { id: testId(72), name: 'Half board' };
export const allInclusive = { id: testId(73), name: 'All inclusive' };

export const found = (trips: FoundTrip[], changes: Partial<SearchResult> = {}): SearchResult => ({
  currency: 'EUR',
  priced_at: '2090-01-01T10:40:00.000Z',
  expires_at: '2090-01-01T10:55:00.000Z',
  trips,
  has_more: false,
  hotels: [aFoundHotel(), secondHotel],
  room_types: [{ id: testId(71), name: 'Double' }, suite],
  boarding_types: [halfBoard, allInclusive],
  partners: [
    { id: testId(50), name: 'Amber Tours' },
    { id: testId(51), name: 'Sun Tours' },
  ],
  removed_by: [],
  ...changes,
});

export const rowsOf = (...trips: FoundTrip[]): FoundRow[] => foundRows(found(trips));
