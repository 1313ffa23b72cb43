import { pricePeriods, type PricePeriod } from '@itinera/shared/contracts';
import { client, readAgain, tagOf } from '@itinera/shared/data';
import { inOrder } from '@itinera/shared/forms';
import { plusDays } from '@itinera/shared/format';
import { pricesStep, type Copied } from './pricesStep';

/** Shortens a period, so that the second part fits behind it, makes that one and copies the prices. */
export function splitPlan(period: PricePeriod, from: string, copied: Omit<Copied, 'from' | 'changeBp'>) {
  const periods = client(pricePeriods);
  const { id, hotel_id, dmc_id, end_period, name, min_nights, max_nights, release_days } = period;
  const shown = async (saved: PricePeriod): Promise<PricePeriod> => {
    await readAgain(pricePeriods);
    return saved;
  };
  const second = {
    hotel_id,
    dmc_id,
    name,
    min_nights,
    max_nights,
    release_days,
    start_period: from,
    end_period,
  };
  return inOrder()
    .step('shortened', {
      label: 'Shorten the period',
      run: (_earlier, key) =>
        periods.update(id, { end_period: plusDays(from, -1) }, tagOf(period), key).then(shown),
      undo: (shortened: PricePeriod) => periods.update(id, { end_period }, tagOf(shortened)).then(shown),
    })
    .step('made', {
      label: 'Create the second period',
      run: (_earlier, key) => periods.create(second, key).then(shown),
      undo: (made: PricePeriod) => periods.remove(made.id, tagOf(made)).then(() => readAgain(pricePeriods)),
    })
    .step('prices', pricesStep({ ...copied, from: period, changeBp: 0 }));
}
