import { savedViewsPath, users, type Contributions } from '@itinera/shared/contracts';

export const contributions: Contributions = {
  tiles: [],
  work: [
    {
      title: 'Users and roles',
      counts: [
        {
          label: 'Registrations to approve',
          path: users.path,
          query: { status: 'pending' },
          page: 'users',
          search: { status: 'pending' },
        },
      ],
    },
  ],
  records: [],
  kinds: [
    { path: users.path, one: 'user', page: 'users' },
    { path: savedViewsPath, one: 'saved view' },
  ],
};
