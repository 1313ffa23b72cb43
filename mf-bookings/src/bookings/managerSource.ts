import { users } from '@itinera/shared/contracts';
import { personName } from '@itinera/shared/format';

/** Who may manage a booking. */
export const managerSource = {
  collection: users,
  query: { status: 'active', is_staff: true },
  nameOf: personName,
} as const;
