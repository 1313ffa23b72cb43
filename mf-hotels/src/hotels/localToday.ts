/** The day of the person who looks, as `2027-03-01`. */
export const localToday = (): string => new Date().toLocaleDateString('en-CA');
