import { ageOn, travellers, type Traveller } from '@itinera/shared/contracts';
import { formatDay, formatInstant } from '@itinera/shared/format';
import { defineList, type Column, type Filter } from '@itinera/shared/grid';
import { columnsOf } from '@itinera/shared/kinds/lists';
import { today } from '@itinera/shared/state';
import { paxTypes, traveller } from '../form/traveller';
import { PassportExpiry } from './PassportExpiry';

const { column, filter } = columnsOf(traveller);

/** Column of a day, shown in Russian format and exported as a day. */
const dayColumn = (
  id: string,
  name: 'birthday' | 'passport_expires_at',
  options: Partial<Column<Traveller>>,
): Column<Traveller> => ({
  ...column(id, name, { width: 110, sort: name }),
  cell: (row) => row[name] && formatDay(row[name]),
  ...options,
});

/** Last name first, as the list is sorted. */
const listedName = ({ first_name, last_name }: Traveller): string => `${last_name}, ${first_name}`;

const columns = (nameOfCountry: ReadonlyMap<string, string>): Column<Traveller>[] => [
  {
    id: 'name',
    header: 'Name',
    essential: true,
    pinned: 'start',
    sort: 'last_name',
    width: 150,
    grow: 2,
    cell: listedName,
    value: listedName,
  },
  dayColumn('birthday', 'birthday', { fact: 'plain' }),
  {
    id: 'age',
    header: 'Age',
    width: 60,
    align: 'end',
    cell: ({ birthday }) => ageOn(today(), birthday),
    value: ({ birthday }) => ageOn(today(), birthday),
  },
  column('nationality', 'nationality', {
    width: 110,
    grow: 1,
    fact: 'plain',
    text: ({ nationality }) => nameOfCountry.get(nationality),
  }),
  column('passport', 'passport_number', { header: 'Passport', width: 92 }),
  dayColumn('expiry', 'passport_expires_at', {
    header: 'Expiry',
    width: 112,
    cell: (traveller) => <PassportExpiry traveller={traveller} />,
  }),
  column('phone', 'phone', { width: 122 }),
  column('email', 'email', { width: 170, grow: 1 }),
  {
    id: 'bookings',
    header: 'Bookings',
    sort: 'bookings_count',
    width: 92,
    align: 'end',
    cell: ({ bookings_count }) => bookings_count,
    value: ({ bookings_count }) => bookings_count,
  },
  column('customer', 'is_customer', { width: 100, hidden: true }),
  {
    id: 'created',
    header: 'Created',
    sort: 'created_at',
    width: 140,
    cell: ({ created_at }) => formatInstant(created_at),
    value: ({ created_at }) => created_at,
  },
];

const filters: Filter[] = [
  filter('nationality'),
  { kind: 'day', key: 'passport_expires_before', label: 'Passport expires before' },
  filter('is_customer'),
  { kind: 'choice', key: 'pax_type', label: 'Age group', options: [...paxTypes] },
];

export const travellersList = (nameOfCountry: ReadonlyMap<string, string>) =>
  defineList({
    of: travellers,
    name: 'travellers',
    label: 'Travelers',
    noun: 'traveler',
    query: {},
    columns: columns(nameOfCountry),
    filters,
  });
