/**
 * Such as `BE2600001`: prefix, two digits of the year, and a number of at least five digits, longer from the 100,000th booking of a year
 * on.
 */
export const bookingRef = (prefix: string, year: number, number: number): string =>
  `${prefix}${String(year % 100).padStart(2, '0')}${String(number).padStart(5, '0')}`;
