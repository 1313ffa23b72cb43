import { users, type User, type UserStatus } from '@itinera/shared/contracts';
import { personName } from '@itinera/shared/format';
import { defineKind } from '@itinera/shared/kinds';
import { pathTo } from '@itinera/shared/routes';

export const user = defineKind({
  of: users,
  noun: 'user',
  label: 'Users',
  page: 'users',
  query: {},
  nameOf: personName,
  foundBy: ['first_name', 'last_name'],
  within: ['company_name', 'email'],
  whenEmpty: 'Add the first user. They choose a password through a link in a mail.',
  fields: {
    email: { label: 'E-mail' },
    role: { label: 'Role' },
    first_name: { label: 'First name' },
    last_name: { label: 'Last name' },
    middle_name: { label: 'Middle name' },
    phone: { label: 'Phone', hint: 'With the country code, such as +37120000000' },
    company_name: { label: 'Company', hint: 'Partners are shown by it' },
    currency: { label: 'Currency', hint: 'Of contracts' },
    locale: { label: 'Language', hint: 'Of mails' },
    picture_file_name: { label: 'Picture', hint: 'Shown beside the name' },
  },
  same: [['email']],
});

export const statusNames: Record<UserStatus, string> = {
  active: 'Active',
  pending: 'To approve',
  invited: 'Invited',
  blocked: 'Blocked',
};

/** Address of the page of a user. */
export const addressOfUser = (id: string): string => pathTo('users-users-edit-user', undefined, { id });

export const isPartner = ({ role }: Pick<User, 'role'>): boolean => role === 'dmc';
