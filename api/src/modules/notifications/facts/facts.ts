import type { NotificationLink } from '@itinera/shared/contracts';

/** Something to announce, as rules and templates see it. */
export interface Facts {
  link: NotificationLink;
  /** By name of the placeholder. */
  values: Record<string, string>;
  /** The partner whose business it is; undefined: it is told to none. */
  partnerId?: string | undefined;
  /** Who else has to do with it, if it is of a booking. */
  ofBooking?: {
    managerId: string | null;
    customerEmail: string | null;
  };
}

/** Something that is due, and by what it is known again: it is announced once. */
export interface DueFacts {
  key: string;
  facts: Facts;
}

/** `03.04.2027`, as dates are shown everywhere. */
export const shownDay = (day: string | null): string =>
  day === null ? '' : day.split('-').toReversed().join('.');

/** `1 250,50 EUR`. */
export function shownMoney(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('ru', { style: 'currency', currency, currencyDisplay: 'code' });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const number = new Intl.NumberFormat('ru', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number.format(minor / 10 ** digits)} ${currency}`;
}
