/**
 * Contract and server speak to programs as well: they write days as `2027-03-01` and choose by ids. People read and
 * type `01.03.2027`, and choose by names.
 */
export const inFormWords = (message: string): string =>
  message.replaceAll(/\b(\d{4})-(\d{2})-(\d{2})\b(?!T)/g, '$3.$2.$1').replace(', by its id', '');
