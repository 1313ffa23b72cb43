import { pricePeriods, type PricePeriod } from '@itinera/shared/contracts';
import { tagOf, type Write } from '@itinera/shared/data';
import { periodName } from './periodWords';

const pathOf = ({ id }: PricePeriod): string => `${pricePeriods.path}/${id}`;

/** Deletes a period that was made, unless somebody else has changed it since. */
export const removal = (period: PricePeriod): Write => ({
  id: period.id,
  name: periodName(period),
  operation: { method: 'DELETE', path: pathOf(period), if_match: tagOf(period) },
});

/** Gives a period its last night again. */
export const lengthening = (period: PricePeriod, end_period: string): Write => ({
  id: period.id,
  name: periodName(period),
  operation: { method: 'PUT', path: pathOf(period), body: { end_period }, if_match: tagOf(period) },
});
