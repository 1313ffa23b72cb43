import { periodAmong, pricePeriods, type PricePeriod } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import type { EntityWords } from '@itinera/shared/forms';

/** Words of the form of a period; `others` are the periods that it must not overlap. */
export const periodWords = (others: readonly PricePeriod[]): EntityWords<typeof pricePeriods> => ({
  of: { ...pricePeriods, createInput: periodAmong(others) },
  noun: 'period',
  query: {},
  fields: {
    // They have no input, but labels for messages.
    hotel_id: { label: 'Hotel' },
    dmc_id: { label: 'Partner' },
    start_period: { label: 'First night' },
    end_period: { label: 'Last night' },
    name: { label: 'Name', hint: 'Such as High season' },
    min_nights: { label: 'Nights at least', hint: 'Of stays that begin in it' },
    max_nights: { label: 'Nights at most', hint: 'Empty: no limit' },
    release_days: { label: 'Release, days', hint: 'Booked at least so many days before arrival' },
  },
});

/** Such as `High season, 01.06.2027–30.06.2027`. */
export const periodName = ({
  name,
  start_period,
  end_period,
}: Pick<PricePeriod, 'name' | 'start_period' | 'end_period'>): string =>
  [name, `${formatDay(start_period)}–${formatDay(end_period)}`].filter(Boolean).join(', ');
