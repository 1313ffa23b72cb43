import { isStaff, type Role } from '@itinera/shared/contracts';

const ofStaff = [
  'Search and book for all partners',
  'See and change all bookings, with customers, sale prices and profit',
  'See and record payments',
  'Edit travelers, geography, airports, flight carriers and block seats',
  'Edit the content of all hotels, and the prices of all partners',
  'Manage users, settings and reports',
] as const;

const ofPartners = [
  'See own bookings, confirm them, and upload confirmations and vouchers',
  'Read the content of own hotels',
  'Edit own prices, offers, cancellation terms, charges at the hotel, allotments and restrictions',
] as const;

/** Rights of a role in words. The server decides; its table of rights is the same (specification 6). */
export const rightsOf = (role: Role): readonly string[] => (isStaff(role) ? ofStaff : ofPartners);

interface RoleChange {
  gained: readonly string[];
  lost: readonly string[];
}

/** Rights that a person gains and loses with another role. */
export function roleChange(from: Role, to: Role): RoleChange {
  const [before, after] = [rightsOf(from), rightsOf(to)];
  return {
    gained: after.filter((right) => !before.includes(right)),
    lost: before.filter((right) => !after.includes(right)),
  };
}
