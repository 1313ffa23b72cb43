import { currencyDigits, formatMoney } from '@itinera/shared/format';

/** Whole amounts and halves that hotels round prices to, in minor units; those of a currency without decimals are larger. */
export function roundings(currency: string): { value: string; label: string }[] {
  const whole = 10 ** currencyDigits(currency);
  const units = whole === 1 ? [10, 100, 1000] : [whole / 2, whole, 5 * whole, 10 * whole];
  return [
    { value: '1', label: 'Not rounded' },
    ...units.map((unit) => ({ value: String(unit), label: formatMoney(unit, currency) })),
  ];
}
