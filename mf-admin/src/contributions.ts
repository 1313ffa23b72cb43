import { savedViewsPath, users, type Contributions } from '@itinera/shared/contracts';

export const contributions: Contributions = {
  tiles: [],
  records: [],
  kinds: [
    { path: users.path, one: 'user', page: 'users' },
    { path: savedViewsPath, one: 'saved view' },
  ],
};
