import * as z from '@itinera/shared/schema';
import { collection, type Entity, type FieldProblems } from './collection';
import { answer } from './envelope';
import {
  eventsWithLead,
  isOfBooking,
  notificationEvents,
  type NotificationEvent,
} from './notificationEvents';
import { standardTexts, type NotificationTexts } from './notificationTexts';
import { isVisibleTo, withheldFrom, type NotificationReader } from './notificationValues';
import { flag, freeText, id, integer, oneOf, queryFlag, text, timeOfDay, timestamp } from './fields';

const event = oneOf(notificationEvents);

export const notificationChannels = ['in_app', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const recipientsOfBooking = ['manager_of_booking', 'dmc_of_booking', 'customer'] as const;
export const recipientRoles = ['role:admin', 'role:manager', 'role:operator'] as const;

/** A role of the staff, a role in the booking, or one person. */
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

const atLeastOne = <T extends z.ZodMiniType>(type: T, advice: string) =>
  z.array(type, { error: advice }).check(z.minLength(1, { error: advice }), z.maxLength(30));

const leadDays = z.nullable(integer(0, 365));
const quietHours = z.nullable(z.strictObject({ from: timeOfDay, to: timeOfDay }));
const templates = z.nullable(z.strictObject({ en: template, ru: template }));

/** Readers among the recipients of a rule. The contract can't know the role of single persons: they count as staff here. */
export const readersOf = (recipients: readonly string[]): NotificationReader[] => [
  'staff',
  ...(recipients.includes('dmc_of_booking') ? (['partner'] as const) : []),
  ...(recipients.includes('customer') ? (['customer'] as const) : []),
];

const readerNames: Record<NotificationReader, string> = {
  staff: 'staff',
  partner: 'a partner',
  customer: 'a customer',
};
const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** Errors of texts that would reveal values to readers, with the remedy. */
export function problemsOfReaders(
  of: NotificationEvent,
  readers: readonly NotificationReader[],
  texts: NotificationTexts | null | undefined,
): FieldProblems {
  const strangers = readers.filter((reader) => !isVisibleTo(of, reader));
  if (strangers.length > 0) {
    const readersText = strangers.map((reader) => readerNames[reader]).join(' or ');
    return {
      recipients: `This event is not for ${readersText} to know: choose other recipients, or another event.`,
    };
  }
  if (!texts) {
    const without = readers.filter((reader) => !standardTexts(of, reader));
    if (without.length === 0) return {};
    const readersText = without.map((reader) => readerNames[reader]).join(' or ');
    return {
      templates: `The standard texts of this event are not for ${readersText} to know: write own texts, or choose other recipients.`,
    };
  }
  const withheld = readers.map((reader) => ({ reader, names: withheldFrom(of, reader, texts) }));
  const problems = withheld.filter(({ names }) => names.length > 0);
  if (problems.length === 0) return {};
  const said = problems.map(
    ({ reader, names }) =>
      `${inBraces(names)} ${names.length > 1 ? 'are' : 'is'} not for ${readerNames[reader]} to know.`,
  );
  const all = new Set(problems.flatMap(({ names }) => names));
  return {
    templates: `${said.join(' ')} Remove ${all.size > 1 ? 'them' : 'it'} from the texts, or choose other recipients.`,
  };
}

interface Rule {
  event?: NotificationEvent | undefined;
  channels?: NotificationChannel[] | undefined;
  recipients?: string[] | undefined;
  lead_days?: number | null | undefined;
  templates?: z.output<typeof templates> | undefined;
  is_active?: boolean | undefined;
}

function problemsInRule({
  event: of,
  channels,
  recipients = [],
  lead_days,
  templates: texts,
  is_active,
}: Rule): FieldProblems {
  const hasLead = of !== undefined && eventsWithLead.includes(of);
  const isForeign = recipients.some((one) => recipientsOfBooking.some((known) => known === one));
  return {
    // An invalid rule of an earlier release can still be turned off.
    ...(of !== undefined && is_active !== false && problemsOfReaders(of, readersOf(recipients), texts)),
    ...(hasLead && typeof lead_days !== 'number' && { lead_days: 'Enter how many days before.' }),
    ...(of !== undefined &&
      isForeign &&
      !isOfBooking(of) && { recipients: 'This event has no booking: choose roles or persons.' }),
    ...(recipients.includes('customer') &&
      channels !== undefined &&
      !channels.includes('email') && { channels: 'Customers are reached by e-mail only.' }),
  };
}

/**
 * Rules of notifications: which event, to whom, by which channel, and how long before. Without `templates`, the standard texts are used.
 */
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
    /** Mails are delayed until their end; the bell is not. */
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

/** A preview or a test message: texts of a rule, saved or not, and their readers. */
export const notificationSample = z
  .strictObject({ event, templates, recipients: z.optional(z.array(recipient).check(z.maxLength(30))) })
  .check(
    z.check(({ value, issues }) => {
      const problems = problemsOfReaders(value.event, readersOf(value.recipients ?? []), value.templates);
      for (const [field, message] of Object.entries(problems))
        issues.push({ code: 'custom', path: [field], message, input: value });
    }),
  );

const textsOfReader = z.strictObject({ en: template, ru: template });

/** Texts with data of a real entry per language: for staff, and for the other readers among the recipients. */
export const notificationPreview = answer(
  z.strictObject({
    en: template,
    ru: template,
    partner: z.optional(textsOfReader),
    customer: z.optional(textsOfReader),
  }),
);

/** The entry that a notification is about. */
const link = z.object({
  kind: oneOf(['booking', 'block_seat', 'hotel', 'traveller', 'user']),
  id,
});
export type NotificationLink = z.output<typeof link>;

/** Notifications of the signed-in person. */
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
