import type { RouteName } from '@itinera/shared/routes';

/** Outlines, 24 × 24, with a stroke of 1.7. */
export const menuIcons: Partial<Record<RouteName, string>> = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5 20 20',
  be: 'M6 4h12v16H6zM9 9h6M9 13h6',
  payments: 'M3 6h18v12H3zM3 10h18M7 14h3',
  travelers:
    'M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M3 19c0-3 2-5 6-5s6 2 6 5M16 5.5a3 3 0 0 1 0 5M18 14.5c2 .8 3 2.5 3 4.5',
  geography: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M4 12h16M12 4c-4.5 5-4.5 11 0 16M12 4c4.5 5 4.5 11 0 16',
  airports: 'M9 20v-8L7 5h10l-2 7v8M5 20h14M7.5 9h9',
  'flight-carriers': 'M3 12 21 4l-5 16-4-7zM12 13l9-9',
  hotels: 'M5 20V4h10v16M15 10h4v10M3 20h18M9 8h2M9 12h2M9 16h2',
  'block-seats': 'M7 4l1.5 9H15a2 2 0 0 1 2 2v1H9zM9 16v4M17 16v4',
  'hotel-themes': 'M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01',
  users: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4 20c0-4 3-6 8-6s8 2 8 6',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  reports: 'M4 20h16M7 16v-5M12 16V6M17 16V8',
};

export const logOutIcon = 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9';
