/** Rows of a page of a list in a new installation. */
export const defaultPageSize = 25;

/** The rows of a page that a cookie remembers; its value is whatever somebody has written there. */
export const pageSizeIn = (value: string | undefined): number =>
  Number(value) >= 5 && Number(value) <= 200 ? Math.trunc(Number(value)) : defaultPageSize;

/** Parameters that say how a list is read rather than what it shows; never part of the address. */
const notFilters = new Set(['with_data', 'with', 'with_tags', 'locale']);

/** The filters of a list that the address of its page may hold. */
export const filterKeys = ({ filters }: { filters: object }): string[] =>
  Object.keys(filters).filter((key) => !notFilters.has(key));

/** What a list asks for at an address without parameters. */
export const firstPage = (
  { defaultSort }: { defaultSort?: string | undefined },
  query: object = {},
): Record<string, string> => ({
  page: '1',
  per_page: String(defaultPageSize),
  ...(defaultSort && { sort: defaultSort }),
  ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
});
