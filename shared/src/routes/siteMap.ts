/** Owner of a page: the shell or the remote with that federation name. */
export type Owner = 'shell' | RemoteName;
export type RemoteName = 'mf_hotels' | 'mf_bookings' | 'mf_geography' | 'mf_admin';

export interface Site {
  /** React Router path. */
  path: string;
  /** Page title; the product name is appended. */
  title: string;
  owner: Owner;
  /** Label in the drawer menu, exactly as specified; absent: not in the menu. */
  menu?: string;
  /** Who sees the menu entry, if there is one. */
  menuFor?: 'everyone' | 'staff';
  /** Whether a partner may open it. A partner sees Search in the menu nevertheless (specification 6). */
  partner?: true;
  /** Shows nothing unless its address names an entry or a search. */
  isOfSelection?: true;
  /** Reachable without a session, and only without one. */
  guestOnly?: true;
}

/** Specification 2, line by line. The order of the menu is the order of this table. */
export const siteMap = {
  index: { path: '/', title: 'Home', owner: 'shell' },
  auth: { path: '/auth', title: 'Sign in', owner: 'shell', guestOnly: true },
  'auth-register': { path: '/auth/register', title: 'Registration', owner: 'shell', guestOnly: true },
  'auth-restore-password': {
    path: '/auth/restore-password',
    title: 'Password recovery',
    owner: 'shell',
    guestOnly: true,
  },
  search: { path: '/search', title: 'Search', owner: 'mf_bookings', menu: 'Search', menuFor: 'everyone' },
  'search-result': {
    path: '/search/result',
    title: 'Search results',
    owner: 'mf_bookings',
    isOfSelection: true,
  },
  'search-result-helpers-setup': {
    path: '/search/result/-helpers/setup',
    title: 'Search result setup',
    owner: 'mf_bookings',
  },
  be: {
    path: '/be',
    title: 'Booking entries',
    owner: 'mf_bookings',
    menu: 'Booking entries',
    menuFor: 'everyone',
    partner: true,
  },
  'be-id': { path: '/be/:id', title: 'Booking', owner: 'mf_bookings', partner: true },
  payments: {
    path: '/payments',
    title: 'Payments',
    owner: 'mf_bookings',
    menu: 'Payments',
    menuFor: 'staff',
  },
  travelers: {
    path: '/travelers',
    title: 'Travelers',
    owner: 'mf_bookings',
    menu: 'Travelers',
    menuFor: 'staff',
  },
  'travelers-id': { path: '/travelers/:id', title: 'Traveler', owner: 'mf_bookings' },
  geography: {
    path: '/geography',
    title: 'Geography',
    owner: 'mf_geography',
    menu: 'Geography',
    menuFor: 'staff',
  },
  airports: {
    path: '/airports',
    title: 'Airports',
    owner: 'mf_geography',
    menu: 'Airports',
    menuFor: 'staff',
  },
  'flight-carriers': {
    path: '/flight-carriers',
    title: 'Flight Carriers',
    owner: 'mf_geography',
    menu: 'Flight Carriers',
    menuFor: 'staff',
  },
  hotels: {
    path: '/hotels',
    title: 'Hotels',
    owner: 'mf_hotels',
    menu: 'Hotels',
    menuFor: 'everyone',
    partner: true,
  },
  'hotels-id': { path: '/hotels/:id', title: 'Hotel', owner: 'mf_hotels', partner: true },
  'block-seats': {
    path: '/block-seats',
    title: 'Block seats',
    owner: 'mf_geography',
    menu: 'Block seats',
    menuFor: 'staff',
  },
  'hotel-themes': {
    path: '/hotel-themes',
    title: 'Hotel Themes',
    owner: 'mf_hotels',
    menu: 'Hotel Themes',
    menuFor: 'staff',
  },
  users: {
    path: '/users',
    title: 'Users and roles',
    owner: 'mf_admin',
    menu: 'Users and roles',
    menuFor: 'staff',
  },
  'users-NewUser': { path: '/users/NewUser', title: 'New user', owner: 'mf_admin' },
  'users-users-edit-user': {
    path: '/users/users-edit-user',
    title: 'Edit user',
    owner: 'mf_admin',
    isOfSelection: true,
  },
  'users-users-new-user': { path: '/users/users-new-user', title: 'New user', owner: 'mf_admin' },
  settings: { path: '/settings', title: 'Settings', owner: 'mf_admin', menu: 'Settings', menuFor: 'staff' },
  'settings-custom-fields': { path: '/settings/custom-fields', title: 'Custom fields', owner: 'mf_admin' },
  'settings-notifications': { path: '/settings/notifications', title: 'Notifications', owner: 'mf_admin' },
  reports: { path: '/reports', title: 'Reports', owner: 'mf_admin', menu: 'Reports', menuFor: 'staff' },
} as const satisfies Record<string, Site>;

export type RouteName = keyof typeof siteMap;

/** Names of the pages that one owner renders. */
export type RouteNameOf<O extends Owner> = {
  [N in RouteName]: (typeof siteMap)[N]['owner'] extends O ? N : never;
}[RouteName];

/** Every route with its name, in the order of the specification. */
export const sites: readonly (Site & { name: RouteName })[] = (Object.keys(siteMap) as RouteName[]).map(
  (name) => ({
    name,
    ...siteMap[name],
  }),
);

export const siteOf = (name: RouteName): Site => siteMap[name];
export const remoteNames: readonly RemoteName[] = ['mf_hotels', 'mf_bookings', 'mf_geography', 'mf_admin'];
