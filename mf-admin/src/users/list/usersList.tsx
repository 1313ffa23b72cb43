import { roles, userStatuses, users, type User } from '@itinera/shared/contracts';
import { formatInstant, personName, roleNames } from '@itinera/shared/format';
import { defineList, textColumn, type Column, type Filter } from '@itinera/shared/grid';
import { StatusChip } from '../StatusChip';
import { statusNames } from '../user';
import { UserPicture } from '../UserPicture';

const instantColumn = (id: string, header: string, field: 'last_login_at' | 'created'): Column<User> => ({
  id,
  header,
  sort: field,
  width: 150,
  cell: (row) => row[field] && formatInstant(row[field]),
  value: (row) => row[field],
});

const columns: Column<User>[] = [
  { id: 'picture', header: 'Picture', picture: true, width: 80, cell: (user) => <UserPicture user={user} /> },
  {
    id: 'name',
    header: 'Name',
    essential: true,
    pinned: 'start',
    sort: 'first_name',
    width: 180,
    grow: 2,
    cell: personName,
    value: personName,
  },
  textColumn({
    id: 'email',
    header: 'E-mail',
    sort: 'email',
    width: 220,
    grow: 2,
    text: ({ email }) => email,
  }),
  textColumn({
    id: 'role',
    header: 'Role',
    sort: 'role',
    width: 100,
    fact: 'plain',
    text: ({ role }) => roleNames[role],
  }),
  textColumn({
    id: 'company',
    header: 'Company',
    sort: 'company_name',
    width: 170,
    grow: 1,
    fact: 'plain',
    text: ({ company_name }) => company_name,
  }),
  {
    id: 'status',
    header: 'Status',
    sort: 'status',
    width: 120,
    fact: 'plain',
    cell: ({ status }) => <StatusChip status={status} />,
    value: ({ status }) => statusNames[status],
  },
  instantColumn('last-sign-in', 'Last sign-in', 'last_login_at'),
  instantColumn('created', 'Created', 'created'),
  textColumn({
    id: 'second-factor',
    header: 'Second factor',
    width: 130,
    hidden: true,
    text: ({ has_second_factor }) => (has_second_factor ? 'Yes' : 'No'),
  }),
  textColumn({ id: 'phone', header: 'Phone', width: 140, hidden: true, text: ({ phone }) => phone }),
];

const filters: Filter[] = [
  {
    kind: 'choice',
    key: 'role',
    label: 'Role',
    options: roles.map((role) => ({ value: role, label: roleNames[role] })),
  },
  {
    kind: 'choice',
    key: 'status',
    label: 'Status',
    options: userStatuses.map((status) => ({ value: status, label: statusNames[status] })),
  },
  {
    kind: 'choice',
    key: 'has_second_factor',
    label: 'Second factor',
    options: [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ],
  },
];

export const usersList = defineList({
  of: users,
  name: 'users',
  label: 'Users',
  noun: 'user',
  query: {},
  columns,
  filters,
});

/** Filters of daily work, offered as views. */
export const views: { label: string; filters: Record<string, string> }[] = [
  { label: 'All', filters: {} },
  { label: 'To approve', filters: { status: 'pending' } },
  { label: 'Invited', filters: { status: 'invited' } },
  { label: 'Blocked', filters: { status: 'blocked' } },
  { label: 'Partners', filters: { role: 'dmc' } },
];
