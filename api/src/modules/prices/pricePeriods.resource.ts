import { pricePeriods } from '@itinera/shared/contracts';
import { pricePeriodsTable as table } from './pricePeriods.table';
import { preparePeriod } from './pricePeriods.writes';
import { priceResource } from './priceResource';

export const pricePeriodResource = priceResource({
  collection: pricePeriods,
  table,
  first: [table.start_period],
  prepare: preparePeriod,
});
