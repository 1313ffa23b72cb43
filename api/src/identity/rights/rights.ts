import type { Role } from '@itinera/shared/contracts';

/** `own`: allowed, and the route shows or changes only what belongs to the partner. */
export type Rule = 'all' | 'own' | 'none';

export type Access =
  | 'anyone'
  /** Everybody with a session, also while the account is pending or blocked. */
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
const reference = { list: everybody, read: everybody, ...forStaff };
/** Everybody may write here, each their own entries. */
const ownOfAll = {
  list: ownForPartners,
  read: ownForPartners,
  create: ownForPartners,
  update: ownForPartners,
  remove: ownForPartners,
};
const ofHotels = { list: ownForPartners, read: ownForPartners, ...forStaff };

/**
 * Who may do what, and the only place that says so. A route without an entry keeps the server from starting.
 */
export const rights = {
  server: { live: 'anyone', ready: 'anyone' },
  calls: { describe: staffOnly },
  storage: { read: 'anyone' },
  uploads: { create: staffOnly },
  documents: { read: staffOnly },
  session: { begin: 'anyone', renew: 'anyone', end: 'anyone' },
  account: { signUp: 'anyone', recover: 'anyone', reset: 'anyone' },
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
  },
  outbox: { list: staffOnly },
  hotels: { ...ofHotels, assignThemes: staffOnly },
  hotelImages: {
    list: ownForPartners,
    read: ownForPartners,
    create: staffOnly,
    update: staffOnly,
    remove: staffOnly,
  },
  hotelDmcs: ofHotels,
  hotelAirports: ofHotels,
  hotelDescriptions: ofHotels,
  hotelFeatures: ofHotels,
  graphPrices: ownOfAll,
  savedViews: ownOfAll,
  travellers: { list: staffOnly, read: staffOnly, ...forStaff },
  orphans: { list: staffOnly },
  airports: reference,
  flightCarriers: reference,
  history: { list: staffOnly },
  dependents: { list: staffOnly },
  /** Each operation of a batch is judged by the right of its own route. */
  batch: { run: everybody },
  countries: reference,
  countryNames: reference,
  regions: reference,
  regionNames: reference,
  resorts: reference,
  resortNames: reference,
  places: reference,
  cities: reference,
  cityNames: reference,
  beachTypes: reference,
  beachTypeNames: reference,
  boardingTypes: reference,
  boardingTypeNames: reference,
  roomTypes: reference,
  roomTypeNames: reference,
  features: reference,
  featureNames: reference,
  hotelClasses: reference,
  hotelChains: reference,
  hotelThemes: reference,
  hotelTypes: reference,
  hotelTypeNames: reference,
  hotelFormats: reference,
  hotelFormatNames: reference,
} satisfies Record<string, Record<string, Access>>;

type Rights = typeof rights;

/** The name of an entry, such as `hotels.update`. */
export type Right = { [R in keyof Rights]: `${R}.${keyof Rights[R] & string}` }[keyof Rights];

/** Collections with all five calls. */
export type PlainResource = {
  [R in keyof Rights]: Rights[R] extends typeof reference ? R : never;
}[keyof Rights];

/** By name of the right. */
export const accessByRight = new Map<string, Access>(
  Object.entries(rights).flatMap(([resource, actions]) =>
    Object.entries<Access>(actions).map(([action, access]) => [`${resource}.${action}`, access]),
  ),
);

export const accessTo = (right: string | undefined): Access | undefined => accessByRight.get(right ?? '');

export const allRights: readonly string[] = [...accessByRight.keys()];
