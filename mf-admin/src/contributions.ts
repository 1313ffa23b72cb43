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
import { auditTitle, reportWords } from './reports/words';
import { user } from './users/user';

const toApprove: WorkCount = {
  label: 'Registrations to approve',
  path: users.path,
  query: { status: 'pending' },
  page: 'users',
  search: { status: 'pending' },
};

const ofUser = { page: 'users-users-edit-user', search: { id: ':id' } } as const;

/** The reports by the word in their address. */
const reports = [
  ...Object.entries(reportWords).map(([report, { title }]) => [report, title] as const),
  ['audit', auditTitle] as const,
];

export const contributions: Contributions = {
  tiles: [],
  work: [{ title: 'Users and roles', counts: [toApprove] }],
  records: [
    { label: user.label, path: users.path, name: user.foundBy, within: ['company_name', 'email'], ...ofUser },
  ],
  lists: [
    listLinkOf(user),
    { label: 'Reports', page: 'reports', list: 'reports', viewsAreAddresses: true },
    ...reports.map(([report, label]) => ({ label, page: 'reports', search: { report } })),
    { label: 'Outbox', page: 'settings-notifications', search: { tab: 'outbox' } },
  ],
  actions: [
    { label: 'Add user', page: 'users-users-new-user' },
    { label: 'Add custom field', page: 'settings-custom-fields', search: { edit: 'new' } },
    { label: 'Add notification rule', page: 'settings-notifications', search: { edit: 'new' } },
  ],
  kinds: [
    { path: users.path, one: 'user', ...ofUser },
    { path: savedViewsPath, one: 'saved view' },
    { path: reportSchedules.path, one: 'scheduled report', page: 'reports' },
    { path: customFields.path, one: 'custom field', page: 'settings-custom-fields' },
    { path: notificationRules.path, one: 'notification rule', page: 'settings-notifications' },
  ],
  reads: { users: { path: users.path, query: firstPage(users), filters: filterKeys(users) } },
};
