import {
  airports,
  hotelAirports,
  type Airport,
  type AirportOfHotel,
  type HotelAirport,
} from '@itinera/shared/contracts';
import { queryClient } from '@itinera/shared/data';
import type { LinkKind } from '../../../../parts/link';
import { nameInCache } from '../links/nameInCache';
import { stepWords } from './transferSteps';

/** Query of the card and the dialog (specification 7); the ETags are for safe writes. */
export const airportsQuery = (hotelId: string) => ({ hotel_id: hotelId, with_data: true, with_tags: true });

export const labels = {
  airports: 'Airports',
  'airports.airport_id': 'Airport',
  'airports.distance': 'Distance, km',
  'airports.transfer_time': 'Transfer time, min',
  // Short, beside the currency in a narrow field.
  'airports.transfer_price_minor': 'Price',
  'airports.transfer_currency': 'Currency',
  'airports.transfer_price_type': 'Price is',
  'airports.is_free': 'Sell for nothing',
  'airports.cancellation_steps': 'Cancellation of the transfer',
  ...stepWords,
  default_id: 'Default airport',
} as const;

export const priceTypes = [
  { value: 'per_person', label: 'per person' },
  { value: 'per_transfer', label: 'per transfer' },
] as const;

/** Such as `Riga International Airport (RIX)`. */
export const airportName = ({ name, iata_code }: Pick<Airport, 'name' | 'iata_code'>) =>
  `${name} (${iata_code})`;

/** Name of an airport by id; that of a new one was loaded by its row. */
export function nameAmong(opened: readonly HotelAirport[], id: string): string {
  const known = opened.find(({ airport_id }) => airport_id === id)?.airport;
  return (known ? airportName(known) : nameInCache(airports.path, id, airportName)) ?? 'Airport';
}

/** A link from the query cache. */
export const linkInCache = (id: string): HotelAirport | undefined =>
  queryClient
    .getQueriesData<{ result: readonly HotelAirport[] }>({ queryKey: [hotelAirports.path, 'list'] })
    .flatMap(([, read]) => read?.result ?? [])
    .find((link) => link.id === id);

/** Airports of a hotel as links. */
export const airportLinks = (
  opened: readonly HotelAirport[],
): LinkKind<typeof hotelAirports, AirportOfHotel> => ({
  collection: hotelAirports,
  read: (answer) => hotelAirports.entity.parse(answer),
  valuesOf: ({
    airport_id,
    distance,
    transfer_time,
    transfer_price_minor,
    transfer_currency = null,
    transfer_price_type,
    is_free = false,
    cancellation_steps = null,
  }) => ({
    airport_id,
    distance,
    transfer_time,
    transfer_price_minor,
    transfer_currency,
    transfer_price_type,
    is_free,
    cancellation_steps,
  }),
  keyOf: ({ airport_id }) => airport_id,
  nameOf: ({ airport_id }) => nameAmong(opened, airport_id),
  labels: {
    distance: labels['airports.distance'],
    transfer_time: labels['airports.transfer_time'],
    transfer_price_minor: labels['airports.transfer_price_minor'],
    transfer_currency: labels['airports.transfer_currency'],
    transfer_price_type: labels['airports.transfer_price_type'],
    is_free: labels['airports.is_free'],
    cancellation_steps: labels['airports.cancellation_steps'],
  },
});

/** What would be in an empty list. */
export const noAirports = 'Where guests arrive, with the distance and the price of the transfer.';
