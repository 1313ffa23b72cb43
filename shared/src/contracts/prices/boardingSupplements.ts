import * as z from '@itinera/shared/schema';
import { collection, type Entity } from '../collection';
import { flag, id, money, optionalId, timestamp } from '../fields';
import { freeProblems } from '../freeProblems';
import { tagged, withTags } from '../shown';
import { currencyOfAmounts } from './currencyOfAmounts';
import { supplementProblems } from './supplementProblems';

const fields = {
  hotel_id: id,
  dmc_id: id,
  from_boarding_type_id: id,
  boarding_type_id: id,
  adult_minor: money,
  child_minor: money,
  /** Whether an amount of 0 is meant. */
  is_free: flag,
};

/**
 * Price difference of a boarding from another one, per person and night; in one period, or in all without one. It prices nights that have
 * neither a cell nor a base price. Supplements can't be chained.
 */
export const boardingSupplements = collection({
  path: '/api/boarding-supplements',
  entity: {
    id,
    ...fields,
    adult_minor: z.number(),
    child_minor: z.number(),
    period_id: z.nullable(id),
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: { ...fields, period_id: optionalId, currency: currencyOfAmounts },
  create: ['hotel_id', 'dmc_id', 'from_boarding_type_id', 'boarding_type_id'],
  defaults: { adult_minor: 0, child_minor: 0, is_free: false },
  filters: { ...withTags, hotel_id: z.optional(id), dmc_id: z.optional(id) },
  sorts: [],
  reference: true,
  partOf: '/api/hotels',
  problemsIn: (supplement) => ({
    ...supplementProblems(supplement),
    ...freeProblems(
      { adult_minor: supplement.adult_minor, child_minor: supplement.child_minor },
      supplement.is_free,
    ),
  }),
});
export type BoardingSupplement = Entity<typeof boardingSupplements>;
