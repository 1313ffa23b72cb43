import type { ExchangeRate, SalePrice } from '@itinera/shared/contracts';
import { currencyDigits } from '@itinera/shared/format';
import type { SalePricing } from './book';
import { shareOf } from './integers';
import { fractionOf, rateOf } from './rates';

type Rate = Pick<ExchangeRate, 'from' | 'to' | 'rate'>;

/** Converts minor units between currencies with their own decimals. Rounds once, half away from zero. */
export function convert(amount: number, { from, to, rate }: Rate): number {
  const { of, by } = fractionOf(rate);
  const times = BigInt(Math.abs(amount)) * of * 10n ** BigInt(currencyDigits(to));
  const parts = by * 10n ** BigInt(currencyDigits(from));
  return Math.sign(amount) * Number((2n * times + parts) / (2n * parts));
}

const roundedUp = (amount: number, step: number): number =>
  step === 0 || amount % step === 0 ? amount : amount - (amount % step) + step;

/** Sale price of a net price; null without an exchange rate. */
export function salePrice(
  { markup_bp, settings }: SalePricing,
  net: { net_minor: number; currency: string; booking_date: string },
): SalePrice | null {
  const { sale_currency: currency, exchange_rates, default_markup_bp, sale_rounding } = settings;
  const rate =
    net.currency === currency ? null : rateOf(exchange_rates, net.currency, currency, net.booking_date);
  if (rate === undefined) return null;
  const net_minor = rate === null ? net.net_minor : convert(net.net_minor, rate);
  const bp = markup_bp ?? default_markup_bp;
  const markup_minor = shareOf(net_minor, bp);
  const sale_minor = roundedUp(net_minor + markup_minor, sale_rounding * 10 ** currencyDigits(currency));
  return {
    currency,
    rate: rate?.rate ?? null,
    net_minor,
    markup_bp: bp,
    markup_minor,
    sale_minor,
    profit_minor: sale_minor - net_minor,
  };
}
