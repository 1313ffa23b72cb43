import type { ReportKey, Role } from '@itinera/shared/contracts';

/** `own`: allowed, and the route shows or changes only what belongs to the partner. */
export type Rule = 'all' | 'own' | 'none';

export type Access =
  | 'anyone'
  /** Everybody with a session, even while the account is pending or blocked. */
  | 'any session'
  | Record<Role, Rule>;

/** Admin, manager and operator have the same rights everywhere (specification 6). */
const forRoles = (staff: Rule, partner: Rule): Record<Role, Rule> => ({
  admin: staff,
  manager: staff,
  operator: staff,
  dmc: partner,
});

const staffOnly = forRoles('all', 'none');
const everybody = forRoles('all', 'all');
const ownForPartners = forRoles('all', 'own');

const forStaff = { create: staffOnly, update: staffOnly, remove: staffOnly };

/** The calls of a collection. */
export type CollectionAccess = Record<'list' | 'read' | 'create' | 'update' | 'remove', Access>;

/** Everybody reads, staff write: reference data such as countries. */
export const ofEverybody: CollectionAccess = { list: everybody, read: everybody, ...forStaff };

/** Staff only. */
export const ofStaff: CollectionAccess = { list: staffOnly, read: staffOnly, ...forStaff };

/** Everybody reads and writes their own entries. */
export const ownOfAll: CollectionAccess = {
  list: ownForPartners,
  read: ownForPartners,
  create: ownForPartners,
  update: ownForPartners,
  remove: ownForPartners,
};

/** Partners read what belongs to the hotels that they offer. */
export const ofHotels = { list: ownForPartners, read: ownForPartners, ...forStaff };

/**
 * Who may do what. A collection that is a `resource` declares its access itself, all others are here. A route without an entry keeps the
 * server from starting.
 */
const rights = {
  server: { live: 'anyone', ready: 'anyone' },
  /** Browsers send them without a token. */
  policyReports: { send: 'anyone' },
  calls: { describe: staffOnly },
  storage: { read: 'anyone' },
  /** Partners upload documents, and read those of the types for partners. */
  uploads: { create: ownForPartners },
  documents: { read: ownForPartners },
  session: { begin: 'anyone', renew: 'anyone', end: 'anyone' },
  account: {
    signUp: 'anyone',
    recover: 'anyone',
    reset: 'anyone',
    /** The own account. */
    changePassword: 'any session',
    changeEmail: 'any session',
    readSessions: 'any session',
    endSessions: 'any session',
    readSecondFactor: 'any session',
    changeSecondFactor: 'any session',
    changePicture: 'any session',
    readDraftKey: 'any session',
  },
  profile: { read: 'any session' },
  users: {
    list: staffOnly,
    read: staffOnly,
    create: staffOnly,
    update: staffOnly,
    remove: staffOnly,
    approve: staffOnly,
    block: staffOnly,
    unblock: staffOnly,
    invite: staffOnly,
    recover: staffOnly,
    reset_second_factor: staffOnly,
    anonymise: staffOnly,
    readSessions: staffOnly,
    endSessions: staffOnly,
    readEvents: staffOnly,
  },
  outbox: { list: staffOnly, retry: staffOnly },
  /** The rest of the collection declares its access itself. */
  notificationRules: { preview: staffOnly, test: staffOnly },
  notifications: { list: ownForPartners, update: ownForPartners, readAll: ownForPartners },
  hotels: { ...ofHotels, assignThemes: staffOnly, duplicate: staffOnly },
  hotelImages: ofHotels,
  /** The collection itself names its access. */
  hotelDmcs: { convert: staffOnly },
  graphPrices: ownOfAll,
  /** Allotments themselves are a collection. */
  allotmentDays: { read: ownForPartners, save: ownForPartners },
  /** Single prices are the collection `price-cells`. */
  priceCells: { save: ownForPartners },
  /** With all of their prices. */
  pricePeriods: { copy: ownForPartners },
  quotes: { read: ownForPartners },
  search: { read: staffOnly },
  priceCoverage: { read: ownForPartners },
  /** Partners see their own bookings, without data for staff. */
  bookings: {
    list: ownForPartners,
    read: ownForPartners,
    create: staffOnly,
    update: staffOnly,
    changeStatus: staffOnly,
    recalculate: staffOnly,
    duplicate: staffOnly,
    sum: staffOnly,
  },
  bookingCustomers: { list: staffOnly, read: staffOnly, update: staffOnly, anonymise: staffOnly },
  bookingPrices: { list: staffOnly, read: staffOnly, update: staffOnly },
  payments: { list: staffOnly, read: staffOnly, create: staffOnly, update: staffOnly },
  instalments: { list: staffOnly, read: staffOnly, ...forStaff, plan: staffOnly },
  bookingDocuments: { ...ofHotels, create: ownForPartners, send: staffOnly },
  transactions: { list: staffOnly, read: staffOnly, create: staffOnly, void: staffOnly },
  bookingHotels: { ...ofHotels, confirm: ownForPartners, decline: ownForPartners },
  bookingFlights: { ...ofHotels, follow: staffOnly },
  /** The rest of the collection declares its access itself; this is its list of passengers. */
  blockSeats: { passengers: staffOnly },
  bookingTransfers: { ...ofHotels, follow: staffOnly },
  bookingTravellers: ofHotels,
  /** Each report by its key; `list` is the gallery. */
  reports: {
    list: staffOnly,
    sales: staffOnly,
    receivables: staffOnly,
    payables: staffOnly,
    cash: staffOnly,
    block_seats: staffOnly,
    rooms: staffOnly,
    stop_sales: staffOnly,
    price_gaps: staffOnly,
    hotel_top: staffOnly,
    documents: staffOnly,
    travellers: staffOnly,
    cancellations: staffOnly,
  } satisfies Record<ReportKey | 'list', Access>,
  /** The rest of the collection declares its access itself; this counts the entries with values. */
  customFields: { count: staffOnly },
  savedViews: ownOfAll,
  settings: { read: everybody, update: staffOnly },
  travellers: { list: staffOnly, read: staffOnly, ...forStaff, merge: staffOnly, anonymise: staffOnly },
  orphans: { list: staffOnly },
  history: { list: staffOnly },
  audit: { list: staffOnly, readSeal: staffOnly },
  system: { read: staffOnly },
  dependents: { list: staffOnly },
  /** Each operation of a batch is checked against the right of its own route. */
  batch: { run: everybody },
  /** So is each counted list. */
  counts: { read: everybody },
} satisfies Record<string, Record<string, Access>>;

type Rights = typeof rights;

/** Name of a right, such as `users.approve` or, for a collection, `countries.update`. */
export type Right =
  | { [R in keyof Rights]: `${R}.${keyof Rights[R] & string}` }[keyof Rights]
  | `${string}.${keyof CollectionAccess}`;

const entriesOf = (resource: string, actions: object): [string, Access][] =>
  Object.entries<Access>({ ...actions }).map(([action, access]) => [`${resource}.${action}`, access]);

/** Access by name of the right. */
export const accessByRight = new Map<string, Access>(
  Object.entries(rights).flatMap(([resource, actions]) => entriesOf(resource, actions)),
);

/** Adds the calls of a collection, and returns the names of their rights. */
export function allow(resource: string, access: CollectionAccess) {
  for (const [right, rule] of entriesOf(resource, access)) {
    if ((accessByRight.get(right) ?? rule) !== rule)
      throw new Error(`Two collections are called ${resource}.`);
    accessByRight.set(right, rule);
  }
  return {
    list: `${resource}.list`,
    read: `${resource}.read`,
    create: `${resource}.create`,
    update: `${resource}.update`,
    remove: `${resource}.remove`,
  } as const;
}

export const accessTo = (right: string | undefined): Access | undefined => accessByRight.get(right ?? '');
