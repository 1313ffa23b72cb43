import { allotments } from '@itinera/shared/contracts';
import { allotmentsTable as table } from '../../allotments/allotments.table';
import { lockAllotments } from '../../allotments/lockAllotments';
import { ownOrCommonResource } from '../ownOrCommonResource';
import { requireTypesOfHotel } from '../typesOfHotel';

export const allotmentResource = ownOrCommonResource({
  collection: allotments,
  table,
  first: [table.start_date],
  lock: lockAllotments,
  prepare: requireTypesOfHotel,
});
