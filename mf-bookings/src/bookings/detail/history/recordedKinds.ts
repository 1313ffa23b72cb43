import {
  boardingTypes,
  countries,
  hotels,
  roomTypes,
  travellers,
  users,
  type AnyCollection,
  type Entity,
} from '@itinera/shared/contracts';
import { formatDay, personName } from '@itinera/shared/format';
import type { Reference } from '@itinera/shared/forms';
import { customerLabels } from '../../customer/customerLabels';
import { fullName } from '../../customer/fullName';
import { stateWords } from '../../stateWords';
import { stayLabels } from '../../stay/stayLabels';
import { generalLabels } from '../general/generalLabels';

/** A kind of entries whose changes are part of the history of a booking. */
interface RecordedKind {
  /** `Stay` */
  noun: string;
  labels: Readonly<Record<string, string | undefined>>;
  references: Readonly<Record<string, Reference | undefined>>;
  /** Words for values that say little by themselves; undefined for those that do. */
  shown?: Readonly<Record<string, ((value: unknown) => string | undefined) | undefined>>;
}

interface Choice<C extends AnyCollection> {
  of: C;
  query?: object;
  nameOf: (entry: Entity<C>) => string;
}

const reference = <C extends AnyCollection>({ of, query = {}, nameOf }: Choice<C>): Reference => ({
  of,
  query,
  // The entry comes from this very collection.
  nameOf: (entry) => nameOf(entry as Entity<C>),
});

const named = { with_data: true };
const references = {
  manager_id: reference({ of: users, nameOf: personName }),
  hotel_id: reference({ of: hotels, nameOf: ({ name }) => name }),
  room_type_id: reference({
    of: roomTypes,
    query: named,
    nameOf: ({ room_type_name, code }) => room_type_name?.name ?? code ?? '—',
  }),
  boarding_type_id: reference({
    of: boardingTypes,
    query: named,
    nameOf: ({ boarding_type_name, code }) => boarding_type_name?.name ?? code ?? '—',
  }),
  country_id: reference({
    of: countries,
    query: named,
    nameOf: ({ country_name }) => country_name?.name ?? '—',
  }),
  traveller_id: reference({ of: travellers, nameOf: fullName }),
};

const dayWords = (value: unknown) => (typeof value === 'string' ? formatDay(value) : undefined);
const state = (value: unknown) => Object.entries(stateWords).find(([key]) => key === value)?.[1];
const part = (noun: string, labels: RecordedKind['labels'] = {}): RecordedKind => ({
  noun,
  labels,
  references,
});

/** By the last segment of the path of their collection. */
export const recordedKinds: Readonly<Record<string, RecordedKind | undefined>> = {
  bookings: {
    ...part('Booking', { ...generalLabels, status: 'State', cancel_fee_minor: 'Cancellation fee, in cents' }),
    shown: { status: state },
  },
  'booking-customers': part('Customer', customerLabels),
  'booking-hotels': {
    ...part('Stay', stayLabels),
    shown: { check_in: dayWords, check_out: dayWords },
  },
  'booking-prices': part('Price'),
  'booking-flights': part('Flight'),
  'booking-transfers': part('Transfer'),
  'booking-travellers': part('Traveler'),
  instalments: part('Instalment'),
  transactions: part('Transaction'),
  'booking-documents': part('Document'),
  payments: part('Payment'),
};
