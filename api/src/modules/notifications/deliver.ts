import { and, eq, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import {
  fillText,
  isStaff,
  isVisibleTo,
  standardTexts,
  valuesFor,
  valuesIn,
  type NotificationReader,
  type Locale,
  type NotificationTemplate,
  type Role,
} from '@itinera/shared/contracts';
import { placeForPartner, placeOf } from '@itinera/shared/routes';
import { shellOf, type ShellAddresses } from '../../accounts/passwordLinks';
import { timeZone } from '../../base/today';
import type { Transaction } from '../../db/database';
import { writeNotice } from '../../mail/writeNotice';
import { readCompany } from '../../people/company';
import { usersTable } from '../../people/users.table';
import type { Facts } from './facts/facts';
import { notificationsTable, type notificationRulesTable } from './notifications.table';
import { minutesOfQuiet } from './quietHours';

export type RuleRow = typeof notificationRulesTable.$inferSelect;

interface Person {
  id: string;
  email: string;
  role: Role;
  locale: Locale;
}

/** The active people that a rule names, each once. Of partners, only the one that the event concerns. */
async function peopleOf(tx: Transaction, { recipients }: RuleRow, facts: Facts): Promise<Person[]> {
  const { ofBooking, partnerId } = facts;
  const roles = recipients.flatMap((one) => (one.startsWith('role:') ? [one.slice('role:'.length)] : []));
  const ids = recipients.flatMap((one) => {
    if (one.startsWith('user:')) return [one.slice('user:'.length)];
    if (one === 'manager_of_booking') return ofBooking?.managerId ?? [];
    return one === 'dmc_of_booking' ? (partnerId ?? []) : [];
  });
  const isWanted = sql`(${inArray(usersTable.role, roles as Role[])} OR ${inArray(usersTable.id, ids)})`;
  const { id, email, role, locale } = usersTable;
  const people = await tx
    .select({ id, email, role, locale })
    .from(usersTable)
    .where(and(eq(usersTable.status, 'active'), isWanted));
  return people.filter((person) => isStaff(person.role) || person.id === partnerId);
}

/**
 * The text for a reader, without values that this reader must not see: a rule may be older than that restriction. Undefined if no standard
 * text is allowed for the reader.
 */
export function textFor(
  { event, templates }: Pick<RuleRow, 'event' | 'templates'>,
  { values }: Pick<Facts, 'values'>,
  locale: Locale,
  reader: NotificationReader,
): NotificationTemplate | undefined {
  const texts = templates ?? standardTexts(event, reader);
  if (!texts || !isVisibleTo(event, reader)) return undefined;
  const shown = valuesIn(locale, valuesFor(event, reader, values));
  const { subject, body } = texts[locale];
  return { subject: fillText(subject, shown), body: fillText(body, shown) };
}

/** A text with the link to its subject. Partners have their own shell, with few of the pages. */
export function bodyWithLink(
  body: string,
  { link }: Pick<Facts, 'link'>,
  role: Role,
  addresses: ShellAddresses,
): string {
  const place = isStaff(role) ? placeOf(link) : placeForPartner(link);
  return place === undefined ? body : `${body}\n\n${shellOf(role, addresses)}${place}`;
}

const timeIn = (zone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(now);

/** Notifies the people of a rule. `causedBy`: the author, who is not notified. */
export async function deliver(
  tx: Transaction,
  rule: RuleRow,
  facts: Facts,
  causedBy: string | null,
  addresses: ShellAddresses,
  now = new Date(),
): Promise<void> {
  const people = (await peopleOf(tx, rule, facts)).filter(({ id }) => id !== causedBy);
  const waitMinutes = minutesOfQuiet(rule.quiet_hours, timeIn(timeZone(), now));
  const kind = `rule_${rule.event}`;
  for (const person of people) {
    const text = textFor(rule, facts, person.locale, isStaff(person.role) ? 'staff' : 'partner');
    if (!text) continue;
    const { subject, body } = text;
    if (rule.channels.includes('in_app'))
      await tx.insert(notificationsTable).values({
        id: uuidv7(),
        user_id: person.id,
        event: rule.event,
        title: subject,
        body,
        link: facts.link,
      });
    if (!rule.channels.includes('email')) continue;
    const linked = bodyWithLink(body, facts, person.role, addresses);
    await writeNotice(tx, person, kind, { subject, body: linked, waitMinutes });
  }
  const email = facts.ofBooking?.customerEmail;
  if (!email || !rule.recipients.includes('customer') || !rule.channels.includes('email')) return;
  const { default_locale } = await readCompany(tx);
  const text = textFor(rule, facts, default_locale, 'customer');
  if (!text) return;
  await writeNotice(tx, { id: null, email }, kind, { ...text, waitMinutes });
}
