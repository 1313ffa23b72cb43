import type { Reader } from '@itinera/shared/forms';

const problem = 'Enter a number such as 1.5, with 4 decimals at most.';
const unit = 10_000;

/** Parses a coefficient into ten-thousandths without rounding: `1,5` is 15000. */
export const coefficientReader: Reader<number> = {
  read: (text) => {
    const plain = text.replaceAll(/\s/g, '').replace(',', '.');
    const [, whole = '', fraction = ''] = /^(\d{1,3})\.?(\d{0,4})$/.exec(plain) ?? [];
    return whole === '' ? { typed: text, problem } : Number(`${whole}${fraction.padEnd(4, '0')}`);
  },
  show: (coefficient) => String(coefficient / unit),
};
