import type { NotificationEvent } from './notificationEvents';

/** Readers of a notification, by what they may know: partners and customers each know their own side of a booking. */
export const notificationReaders = ['staff', 'partner', 'customer'] as const;
export type NotificationReader = (typeof notificationReaders)[number];

/** Readers besides staff who may know a value; staff may know all. */
type Others = readonly Exclude<NotificationReader, 'staff'>[];
const both: Others = ['partner', 'customer'];
const partner: Others = ['partner'];
const customer: Others = ['customer'];
const staffAlone: Others = [];

/**
 * A partner knows the stay of a booking, but not its customer, sale price and payments; a customer knows the trip and its price, but not
 * suppliers and costs.
 */
const ofBooking = {
  ref: both,
  customer,
  hotel: both,
  partner,
  manager: customer,
  departure: both,
  total: customer,
  outstanding: customer,
  status: both,
} satisfies Record<string, Others>;

/** What partners don't see: a new booking, which is a draft, and what is agreed with the customer alone. */
const notForPartners = {
  ...ofBooking,
  ref: customer,
  hotel: customer,
  partner: staffAlone,
  departure: customer,
  status: customer,
} satisfies Record<string, Others>;
const ofInstalment = { ...ofBooking, instalment: customer, amount: customer, due: customer };
/** Payments to a supplier. */
const ofPurchase = { ...ofBooking, amount: staffAlone, due: staffAlone };
const ofBlock = {
  block: staffAlone,
  flight: staffAlone,
  departure: staffAlone,
  release: staffAlone,
  free: staffAlone,
};
const ofPrices = { hotel: partner, partner, from: partner, to: partner };

/**
 * Placeholders of an event, such as `{ref}`, with the readers who may know their values. The same name can mean another value in another
 * event.
 */
const valuesOf: Record<NotificationEvent, Readonly<Record<string, Others>>> = {
  booking_created: notForPartners,
  booking_requested: ofBooking,
  stay_confirmed: { ...ofBooking, confirmation: partner },
  stay_declined: { ...ofBooking, reason: partner },
  booking_status_changed: { ...ofBooking, status_before: both },
  // The reason is an internal note of staff.
  booking_cancelled: { ...ofBooking, reason: staffAlone },
  payment_received: { ...ofBooking, amount: customer },
  instalment_due: ofInstalment,
  instalment_overdue: ofInstalment,
  // Partners have deadlines of their own, which may be later: this one says when the customer is charged, and what.
  free_cancellation_ending: { ...notForPartners, free_until: customer, cost: customer },
  hotel_payment_due: ofPurchase,
  transfer_payment_due: ofPurchase,
  document_missing: { ...ofBooking, missing: staffAlone },
  block_release_due: ofBlock,
  block_oversold: ofBlock,
  // Seats are bought for the company: neither partners nor customers know from whom.
  seats_stopped: {
    ...ofBooking,
    block: staffAlone,
    flight: staffAlone,
    block_status: staffAlone,
    seats: staffAlone,
    seat_status: staffAlone,
  },
  // Staff decide what others learn: the previous name may belong to another person.
  traveller_renamed: {
    ...ofBooking,
    traveller: customer,
    traveller_before: staffAlone,
    birthday: staffAlone,
    birthday_before: staffAlone,
  },
  stop_sale_created: { ...ofPrices, reason: partner },
  price_gap_found: ofPrices,
  passport_expiring: { ...ofBooking, traveller: customer, expires: customer },
  user_registered: { email: staffAlone },
};

export const placeholdersOf = (event: NotificationEvent): string[] => Object.keys(valuesOf[event]);

const mayKnow = (event: NotificationEvent, reader: NotificationReader, name: string): boolean =>
  reader === 'staff' || (valuesOf[event][name]?.some((one) => one === reader) ?? false);

/** Placeholders that all of some readers may know. */
export const placeholdersFor = (event: NotificationEvent, readers: readonly NotificationReader[]): string[] =>
  placeholdersOf(event).filter((name) => readers.every((reader) => mayKnow(event, reader, name)));

/** Whether a reader gets an event at all: only if some of its values may be known. */
export const isVisibleTo = (event: NotificationEvent, reader: NotificationReader): boolean =>
  placeholdersFor(event, [reader]).length > 0;

interface Text {
  subject: string;
  body: string;
}

const namesIn = (texts: Readonly<Record<string, Text>>): string[] => [
  ...new Set(
    Object.values(texts).flatMap(({ subject, body }) =>
      [...`${subject} ${body}`.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    ),
  ),
];

/** Placeholders in texts that the event does not have. */
export const unknownPlaceholders = (
  event: NotificationEvent,
  texts: Readonly<Record<string, Text>>,
): string[] => namesIn(texts).filter((name) => !(name in valuesOf[event]));

/** Placeholders in texts whose values a reader must not know. */
export const withheldFrom = (
  event: NotificationEvent,
  reader: NotificationReader,
  texts: Readonly<Record<string, Text>>,
): string[] => namesIn(texts).filter((name) => name in valuesOf[event] && !mayKnow(event, reader, name));

/** Values that a reader may know; none that the event does not name. */
export const valuesFor = (
  event: NotificationEvent,
  reader: NotificationReader,
  values: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => name in valuesOf[event] && mayKnow(event, reader, name)),
  );
