import { digitsShown } from './digitsShown';

const dayMs = 86_400_000;

export interface Shown {
  /** Text of the cell, as its reader saw it. */
  text: string;
  /** Its number in plain digits, with its currency, unless it shows a day, a time, a percentage or a scaled number. */
  number?: string;
}

/** A number without the noise of binary fractions; an integer with all its digits. */
function plain(raw: string): string {
  if (/^-?\d+$/.test(raw)) return raw;
  const number = Number(Number(raw).toPrecision(15));
  return Number.isInteger(number) && Math.abs(number) < 1e21 ? number.toFixed(0) : String(number);
}

/** `14:30`, with seconds if there are some; a duration of more than a day in hours. */
function timeOf(serial: number): string {
  const seconds = Math.round(serial * 86_400);
  const two = (count: number) => String(count).padStart(2, '0');
  const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? time : `${time}:${two(seconds % 60)}`;
}

/** `2027-03-01`, with the time if there is one. */
function dayOf(serial: number, from1904: boolean): string {
  const days = Math.floor(serial);
  const day = new Date(Date.UTC(from1904 ? 1904 : 1899, from1904 ? 0 : 11, from1904 ? 1 : 30) + days * dayMs);
  const time = timeOf(serial - days);
  return day.toISOString().slice(0, 10) + (time === '00:00' ? '' : ` ${time}`);
}

/** Placeholders of the first section, for positive numbers, without colours, literals and escapes. */
function placeholdersIn(format: string): string {
  const [first = ''] = format
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
    .replaceAll(/\[([hms])+\]/gi, '$1')
    .replaceAll(/\[[^\]]*\]/g, '')
    .split(';');
  return first.trim().toLowerCase();
}

/** Currency of a format, `€` of `[$€-2] #,##0.00`; an abbreviation such as `kr` can mean several. */
function currencyIn(format: string): string | undefined {
  const [, code = ''] = /\[\$([^\]-]+)/.exec(format) ?? [];
  if (/^(\p{Sc}|[A-Z]{3})$/u.test(code.trim())) return code.trim();
  return /\p{Sc}/u.exec(format.replaceAll(/\[[^\]]*\]|[_*]./g, ''))?.[0];
}

/** Serial numbers of 1 March 1900 and before are other days in other programs. */
const firstCertainDay = 61;

/** A number as its cell shows it, as far as the format is understood: a day, a time, a percentage, zeros, texts around it, a currency. */
export function shownNumber(raw: string, format: string, from1904: boolean): Shown {
  const number = Number(raw);
  const placeholders = placeholdersIn(format);
  const asNumber = { text: plain(raw), number: plain(raw) };
  if (!Number.isFinite(number) || placeholders === 'general') return asNumber;
  if (/[ydmhs]/.test(placeholders)) {
    if (/[hs]/.test(placeholders) && !/[yd]/.test(placeholders))
      return { text: number < 0 ? raw : timeOf(number) };
    return { text: number < (from1904 ? 0 : firstCertainDay) ? raw : dayOf(number, from1904) };
  }
  if (placeholders.includes('%')) return { text: `${plain(String(number * 100))}%` };
  const shown = digitsShown(raw, format);
  if (shown === undefined) return asNumber;
  if (shown.isScaled) return { text: shown.text };
  const currency = currencyIn(format);
  return {
    text: shown.text,
    number: currency === undefined ? plain(raw) : `${currency} ${plain(raw)}`,
  };
}
