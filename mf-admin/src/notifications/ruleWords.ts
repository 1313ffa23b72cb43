import { plural } from '@itinera/shared/format';
import {
  isVisibleTo,
  problemsOfReaders,
  readersOf,
  type NotificationChannel,
  type NotificationEvent,
  type NotificationRule,
} from '@itinera/shared/contracts';

export const eventNames: Record<NotificationEvent, string> = {
  booking_created: 'Booking created',
  booking_requested: 'Partner asked to confirm',
  stay_confirmed: 'Stay confirmed by the partner',
  stay_declined: 'Stay declined by the partner',
  booking_status_changed: 'Status of a booking changed',
  booking_cancelled: 'Booking cancelled',
  payment_received: 'Payment received',
  instalment_due: 'Instalment due',
  instalment_overdue: 'Instalment overdue',
  free_cancellation_ending: 'Free cancellation ends',
  hotel_payment_due: 'Payment to a hotel due',
  transfer_payment_due: 'Payment of a transfer due',
  document_missing: 'Documents missing before departure',
  block_release_due: 'Release of block seats due',
  block_oversold: 'Block seats oversold',
  seats_stopped: 'Block of a booking closed, released or cancelled',
  traveller_renamed: 'Traveler with papers renamed, or born on another day',
  stop_sale_created: 'Stop sale added',
  price_gap_found: 'Prices missing',
  passport_expiring: 'Passport expires before return',
  user_registered: 'Registration to approve',
};

export const channelNames: Record<NotificationChannel, string> = { in_app: 'Bell', email: 'E-mail' };

const recipientNames: Record<string, string | undefined> = {
  'role:admin': 'All admins',
  'role:manager': 'All managers',
  'role:operator': 'All operators',
  manager_of_booking: 'Manager of the booking',
  dmc_of_booking: 'Partner of the booking',
  customer: 'Customer',
};

const person = 'user:';

export const isPerson = (recipient: string): boolean => recipient.startsWith(person);
export const personOf = (recipient: string): string => recipient.slice(person.length);
export const asRecipient = (id: string): string => person + id;

export const recipientName = (recipient: string): string => recipientNames[recipient] ?? recipient;

/** Such as `Manager of the booking, All admins, 2 persons`. */
export function recipientsInWords(recipients: readonly string[]): string {
  const persons = recipients.filter(isPerson).length;
  return [
    ...recipients.filter((one) => !isPerson(one)).map(recipientName),
    ...(persons > 0 ? [plural(persons, 'person')] : []),
  ].join(', ');
}

/** How long before the event it is announced, in words. */
export function leadInWords(days: number | null): string {
  if (days === null) return 'At once';
  if (days === 0) return 'On the day';
  return `${plural(days, 'day')} before`;
}

/** Texts that a rule sends, and whether a rule of an earlier release would show a recipient hidden values: the server omits those. */
export function textsInWords({ event, recipients, templates }: NotificationRule): string {
  const isFitting = Object.keys(problemsOfReaders(event, readersOf(recipients), templates)).length === 0;
  if (isFitting) return templates ? 'Own' : 'Standard';
  const isVisible = readersOf(recipients).every((reader) => isVisibleTo(event, reader));
  return templates && isVisible
    ? 'Own, values omitted'
    : `${templates ? 'Own' : 'Standard'}, not sent to all`;
}
