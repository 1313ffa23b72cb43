import { isCurrency, type Settings } from '@itinera/shared/contracts';
import { currencyDigits, formatMoney } from '@itinera/shared/format';
import { salePrice } from '@itinera/shared/pricing';

type Sale = Required<Pick<Settings, 'sale_currency' | 'default_markup_bp' | 'sale_rounding'>>;

const netUnits = 1_234;

/** Sale price of an example stay whose partner has no mark-up of its own; undefined while a field can't be parsed. */
export function saleExample(sale: { [K in keyof Sale]?: unknown }): string | undefined {
  const currency = String(sale.sale_currency ?? '')
    .trim()
    .toUpperCase();
  const markup = sale.default_markup_bp;
  const step = Number(sale.sale_rounding);
  if (!isCurrency(currency) || typeof markup !== 'number') return undefined;
  if (step !== 0 && step !== 1 && step !== 5 && step !== 10) return undefined;
  const net_minor = netUnits * 10 ** currencyDigits(currency);
  const price = salePrice(
    {
      markup_bp: null,
      settings: {
        sale_currency: currency,
        default_markup_bp: markup,
        sale_rounding: step,
        exchange_rates: [],
      },
    },
    { net_minor, currency, booking_date: '2027-01-01' },
  );
  return price
    ? `A stay of ${formatMoney(net_minor, currency)} net is sold for ${formatMoney(price.sale_minor, currency)}.`
    : undefined;
}
