import { boardingTypes, countries, hotels, roomTypes, users, type Query } from '@itinera/shared/contracts';
import { boardingTypeName, countryName, partnerName, personName, roomTypeName } from '@itinera/shared/format';
import { entityFilter, type Filter } from '@itinera/shared/grid';
import { optionsOf, paymentWords, stateWords } from '../stateWords';

const state = {
  kind: 'choice',
  key: 'status',
  label: 'State',
  several: true,
  options: optionsOf(stateWords),
} satisfies Filter;

const confirmation: Filter = {
  kind: 'choice',
  key: 'stays_confirmed',
  label: 'Stays',
  options: [
    { value: 'true', label: 'All confirmed' },
    { value: 'false', label: 'Not confirmed yet' },
  ],
};

const declined: Filter = { kind: 'switch', key: 'stays_declined', label: 'Declined by the partner' };

const hotel = entityFilter({
  key: 'hotel_id',
  label: 'Hotel',
  several: true,
  collection: hotels,
  nameOf: ({ name }) => name,
});

const room = entityFilter({
  key: 'room_type_id',
  label: 'Room',
  several: true,
  collection: roomTypes,
  query: () => ({ with_data: true }),
  nameOf: roomTypeName,
});

const boarding = entityFilter({
  key: 'boarding_type_id',
  label: 'Boarding',
  several: true,
  collection: boardingTypes,
  query: () => ({ with_data: true }),
  nameOf: boardingTypeName,
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const days = (key: string, label: string): Filter[] => [
  { kind: 'day', key: `${key}_from`, label: `${label} from` },
  { kind: 'day', key: `${key}_to`, label: `${label} until` },
];

/** Filters by days of stays: of those in the filtered hotel, or else of the first stay. */
const daysOfStay: Filter[] = [
  ...days('check_in', 'Checks in'),
  ...days('check_out', 'Checks out'),
  {
    kind: 'choice',
    key: 'check_out_weekdays',
    label: 'Checks out on',
    several: true,
    options: weekdays.map((label, index) => ({ value: String(index + 1), label })),
  },
];

const departsWithin: Filter = { kind: 'number', key: 'departs_within_days', label: 'Departs within days' };

const stopSale: Filter = { kind: 'switch', key: 'on_stop_sale', label: 'On a stop sale' };

export const staffFilters: Filter[] = [
  state,
  {
    kind: 'choice',
    key: 'payment_status',
    label: 'Payment',
    several: true,
    options: optionsOf(paymentWords),
  },
  entityFilter({
    key: 'dmc_id',
    label: 'Partner',
    several: true,
    collection: users,
    query: (): Query<typeof users> => ({ role: 'dmc' }),
    nameOf: partnerName,
  }),
  hotel,
  room,
  boarding,
  entityFilter({
    key: 'country_id',
    label: 'Customer’s country',
    several: true,
    collection: countries,
    query: () => ({ with_data: true }),
    nameOf: countryName,
  }),
  entityFilter({
    key: 'manager_id',
    label: 'Manager',
    several: true,
    collection: users,
    query: (): Query<typeof users> => ({ is_staff: true }),
    nameOf: personName,
  }),
  confirmation,
  declined,
  ...days('departure', 'Departs'),
  ...daysOfStay,
  ...days('created', 'Created'),
  departsWithin,
  { kind: 'number', key: 'free_ends_within_days', label: 'Free cancellation ends within days' },
  { kind: 'switch', key: 'is_overdue', label: 'The customer is overdue' },
  { kind: 'number', key: 'unpaid_within_days', label: 'Unpaid, departs within days' },
  { kind: 'switch', key: 'documents_missing', label: 'Documents missing' },
  { kind: 'switch', key: 'is_overridden', label: 'Sold despite a blocker' },
  stopSale,
  { kind: 'text', key: 'tag', label: 'Tag' },
];

/** Filters of partners: only what they can see. */
/** Partners see no drafts. */
const stateForPartners: Filter = {
  ...state,
  options: state.options.filter(({ value }) => value !== 'draft'),
};

export const partnerFilters: Filter[] = [
  stateForPartners,
  hotel,
  room,
  boarding,
  confirmation,
  declined,
  ...days('departure', 'Departs'),
  ...daysOfStay,
  departsWithin,
  stopSale,
];
