import { agesIn } from '@itinera/shared/contracts';
import type { Reader } from '@itinera/shared/forms';

/** Parses `5, 9` into the ages 5 and 9; the contract limits them. */
export const agesReader: Reader<number[]> = {
  read: (text) =>
    /^\s*\d+([\s,;]+\d+)*[\s,;]*$/.test(text)
      ? agesIn(text)
      : { typed: text, problem: 'Enter ages in years, such as 5, 9.' },
  show: (ages) => ages.join(', '),
};
