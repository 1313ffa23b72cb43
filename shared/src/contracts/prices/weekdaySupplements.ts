import * as z from '@itinera/shared/schema';
import { collection, type Entity, type FieldProblems } from '../collection';
import { daysInOrderProblems } from '../daysInOrder';
import { day, flag, id, integer, oneOf, queryFlag, text, timestamp } from '../fields';
import { highestAmount } from '../highestAmount';
import { tagged, withTags } from '../shown';
import { currencyOfAmounts } from './currencyOfAmounts';
import { weekdayProblems } from './inOrder';
import { weekdays } from './weekdays';

/** How a weekday changes the price of a night: by an amount for the room, for each guest but infants, or by a share of the price. */
export const weekdayChanges = ['per_room', 'per_person', 'percent'] as const;
export type WeekdayChange = (typeof weekdayChanges)[number];

const ids = z.array(id).check(z.maxLength(50, { error: 'Choose at most 50.' }));

const fields = {
  hotel_id: id,
  dmc_id: id,
  /** Of the day on which a night begins; always in order. */
  weekdays: weekdays.check(
    z.minLength(1, { error: 'Choose at least one weekday.' }),
    z.overwrite((days) => days.toSorted((one, other) => one - other)),
  ),
  change: oneOf(weekdayChanges),
  /** Per night, below 0 for a reduction; 0 for percent. */
  amount_minor: integer(-highestAmount, highestAmount),
  /** Basis points of the price of the night, below 0 for a reduction; 0 for amounts. */
  percent_bp: integer(-9_000, 50_000),
  /** Empty means all. */
  room_type_ids: ids,
  boarding_type_ids: ids,
  /** First and last night; both are null for always. */
  stay_from: z.nullable(day),
  stay_to: z.nullable(day),
  is_active: flag,
};

interface Draft {
  change?: WeekdayChange | undefined;
  amount_minor?: number | undefined;
  percent_bp?: number | undefined;
  stay_from?: string | null | undefined;
  stay_to?: string | null | undefined;
}

function changeProblems({ change, amount_minor = 0, percent_bp = 0 }: Draft): FieldProblems {
  if (change === undefined) return {};
  if (change === 'percent')
    return {
      ...(percent_bp === 0 && { percent_bp: 'Enter by how many percent these nights cost more or less.' }),
      ...(amount_minor !== 0 && { amount_minor: 'Enter 0: these nights are changed by percent.' }),
    };
  return {
    ...(amount_minor === 0 && { amount_minor: 'Enter how much more or less these nights cost.' }),
    ...(percent_bp !== 0 && { percent_bp: 'Enter 0: these nights are changed by an amount.' }),
  };
}

function windowProblems({ stay_from = null, stay_to = null }: Draft): FieldProblems {
  if (stay_from !== null && stay_to === null) return { stay_to: 'Choose the last day, or clear the first.' };
  if (stay_from === null && stay_to !== null)
    return { stay_from: 'Choose the first day, or clear the last.' };
  return {};
}

/**
 * What nights of some weekdays cost more or less than the price of their period, by the contract of a partner with a hotel. Of several that
 * match a night one applies: that with the most selectors, then that for the fewest days. Special prices replace it, offers apply after it.
 */
export const weekdaySupplements = collection({
  path: '/api/weekday-supplements',
  entity: { id, ...fields, name: z.string(), created_at: timestamp, updated_at: timestamp, ...tagged },
  input: { ...fields, name: text(120, 1), currency: currencyOfAmounts },
  create: ['hotel_id', 'dmc_id', 'name', 'weekdays', 'change'],
  defaults: {
    amount_minor: 0,
    percent_bp: 0,
    room_type_ids: [],
    boarding_type_ids: [],
    stay_from: null,
    stay_to: null,
    is_active: true,
  },
  filters: {
    ...withTags,
    hotel_id: z.optional(id),
    dmc_id: z.optional(id),
    is_active: z.optional(queryFlag),
  },
  sorts: ['name', 'stay_from', 'stay_to'],
  reference: true,
  partOf: '/api/hotels',
  problemsIn: (supplement) => ({
    ...changeProblems(supplement),
    ...windowProblems(supplement),
    ...daysInOrderProblems(supplement, 'stay_from', 'stay_to'),
    ...weekdayProblems(supplement, 'weekdays'),
  }),
});
export type WeekdaySupplement = Entity<typeof weekdaySupplements>;
