import type { Reader } from '@itinera/shared/forms';

/** Parses `1 200` as 1200. */
export const wholeNumber: Reader<string> = {
  read: (text) => {
    const digits = text.replace(/[\s\u00A0]/g, '');
    return /^-?\d{1,15}$/.test(digits)
      ? String(Number(digits))
      : { typed: text, problem: 'Enter a whole number such as 12.' };
  },
  show: (value) => value,
};
