import { decimal, formatMoney, guestsInWords, paidAtHotelInWords, plural } from '@itinera/shared/format';
import { paidAtHotel } from '@itinera/shared/pricing';
import type { FoundRow } from '../foundRows';
import { blockerSentence, fewRoomsInWords, freeInWords, onRequestInWords, stayDays } from '../tripWords';

interface Compared {
  term: string;
  values: string[];
  /** Whether the trips differ in this fact. */
  differs: boolean;
}

const facts: [term: string, of: (row: FoundRow) => string][] = [
  ['Stars', ({ hotel }) => (hotel.stars > 0 ? `${hotel.stars}★` : '—')],
  ['Class', ({ hotel }) => hotel.hotel_class?.name ?? '—'],
  [
    'Place',
    ({ hotel }) => [hotel.place.name, hotel.region?.name, hotel.country.name].filter(Boolean).join(', '),
  ],
  [
    'To the beach',
    ({ hotel }) => (hotel.distance_to_beach === null ? '—' : `${decimal(hotel.distance_to_beach)} km`),
  ],
  ['Rating', ({ hotel }) => (hotel.rating === null ? '—' : decimal(hotel.rating))],
  ['Room', ({ room }) => room],
  ['Boarding', ({ boarding }) => boarding],
  ['Dates', ({ trip }) => stayDays(trip.check_in, trip.check_out)],
  ['Nights', ({ trip }) => plural(trip.nights, 'night')],
  ['Counted as', ({ trip }) => guestsInWords(trip)],
  ['Partner', ({ partner }) => partner],
  [
    'Flights',
    ({ trip: { outbound, return: back } }) =>
      [outbound, back]
        .flatMap((seats) => (seats ? `${seats.carrier} ${seats.flight_number} ${seats.departure_time}` : []))
        .join(', ') || '—',
  ],
  ['Offers', ({ trip }) => trip.offers.map(({ name }) => name).join(', ') || '—'],
  ['Cancellation', ({ freeUntil }) => (freeUntil === undefined ? '—' : freeInWords(freeUntil))],
  ['At the hotel', ({ trip }) => paidAtHotelInWords(paidAtHotel(trip.charges ?? [])).join('. ') || '—'],
  [
    'Availability',
    ({ trip }) => [...onRequestInWords(trip), fewRoomsInWords(trip)].filter(Boolean).join(', ') || '—',
  ],
  ['Can’t be sold', ({ trip }) => trip.blockers.map((one) => blockerSentence(one, trip)).join(', ') || '—'],
];

const money = (minor: number | null, { result }: FoundRow) =>
  minor === null ? '—' : formatMoney(minor, result.currency);

const prices: typeof facts = [
  ['Net', (row) => money(row.trip.net_minor, row)],
  ['Mark-up', (row) => money(row.trip.markup_minor, row)],
];
const sale: typeof facts = [['Sale', (row) => money(row.trip.sale_minor, row)]];

/** Facts of trips side by side; facts that none of them has are skipped. */
export const comparison = (rows: readonly FoundRow[], showsNet: boolean): Compared[] =>
  [...facts, ...(showsNet ? prices : []), ...sale]
    .map(([term, of]) => {
      const values = rows.map(of);
      return { term, values, differs: new Set(values).size > 1 };
    })
    .filter(({ values }) => values.some((value) => value !== '—'));
