import type { Role } from '@itinera/shared/contracts';

/** Roles as the screen names them. */
export const roleNames: Record<Role, string> = {
  admin: 'Admin',
  manager: 'Manager',
  operator: 'Operator',
  dmc: 'Partner',
};
