import { currencyDigits, formatMoney } from '@itinera/shared/format';
import { convert, inverted } from '@itinera/shared/pricing';

const units = 1000;

/** A rate as what people compare: `1 000,00 EUR is 1 080,00 USD, and 1 000,00 USD is 925,93 EUR.` */
export function bothWays(from: string, { currency, rate }: { currency: string; rate: string }): string {
  const [one, other] = [from, currency].map((each) => units * 10 ** currencyDigits(each));
  const there = convert(one ?? 0, { from, to: currency, rate });
  const back = convert(other ?? 0, { from: currency, to: from, rate: inverted(rate) });
  return `${formatMoney(one ?? 0, from)} is ${formatMoney(there, currency)}, and ${formatMoney(other ?? 0, currency)} is ${formatMoney(back, from)}.`;
}
