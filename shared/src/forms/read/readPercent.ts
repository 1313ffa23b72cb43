import { plainNumber } from '@itinera/shared/format';
import type { Reader } from './reader';

const problem = 'Enter a percentage such as 12 or 12.5, with 2 decimals at most.';

/** Parses percent into basis points: `12,5` is 1250. Nothing is rounded. */
export const percentReader: Reader<number> = {
  read: (text) => {
    const plain = plainNumber(text.replace(/%\s*$/, ''));
    const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d{0,2})$/.exec(plain) ?? [];
    return whole === '' ? { typed: text, problem } : Number(`${sign}${whole}${fraction.padEnd(2, '0')}`);
  },
  show: (points) => String(points / 100),
};
