import { hotels, type Contributions } from '@itinera/shared/contracts';
import { kinds } from './recordKinds';

export const contributions = {
  tiles: [{ name: 'attention', title: 'Hotels' }],
  records: [{ label: 'Hotels', path: hotels.path, name: ['name'], page: 'hotels-id' }],
  kinds,
} as const satisfies Contributions;
