import { exactRate } from '@itinera/shared/contracts';
import { plainNumber } from '@itinera/shared/format';
import type { Reader } from './reader';

const problem = 'Enter a rate such as 0.925, with 6 decimals at most.';

/** Parses an exchange rate into millionths, for remotes of earlier releases: `0,925` is 925000. Nothing is rounded. */
export const millionthsReader: Reader<number> = {
  read: (text) => {
    const [, whole = '', fraction = ''] = /^(\d{1,4})\.?(\d{0,6})$/.exec(plainNumber(text)) ?? [];
    return whole === '' ? { typed: text, problem } : Number(`${whole}${fraction.padEnd(6, '0')}`);
  },
  show: (millionths) => String(millionths / 1_000_000),
};

/** Parses an exchange rate into exact text: `0,925` is `0.925`, and `1/30 512` is `1/30512`. Nothing is rounded. */
export const rateReader: Reader<string> = {
  read: (text) => {
    const typed = plainNumber(text);
    const { data, error } = exactRate.safeParse(typed);
    return data ?? { typed: text, problem: error?.issues[0]?.message ?? '' };
  },
  show: (rate) => rate,
};
