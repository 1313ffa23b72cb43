import { hotels, type Contributions } from '@itinera/shared/contracts';

export const contributions = {
  tiles: [{ name: 'attention', title: 'Hotels' }],
  records: [{ label: 'Hotels', path: hotels.path, name: ['name'], page: 'hotels-id' }],
} as const satisfies Contributions;
