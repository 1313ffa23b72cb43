import type { Traveller } from '@itinera/shared/contracts';

// No imports from `testing`, so that builds can use it.
export const latviaId = '019aa0c4-0000-7000-8000-000000000901';
const stamp = '2027-03-01T12:00:00.000Z';

export const aTraveller = (changes: Partial<Traveller> = {}): Traveller => ({
  id: '019aa0c4-0000-7000-8000-000000000001',
  first_name: 'Zane',
  last_name: 'Ozola',
  middle_name: null,
  first_name_local: null,
  last_name_local: null,
  sex: 'f',
  birthday: '1990-05-05',
  pax_type: 'adult',
  nationality: latviaId,
  personal_code: null,
  email: null,
  phone: '+37120000001',
  passport_number: 'LV1234567',
  passport_issue_country: null,
  passport_issued_at: null,
  passport_expires_at: '2099-01-01',
  is_customer: false,
  companions: [],
  note: null,
  custom: {},
  bookings_count: 2,
  created_at: stamp,
  updated_at: stamp,
  ...changes,
});

const name = { id: '019aa0c4-0000-7000-8000-000000000801', locale: 'en', name: 'Latvia' } as const;

/** Countries that each page of travellers reads. */
export const countriesThere = [
  { id: latviaId, iso2: 'LV', show_in_filter: true, order: 0, country_name: name, names: [name] },
];
