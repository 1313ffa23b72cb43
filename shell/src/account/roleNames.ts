import type { Role } from '@itinera/shared/contracts';

/** What a role is called on the screen. */
export const roleNames: Record<Role, string> = {
  admin: 'Admin',
  manager: 'Manager',
  operator: 'Operator',
  dmc: 'Partner',
};
