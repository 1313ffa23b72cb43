import { plainNumber } from '@itinera/shared/format';
import type { Reader } from './reader';

const problem = 'Enter a number such as 12 or 12.5.';

export const numberReader: Reader<number> = {
  read: (text) => {
    const plain = plainNumber(text);
    return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : { typed: text, problem };
  },
  show: String,
};
