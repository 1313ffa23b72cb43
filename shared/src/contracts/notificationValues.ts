import type { NotificationEvent } from './notificationEvents';

/** Who reads a notification, by what they may know: a partner, and a customer, each know the own side of a booking. */
export const notificationReaders = ['staff', 'partner', 'customer'] as const;
export type NotificationReader = (typeof notificationReaders)[number];

/** Who may be told a value beside staff, who may be told all. */
type Others = readonly Exclude<NotificationReader, 'staff'>[];
const both: Others = ['partner', 'customer'];
const partner: Others = ['partner'];
const customer: Others = ['customer'];
const staffAlone: Others = [];

/**
 * Of a booking a partner knows the stay and never who buys it, for how much, or what was paid; a customer knows the trip and its
 * price, and never who supplies it or what it costs.
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

/** A new booking is a draft, which no partner sees. */
const ofDraft = {
  ...ofBooking,
  ref: customer,
  hotel: customer,
  partner: staffAlone,
  departure: customer,
  status: customer,
} satisfies Record<string, Others>;
const ofInstalment = { ...ofBooking, instalment: customer, amount: customer, due: customer };
/** What a supplier gets, and when. */
const ofPurchase = { ...ofBooking, amount: staffAlone, due: staffAlone };
const ofBlock = {
  block: staffAlone,
  flight: staffAlone,
  departure: staffAlone,
  release: staffAlone,
  free: staffAlone,
};
const ofPrices = { hotel: partner, partner, from: partner, to: partner };

/** What a template can say of its event, between braces, `{ref}`, and who may be told it. The same name is another value in another event. */
export const valuesOf: Record<NotificationEvent, Readonly<Record<string, Others>>> = {
  booking_created: ofDraft,
  booking_requested: ofBooking,
  stay_confirmed: { ...ofBooking, confirmation: partner },
  booking_status_changed: { ...ofBooking, status_before: both },
  // The reason is what staff write for themselves.
  booking_cancelled: { ...ofBooking, reason: staffAlone },
  payment_received: { ...ofBooking, amount: customer },
  instalment_due: ofInstalment,
  instalment_overdue: ofInstalment,
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
  // Staff decide what to tell others: the name of before may be that of another person.
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

const mayBeTold = (event: NotificationEvent, reader: NotificationReader, name: string): boolean =>
  reader === 'staff' || (valuesOf[event][name]?.some((one) => one === reader) ?? false);

/** What texts can say to all of some readers. */
export const placeholdersFor = (event: NotificationEvent, readers: readonly NotificationReader[]): string[] =>
  placeholdersOf(event).filter((name) => readers.every((reader) => mayBeTold(event, reader, name)));

/** Whether an event is told to a reader at all: one of which nothing may be known is not. */
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

/** Placeholders in texts that their event does not have. */
export const unknownPlaceholders = (
  event: NotificationEvent,
  texts: Readonly<Record<string, Text>>,
): string[] => namesIn(texts).filter((name) => !(name in valuesOf[event]));

/** Placeholders in texts whose values a reader must not know. */
export const withheldFrom = (
  event: NotificationEvent,
  reader: NotificationReader,
  texts: Readonly<Record<string, Text>>,
): string[] => namesIn(texts).filter((name) => name in valuesOf[event] && !mayBeTold(event, reader, name));

/** The values that a reader may be told; nobody is told one that its event does not name. */
export const valuesFor = (
  event: NotificationEvent,
  reader: NotificationReader,
  values: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => name in valuesOf[event] && mayBeTold(event, reader, name)),
  );
