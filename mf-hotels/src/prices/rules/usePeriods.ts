import { pricePeriods } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { formatDays } from './days';
import { rulesQuery } from './ruleKind';
import type { RuleScope } from './RuleScope';
import type { TypeChoice } from './typeNames';

/** Periods of a partner's prices, earliest first, as `Low, 01.05.2027 – 31.05.2027`. */
export function usePeriods(scope: Pick<RuleScope, 'hotelId' | 'dmcId'>) {
  const { data, error, refetch } = useList(pricePeriods, rulesQuery<typeof pricePeriods>(scope));
  const choices = data?.result
    .toSorted((one, other) => one.start_period.localeCompare(other.start_period))
    .map(({ id, name, start_period, end_period }): TypeChoice => {
      const days = formatDays(start_period, end_period);
      return { value: id, label: name ? `${name}, ${days}` : days };
    });
  return { choices, error, refetch: () => void refetch() };
}
