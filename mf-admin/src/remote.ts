import { defineRemote } from '@itinera/shared/remote';

const newUser = () => import('./users/NewUserPage');

export default defineRemote('mf_admin', {
  users: () => import('./users/UsersPage'),
  // The specification names two addresses for the same page.
  'users-NewUser': newUser,
  'users-users-new-user': newUser,
  'users-users-edit-user': () => import('./users/EditUserPage'),
  settings: () => import('./settings/SettingsPage'),
  'settings-custom-fields': () => import('./settings/CustomFieldsPage'),
  'settings-notifications': () => import('./settings/NotificationsPage'),
  reports: () => import('./reports/ReportsPage'),
});
