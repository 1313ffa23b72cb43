import {
  customFields,
  filterKeys,
  firstPage,
  notificationRules,
  reportSchedules,
  savedViewsPath,
  users,
  type Contributions,
  type WorkCount,
} from '@itinera/shared/contracts';
import { listLinkOf } from '@itinera/shared/kinds';
import { user } from './users/user';

const toApprove: WorkCount = {
  label: 'Registrations to approve',
  path: users.path,
  query: { status: 'pending' },
  page: 'users',
  search: { status: 'pending' },
};

const ofUser = { page: 'users-users-edit-user', search: { id: ':id' } } as const;

export const contributions: Contributions = {
  tiles: [],
  work: [{ title: 'Users and roles', counts: [toApprove] }],
  records: [
    { label: user.label, path: users.path, name: user.foundBy, within: ['company_name', 'email'], ...ofUser },
  ],
  lists: [listLinkOf(user)],
  actions: [{ label: 'Add user', page: 'users-users-new-user' }],
  kinds: [
    { path: users.path, one: 'user', ...ofUser },
    { path: savedViewsPath, one: 'saved view' },
    { path: reportSchedules.path, one: 'scheduled report', page: 'reports' },
    { path: customFields.path, one: 'custom field', page: 'settings-custom-fields' },
    { path: notificationRules.path, one: 'notification rule', page: 'settings-notifications' },
  ],
  reads: { users: { path: users.path, query: firstPage(users), filters: filterKeys(users) } },
};
