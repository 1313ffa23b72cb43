import * as z from 'zod/mini';
import { collection, type Entity, type FieldProblems } from './collection';
import { answer } from './envelope';
import { flag, freeText, id, integer, oneOf, queryFlag, text, timeOfDay, timestamp } from './fields';

export const notificationEvents = [
  'booking_created',
  'booking_status_changed',
  'booking_cancelled',
  'payment_received',
  'instalment_due',
  'instalment_overdue',
  'hotel_payment_due',
  'transfer_payment_due',
  'document_missing',
  'block_release_due',
  'block_oversold',
  'stop_sale_created',
  'price_gap_found',
  'passport_expiring',
  'user_registered',
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];
const event = oneOf(notificationEvents);

/** Announced so many days before. */
export const eventsWithLead: readonly NotificationEvent[] = [
  'instalment_due',
  'hotel_payment_due',
  'transfer_payment_due',
  'document_missing',
  'block_release_due',
  'passport_expiring',
];

/** Of no booking: these have no manager, partner or customer of one. */
const eventsWithoutBooking: readonly NotificationEvent[] = [
  'block_release_due',
  'block_oversold',
  'stop_sale_created',
  'price_gap_found',
  'user_registered',
];
export const isOfBooking = (of: NotificationEvent): boolean => !eventsWithoutBooking.includes(of);

export const notificationChannels = ['in_app', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const recipientsOfBooking = ['manager_of_booking', 'dmc_of_booking', 'customer'] as const;
export const recipientRoles = ['role:admin', 'role:manager', 'role:operator'] as const;

/** A role of the staff, who has to do with the booking, or one person. */
const recipient = z.string({ error: 'Choose recipients.' }).check(
  z.refine(
    (value) =>
      [...recipientRoles, ...recipientsOfBooking].some((known) => known === value) ||
      /^user:[\da-f-]{36}$/.test(value),
    {
      error: 'Use a role such as role:manager, manager_of_booking, dmc_of_booking, customer or user:<id>.',
    },
  ),
);

const template = z.strictObject({ subject: text(160, 1), body: freeText(4000) });
export type NotificationTemplate = z.output<typeof template>;

const atLeastOne = <T extends z.ZodMiniType>(type: T, advice: string) =>
  z.array(type, { error: advice }).check(z.minLength(1, { error: advice }), z.maxLength(30));

const leadDays = z.nullable(integer(0, 365));
const quietHours = z.nullable(z.strictObject({ from: timeOfDay, to: timeOfDay }));
const templates = z.nullable(z.strictObject({ en: template, ru: template }));

interface Rule {
  event?: NotificationEvent | undefined;
  channels?: NotificationChannel[] | undefined;
  recipients?: string[] | undefined;
  lead_days?: number | null | undefined;
}

function problemsInRule({ event: of, channels, recipients = [], lead_days }: Rule): FieldProblems {
  const hasLead = of !== undefined && eventsWithLead.includes(of);
  const isForeign = recipients.some((one) => recipientsOfBooking.some((known) => known === one));
  return {
    ...(hasLead && typeof lead_days !== 'number' && { lead_days: 'Enter how many days before.' }),
    ...(of !== undefined &&
      isForeign &&
      !isOfBooking(of) && { recipients: 'This event has no booking: choose roles or persons.' }),
    ...(recipients.includes('customer') &&
      channels !== undefined &&
      !channels.includes('email') && { channels: 'Customers are reached by e-mail only.' }),
  };
}

/** Who gets to know what, where, and how long before. Without `templates`, the texts are those of the program. */
export const notificationRules = collection({
  path: '/api/notification-rules',
  entity: {
    id,
    event,
    channels: z.array(oneOf(notificationChannels)),
    recipients: z.array(z.string()),
    lead_days: leadDays,
    quiet_hours: quietHours,
    templates,
    is_active: flag,
    created_at: timestamp,
    updated_at: timestamp,
  },
  input: {
    event,
    channels: atLeastOne(oneOf(notificationChannels), 'Choose where it is shown.'),
    recipients: atLeastOne(recipient, 'Choose who gets it.'),
    lead_days: leadDays,
    /** Mails wait until their end; the bell does not. */
    quiet_hours: quietHours,
    templates,
    is_active: flag,
  },
  create: ['event', 'channels', 'recipients'],
  defaults: {
    channels: ['in_app'],
    recipients: [],
    lead_days: null,
    quiet_hours: null,
    templates: null,
    is_active: true,
  },
  filters: { event: z.optional(event), is_active: z.optional(queryFlag) },
  sorts: ['event', 'created_at', 'updated_at'],
  reference: true,
  problemsIn: problemsInRule,
});
export type NotificationRule = Entity<typeof notificationRules>;

export const notificationPreviewPath = `${notificationRules.path}/preview`;
export const notificationTestPath = `${notificationRules.path}/test`;

/** What is previewed, or sent to oneself: the texts of a rule, whether it is saved or not. */
export const notificationSample = z.strictObject({ event, templates });

/** The texts about something real, in each language. */
export const notificationPreview = answer(z.strictObject({ en: template, ru: template }));

/** What a notification is about. */
const link = z.object({
  kind: oneOf(['booking', 'block_seat', 'hotel', 'traveller', 'user']),
  id,
});
export type NotificationLink = z.output<typeof link>;

/** Everybody's own. */
export const notifications = collection({
  path: '/api/notifications',
  entity: {
    id,
    event: z.string(),
    title: z.string(),
    body: z.string(),
    link: z.nullable(link),
    created_at: timestamp,
    read_at: z.nullable(timestamp),
  },
  input: { is_read: flag },
  create: ['is_read'],
  filters: { is_read: z.optional(queryFlag) },
  sorts: ['created_at'],
  defaultSort: '-created_at',
});
export type Notification = Entity<typeof notifications>;

export const readAllNotificationsPath = `${notifications.path}/read-all`;
