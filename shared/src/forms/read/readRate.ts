import { plainNumber } from '@itinera/shared/format';
import type { Reader } from './reader';

const problem = 'Enter a rate such as 0.925, with 6 decimals at most.';

/** Parses an exchange rate into millionths: `0,925` is 925000. Nothing is rounded. */
export const rateReader: Reader<number> = {
  read: (text) => {
    const [, whole = '', fraction = ''] = /^(\d{1,4})\.?(\d{0,6})$/.exec(plainNumber(text)) ?? [];
    return whole === '' ? { typed: text, problem } : Number(`${whole}${fraction.padEnd(6, '0')}`);
  },
  show: (millionths) => String(millionths / 1_000_000),
};
