import { users } from '@itinera/shared/contracts';
import { personName } from '@itinera/shared/format';

/** Options for the manager of a booking. */
export const managerSource = {
  collection: users,
  query: { status: 'active', is_staff: true },
  nameOf: personName,
} as const;
