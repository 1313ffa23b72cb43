import type { Role } from '@itinera/shared/contracts';

/** Display names of roles. */
export const roleNames: Record<Role, string> = {
  admin: 'Admin',
  manager: 'Manager',
  operator: 'Operator',
  dmc: 'Partner',
};
