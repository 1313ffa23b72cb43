import type { AuditEntry } from '@itinera/shared/contracts';
import { valueInWords } from '@itinera/shared/format';
import { pathTo } from '@itinera/shared/routes';

const actions: Record<string, string> = {
  create: 'added',
  update: 'edited',
  delete: 'deleted',
  restore: 'restored',
  sign_in: 'signed in',
  sign_out: 'signed out',
  second_factor: 'second factor',
  reset_second_factor: 'second factor reset',
  end_session: 'session ended',
  end_sessions: 'sessions ended',
  reuse_token: 'old session used again',
  invite: 'invited',
  recover: 'password recovery',
  retry: 'tried again',
  enter: 'forbidden attempt',
  erase: 'personal data erased',
  reseal: 'sealed again',
};

export const actionInWords = (action: string): string => actions[action] ?? action.replaceAll('_', ' ');

/** Kinds of entries that are searched most, by the last segment of their path. */
export const auditedEntries = [
  'bookings',
  'booking-customers',
  'booking-hotels',
  'booking-flights',
  'booking-prices',
  'booking-documents',
  'instalments',
  'transactions',
  'payments',
  'travellers',
  'hotels',
  'hotel-dmcs',
  'graph-prices',
  'price-cells',
  'price-periods',
  'offers',
  'special-prices',
  'weekday-supplements',
  'cancellation-terms',
  'hotel-charges',
  'allotments',
  'allotment-days',
  'stop-sales',
  'stay-lengths',
  'block-seats',
  'users',
  'sessions',
  'settings',
  'saved-views',
] as const;

const idOf = ({ entity_id, changes }: AuditEntry, field?: string): string | undefined => {
  if (field === undefined) return entity_id ?? undefined;
  const { before, after } = changes[field] ?? {};
  const value = after ?? before;
  return typeof value === 'string' ? value : undefined;
};

/** Address of the entry that a log entry is about; of a part, such as a name, the address of its parent if the change has its id. */
export function entryAddress(entry: AuditEntry): string | undefined {
  const booking = entry.entity === 'bookings' ? idOf(entry) : idOf(entry, 'booking_id');
  if (booking !== undefined) return pathTo('be-id', { id: booking });
  const hotel = entry.entity === 'hotels' ? idOf(entry) : idOf(entry, 'hotel_id');
  if (hotel !== undefined) return pathTo('hotels-id', { id: hotel });
  const id = idOf(entry);
  if (id === undefined) return undefined;
  if (entry.entity === 'travellers') return pathTo('travelers-id', { id });
  return entry.entity === 'users' ? pathTo('users-users-edit-user', undefined, { id }) : undefined;
}

const nameless = {
  stranger: 'Someone who was not signed in',
  system: 'The program',
  staff: 'Deleted user',
  partner: 'Deleted partner',
};

export const whoDid = ({ actor }: AuditEntry): string => actor.name ?? nameless[actor.kind];

/** Placeholder for a value that the log must not contain. */
const masked = '***';

/** A logged value as a person reads it. */
export const loggedInWords = (value: unknown): string => (value === masked ? 'hidden' : valueInWords(value));

/** A logged value for a file: as it is, and several as JSON. */
export function loggedAsText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  if (value === masked) return 'hidden';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
