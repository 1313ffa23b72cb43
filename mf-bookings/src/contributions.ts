import { travellers, type Contributions } from '@itinera/shared/contracts';

export const contributions: Contributions = {
  tiles: [],
  records: [
    {
      label: 'Travelers',
      path: travellers.path,
      name: ['first_name', 'last_name'],
      within: ['birthday'],
      page: 'travelers-id',
    },
  ],
  lists: [{ label: 'Travelers', page: 'travelers', list: 'travellers' }],
  actions: [
    { label: 'Add traveler', page: 'travelers', search: { edit: 'new' } },
    { label: 'Import travelers', page: 'travelers', search: { import: 'file' } },
  ],
  kinds: [
    { path: '/api/bookings', one: 'booking', page: 'be-id' },
    { path: travellers.path, one: 'traveler', page: 'travelers-id' },
  ],
};
