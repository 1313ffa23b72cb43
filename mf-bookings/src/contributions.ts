import { travellers, type Contributions } from '@itinera/shared/contracts';

export const contributions: Contributions = {
  tiles: [],
  records: [],
  kinds: [
    { path: '/api/bookings', one: 'booking', page: 'be-id' },
    { path: travellers.path, one: 'traveller', page: 'travelers-id' },
  ],
};
