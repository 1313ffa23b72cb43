// Without schemas, because the first file of the shell needs this and no validator.
/** Specification 6; the third name comes from its second reading and has the same rights. */
export const staffRoles = ['admin', 'manager', 'operator'] as const;
export const roles = [...staffRoles, 'dmc'] as const;
export type Role = (typeof roles)[number];

export const isStaff = (role: Role): boolean => role !== 'dmc';

export const userStatuses = ['active', 'pending', 'invited', 'blocked'] as const;
export type UserStatus = (typeof userStatuses)[number];
