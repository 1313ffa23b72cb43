import { addDays } from '@itinera/shared/contracts';
import { planInstalments } from '@itinera/shared/bookings';
import { currencyDigits, formatDay, formatMoney } from '@itinera/shared/format';

interface Terms {
  deposit_bp: unknown;
  deposit_days: unknown;
  balance_days: unknown;
}

const units = 1_000;
const daysAhead = 90;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Instalments of an example customer who books today and departs in three months; undefined while a field can't be parsed. */
export function termsExample(
  { deposit_bp, deposit_days, balance_days }: Terms,
  currency: string,
  today: string,
): string | undefined {
  if (!isNumber(deposit_bp) || !isNumber(deposit_days) || !isNumber(balance_days)) return undefined;
  const departure = addDays(today, daysAhead);
  const total = units * 10 ** currencyDigits(currency);
  const parts = planInstalments(total, departure, today, { deposit_bp, deposit_days, balance_days }).map(
    ({ label, amount_minor, due_date }) =>
      `${label.toLowerCase()} ${formatMoney(amount_minor, currency)} by ${formatDay(due_date)}`,
  );
  return `Of ${formatMoney(total, currency)} booked today for ${formatDay(departure)}: ${parts.join(', ')}.`;
}
