import { agesIn } from '@itinera/shared/contracts';
import type { Reader } from '@itinera/shared/forms';

/** `5, 9` is read as the ages 5 and 9; what they may be, the contract says. */
export const agesReader: Reader<number[]> = {
  read: (text) =>
    /^\s*\d+([\s,;]+\d+)*[\s,;]*$/.test(text)
      ? agesIn(text)
      : { typed: text, problem: 'Enter ages in years, such as 5, 9.' },
  show: (ages) => ages.join(', '),
};
