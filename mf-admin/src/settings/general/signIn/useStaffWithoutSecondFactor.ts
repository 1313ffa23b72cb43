import { users } from '@itinera/shared/contracts';
import { useTotal } from '@itinera/shared/data';

/** Number of active staff without a second factor; undefined while unknown. */
export const useStaffWithoutSecondFactor = (): number | undefined =>
  useTotal(users.path, { is_staff: 'true', status: 'active', has_second_factor: 'false' }).total;
