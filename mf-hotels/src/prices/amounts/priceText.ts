import { highestAmount, type CellValue } from '@itinera/shared/contracts';
import { ambiguityProblem, currencyDigits, errorProblem, plural } from '@itinera/shared/format';
import { freeText, readPrice, type Notation, type PriceProblem } from './readPrice';

/** Text of a price for editing and copying, without thousands separators, so that spreadsheets read a number: `1250,50`. */
export function priceText({ price_minor, is_free }: CellValue, currency: string): string {
  if (is_free) return freeText;
  if (price_minor === 0) return '';
  const digits = digitsOf(currency);
  const text = String(price_minor).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)},${text.slice(-digits)}`;
}

/** Formats a valid price like `priceText`; returns other texts unchanged. */
export function tidyText(text: string, currency: string, notation?: Notation): string {
  const { value } = readPrice(text, currency, notation);
  return value ? priceText(value, currency) : text.trim();
}

/** Formats an amount without locale data, because a grid shows thousands of them: `1 250,50`. */
export function shownAmount(minor: number, currency: string): string {
  const text = priceText({ price_minor: minor, is_free: false }, currency) || '0';
  const [whole = '', fraction] = text.split(',');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

const known = new Map<string, number>();

/** Cached, because creating a format is slow. */
function digitsOf(currency: string): number {
  const digits = known.get(currency) ?? currencyDigits(currency);
  known.set(currency, digits);
  return digits;
}

/** Text of a price for the clipboard. Three decimals become four, such as `1,2340`: elsewhere they could be read as thousands. */
export const copiedText = (text: string, currency: string): string =>
  digitsOf(currency) === 3 && text.includes(',') ? `${text}0` : text;

/** Error message of a price, with what to type instead. */
export function problemText(problem: PriceProblem, currency: string, text: string): string {
  if (problem === 'error') return errorProblem(text);
  if (problem === 'ambiguous') return ambiguityProblem(text, currency);
  const digits = digitsOf(currency);
  const texts: Record<typeof problem, string> = {
    unreadable: 'Enter an amount such as 1 250,50.',
    negative: 'A price can’t be negative.',
    zero: '0 is no price. Clear the cell, or enter “free”.',
    decimals: digits === 0 ? `${currency} has no decimals.` : `${currency} has ${plural(digits, 'decimal')}.`,
    currency: `Prices here are in ${currency}.`,
    'too high': `A price is ${shownAmount(highestAmount, currency)} at most.`,
  };
  return texts[problem];
}
