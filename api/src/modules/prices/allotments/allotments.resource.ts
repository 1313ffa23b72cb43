import { allotments } from '@itinera/shared/contracts';
import { allotmentsTable as table } from '../../allotments/allotments.table';
import { lockAllotments } from '../../allotments/lockAllotments';
import { ownOrCommonResource } from '../ownOrCommonResource';
import { prepareAllotment } from './prepareAllotment';
import { refuseTaken } from './refuseTaken';

/** Every write locks the allotments of the hotel, so that no rooms are taken meanwhile. */
export const allotmentResource = ownOrCommonResource({
  collection: allotments,
  table,
  first: [table.start_date],
  lock: lockAllotments,
  prepare: prepareAllotment,
  beforeRemove: refuseTaken,
});
