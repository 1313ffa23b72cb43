import {
  addDays,
  copyPeriodPath,
  type PeriodCopy,
  type PricePeriod,
  pricePeriods,
} from '@itinera/shared/contracts';
import { idOf, tagOf, type Write } from '@itinera/shared/data';
import { periodName } from './periodWords';

const pathOf = (id: string): string => `${pricePeriods.path}/${id}`;

/** Copies a period with its terms and prices; the inverse deletes all of it. */
export const copying = (period: PricePeriod, body: PeriodCopy): Write => ({
  id: `copy of ${period.id}`,
  name: `the copy of ${periodName(period)}`,
  operation: { method: 'POST', path: copyPeriodPath(period.id), body },
  inverse: ({ result, etag }) => ({
    operation: { method: 'DELETE', path: pathOf(idOf(result)), if_match: etag },
  }),
});

/** Shortens a period, and copies it to the remaining nights; undone in reverse. */
export const splitting = (period: PricePeriod, from: string): Write[] => {
  const { id, name, end_period } = period;
  const ending = (last: string, if_match: string | undefined) => ({
    operation: { method: 'PUT' as const, path: pathOf(id), body: { end_period: last }, if_match },
  });
  return [
    {
      id,
      name: periodName(period),
      ...ending(addDays(from, -1), tagOf(period)),
      inverse: ({ etag }) => ending(end_period, etag),
    },
    copying(period, { start_period: from, end_period, name, change_bp: 0 }),
  ];
};
