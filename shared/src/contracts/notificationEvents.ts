// Without schemas, for code that only reads their names.
export const notificationEvents = [
  'booking_created',
  'booking_requested',
  'stay_confirmed',
  'stay_declined',
  'booking_status_changed',
  'booking_cancelled',
  'payment_received',
  'instalment_due',
  'instalment_overdue',
  'free_cancellation_ending',
  'hotel_payment_due',
  'transfer_payment_due',
  'document_missing',
  'block_release_due',
  'block_oversold',
  'seats_stopped',
  'traveller_renamed',
  'stop_sale_created',
  'price_gap_found',
  'passport_expiring',
  'user_registered',
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

/** Events that are announced a number of days before. */
export const eventsWithLead: readonly NotificationEvent[] = [
  'instalment_due',
  'free_cancellation_ending',
  'hotel_payment_due',
  'transfer_payment_due',
  'document_missing',
  'block_release_due',
  'passport_expiring',
];

/** Events without a booking, and so without its manager, partner or customer. */
const eventsWithoutBooking: readonly NotificationEvent[] = [
  'block_release_due',
  'block_oversold',
  'stop_sale_created',
  'price_gap_found',
  'user_registered',
];
export const isOfBooking = (of: NotificationEvent): boolean => !eventsWithoutBooking.includes(of);
