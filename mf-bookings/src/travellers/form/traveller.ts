import { travellers, type Traveller } from '@itinera/shared/contracts';
import { defineKind } from '@itinera/shared/kinds';
import { country } from '../../countries/country';

export const nameOf = ({ first_name, last_name }: Pick<Traveller, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

export const traveller = defineKind({
  of: travellers,
  noun: 'traveler',
  label: 'Travelers',
  page: 'travelers',
  query: {},
  nameOf,
  foundBy: ['first_name', 'last_name'],
  within: ['birthday'],
  whenEmpty: 'Add the first traveler, or import travelers from a file.',
  fields: {
    first_name: { label: 'First name', hint: 'In Latin letters, as in the passport' },
    last_name: { label: 'Last name', hint: 'In Latin letters, as in the passport' },
    middle_name: { label: 'Middle name' },
    first_name_local: { label: 'First name in own script' },
    last_name_local: { label: 'Last name in own script' },
    sex: { label: 'Sex' },
    birthday: { label: 'Birthday' },
    nationality: { label: 'Nationality', from: country },
    personal_code: { label: 'Personal code' },
    email: { label: 'E-mail' },
    phone: { label: 'Phone', hint: 'With the country code, such as +37120000000' },
    passport_number: { label: 'Passport number' },
    passport_issue_country: { label: 'Issuing country', from: country },
    passport_issued_at: { label: 'Issued' },
    passport_expires_at: { label: 'Expires' },
    is_customer: { type: 'flag', label: 'Buys trips', short: 'Customer' },
    companions: { label: 'Companions', hint: 'People who usually travel together' },
    note: { label: 'Note' },
  },
  same: [['first_name', 'last_name', 'birthday']],
});

export const sexes = [
  { value: 'f', label: 'Female' },
  { value: 'm', label: 'Male' },
] as const;

export const paxTypes = [
  { value: 'adult', label: 'Adult' },
  { value: 'child', label: 'Child' },
  { value: 'infant', label: 'Infant' },
] as const;
