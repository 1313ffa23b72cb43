import { derivedId } from '../src/seed/derivedId';

/** All demo accounts have this password in tests. */
export const password = 'a password for tests';

const emails = {
  admin: 'admin@itinera.example',
  manager: 'manager@itinera.example',
  operator: 'operator@itinera.example',
  partner: 'partner@itinera.example',
  partner2: 'partner2@itinera.example',
  pending: 'pending@itinera.example',
  blocked: 'blocked@itinera.example',
} as const;

export type Person = keyof typeof emails;

export const emailOf = (person: Person): string => emails[person];

export const idOf = (person: Person): string => derivedId(`user ${emails[person]}`);
