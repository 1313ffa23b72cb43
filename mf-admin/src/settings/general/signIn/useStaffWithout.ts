import { users } from '@itinera/shared/contracts';
import { useTotal } from '@itinera/shared/data';

/** How many active staff have no second factor; undefined while that is not known. */
export const useStaffWithout = (): number | undefined =>
  useTotal(users.path, { is_staff: 'true', status: 'active', has_second_factor: 'false' }).total;
