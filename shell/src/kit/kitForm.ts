import {
  currencyCode,
  day,
  flag,
  id,
  integer,
  locale,
  money,
  text,
  timeOfDay,
} from '@itinera/shared/contracts';
import { blankNames, useContractForm } from '@itinera/shared/forms';
import * as z from '@itinera/shared/schema';

const contract = z.strictObject({
  name: text(40, 1),
  note: text(400),
  nights: z.nullable(z.number({ error: 'Enter a number.' })),
  is_active: flag,
  board: z.nullable(z.string()),
  boards: z.array(z.string()),
  price: z.nullable(money),
  share: z.nullable(integer(0, 10_000)),
  rate: z.nullable(integer(1, 2_000_000_000)),
  day: z.nullable(day),
  from: z.nullable(day),
  to: z.nullable(day),
  arrival: z.nullable(timeOfDay),
  names: z.array(z.strictObject({ locale, name: text(40, 1) })),
  picture: z.nullable(z.string()),
  periods: z.array(z.strictObject({ name: text(40) })),
  hotel_id: z.nullable(id),
  theme_ids: z.array(id),
  currency: z.union([z.literal(''), currencyCode]),
  region_id: z.nullable(id),
});
export type KitValues = z.infer<typeof contract>;

export const labels: Record<keyof KitValues, string> = {
  name: 'Text',
  note: 'Text of several lines',
  nights: 'Number',
  is_active: 'Switch',
  board: 'One of a few',
  boards: 'Some of a few',
  price: 'Money',
  share: 'Percentage',
  rate: 'Exchange rate',
  day: 'Day',
  from: 'First day',
  to: 'Last day',
  arrival: 'Time',
  names: 'Name',
  picture: 'Picture',
  periods: 'Rows',
  hotel_id: 'One entry',
  theme_ids: 'Several entries',
  currency: 'Currency',
  region_id: 'Region',
};

export const blank: KitValues = {
  name: '',
  note: '',
  nights: null,
  is_active: false,
  board: null,
  boards: [],
  price: null,
  share: null,
  rate: null,
  day: null,
  from: null,
  to: null,
  arrival: null,
  names: blankNames,
  picture: null,
  periods: [],
  hotel_id: null,
  theme_ids: [],
  currency: '',
  region_id: null,
};

export const useKitForm = (values: KitValues) => useContractForm(contract, values);
export type KitForm = ReturnType<typeof useKitForm>;
