import type { Reader } from './reader';

const problem = 'Enter a number such as 12 or 12.5.';

/** Parses comma or point before the decimals, and ignores spaces. */
export const plainNumber = (text: string): string =>
  text.replaceAll(/\s/g, '').replace(',', '.').replace('−', '-');

export const numberReader: Reader<number> = {
  read: (text) => {
    const plain = plainNumber(text);
    return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : { typed: text, problem };
  },
  show: String,
};
