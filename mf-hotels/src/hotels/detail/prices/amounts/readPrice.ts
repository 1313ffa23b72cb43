import { highestAmount, type CellValue } from '@itinera/shared/contracts';
import { currencyDigits } from '@itinera/shared/format';
import { noPrice } from '../cells/isPriced';

/** What a text means as a price, or why it means none. */
export type ReadPrice =
  | { value: CellValue; problem?: undefined }
  | { problem: PriceProblem; value?: undefined };
export type PriceProblem = 'unreadable' | 'negative' | 'zero' | 'decimals' | 'currency' | 'too high';

const free: CellValue = { price_minor: 0, is_free: true };
export const freeText = 'free';

const symbols = new Map<string, readonly string[]>();

/** How a currency is written: `EUR` and `€`. */
function symbolsOf(currency: string): readonly string[] {
  const known = symbols.get(currency);
  if (known) return known;
  const written = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'currency' ? [value.toUpperCase()] : [])),
  );
  const all = [currency, ...written];
  symbols.set(currency, all);
  return all;
}

/**
 * The digits of a number as spreadsheets write it, with a point before its decimals: spaces and apostrophes are left out; of points
 * and commas, the one that is last and used once is before the decimals, unless three digits follow where the currency has fewer.
 */
function plain(text: string, digits: number): string | undefined {
  const written = text.replace(/[\s'’]/g, '');
  if (!/^[\d.,]*\d$/.test(written)) return undefined;
  const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  if (last < 0) return written;
  const mark = written.charAt(last);
  const isOnce = written.indexOf(mark) === last;
  const after = written.length - last - 1;
  const hasBoth = written.includes('.') && written.includes(',');
  const isDecimal = isOnce && (hasBoth || after !== 3 || digits >= 3);
  const whole = isDecimal ? written.slice(0, last) : written;
  if (/[.,]/.test(whole) && !/^\d{1,3}([.,]\d{3})+$/.test(whole)) return undefined;
  // Grouped by one of the two marks, and not by that before the decimals.
  if (whole.includes('.') && whole.includes(',')) return undefined;
  if (isDecimal && whole.includes(mark)) return undefined;
  return whole.replace(/[.,]/g, '') + (isDecimal ? `.${written.slice(last + 1)}` : '');
}

const read = new Map<string, ReadPrice>();
const MOST_READ = 20_000;

/**
 * Reads a price as people and spreadsheets write it: `€ 1.250,50`, `1 250,5`, `1,250.50`. Empty: no price. Nothing is rounded. A grid asks
 * for the same texts again and again, so each is parsed once.
 */
export function readPrice(text: string, currency: string): ReadPrice {
  const key = `${currency} ${text}`;
  const known = read.get(key);
  if (known) return known;
  const price = parsePrice(text, currency);
  if (read.size >= MOST_READ) read.clear();
  read.set(key, price);
  return price;
}

function parsePrice(text: string, currency: string): ReadPrice {
  const trimmed = text.trim();
  if (trimmed === '') return { value: noPrice };
  if (trimmed.toLowerCase() === freeText) return { value: free };
  const [, before = '', sign = '', amount = '', after = ''] =
    /^([^\d\s.,'’−–-]*)\s*([-−–]?)\s*([\d.,\s'’]*\d)\s*([^\d\s.,]*)\.?$/u.exec(
      trimmed.replace(/\s+/g, ' '),
    ) ?? [];
  if (amount === '') return { problem: 'unreadable' };
  const digits = currencyDigits(currency);
  const number = plain(amount, digits);
  if (number === undefined) return { problem: 'unreadable' };
  const units = [before, after].filter(Boolean);
  if (units.some((unit) => !symbolsOf(currency).includes(unit.toUpperCase())))
    return { problem: units.every((unit) => /^(\p{Sc}|[A-Z]{3})$/u.test(unit)) ? 'currency' : 'unreadable' };
  if (sign !== '') return { problem: 'negative' };
  const [whole = '', fraction = ''] = number.split('.');
  if (fraction.slice(digits).replace(/0/g, '') !== '') return { problem: 'decimals' };
  const price_minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  if (price_minor === 0) return { problem: 'zero' };
  if (price_minor > highestAmount) return { problem: 'too high' };
  return { value: { price_minor, is_free: false } };
}
