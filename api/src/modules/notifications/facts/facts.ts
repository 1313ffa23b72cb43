import type { NotificationLink } from '@itinera/shared/contracts';
import { formatAmount } from '@itinera/shared/format';

/** The values of an event, for rules and templates. */
export interface Facts {
  link: NotificationLink;
  /** By name of the placeholder. */
  values: Record<string, string>;
  /** The partner that the event concerns; undefined: no partner is notified. */
  partnerId?: string | undefined;
  /** Other people of the booking, if it is about one. */
  ofBooking?: {
    managerId: string | null;
    customerEmail: string | null;
  };
}

/** A due event, with the key under which it is announced once. */
export interface DueFacts {
  key: string;
  facts: Facts;
}

/** Limit of one run of a finder: the next run finds the rest. */
export const most = 500;

/** `03.04.2027`, the format of dates everywhere. */
export const shownDay = (day: string | null): string =>
  day === null ? '' : day.split('-').toReversed().join('.');

/** `1 250,50 EUR`. */
export const shownMoney = (minor: number, currency: string): string =>
  `${formatAmount(minor, currency)} ${currency}`;
