import type { BlockBooking } from '@itinera/shared/contracts';

export const passengerHeaders = [
  'Reference',
  'Last name',
  'First name',
  'Sex',
  'Birthday',
  'Type',
  'PNR',
  'Seats',
];

/** One row per traveller; a booking without travellers has one row with its customer. Released seats have no passenger. */
export const passengerRows = (bookings: readonly BlockBooking[]): (string | number | null)[][] =>
  bookings
    .filter(({ seat_status }) => seat_status !== 'released')
    .flatMap(({ ref, pnr, seats, customer_name, travellers }) =>
      travellers.length === 0
        ? [[ref, customer_name, null, null, null, null, pnr, seats]]
        : travellers.map(({ last_name, first_name, sex, birthday, pax_type }) => [
            ref,
            last_name,
            first_name,
            sex.toUpperCase(),
            birthday,
            pax_type,
            pnr,
            seats,
          ]),
    );
