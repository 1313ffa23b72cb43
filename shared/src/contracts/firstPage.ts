/** Rows per page in a new installation. */
export const defaultPageSize = 25;

/** Rows per page from a cookie, whose value can be any text. */
export const pageSizeIn = (value: string | undefined): number =>
  Number(value) >= 5 && Number(value) <= 200 ? Math.trunc(Number(value)) : defaultPageSize;

/** Parameters that change how a list is read, not what it contains; never part of the address. */
const notFilters = new Set(['with_data', 'with', 'with_tags', 'locale']);

/** Filters of a list that the address of its page may have. */
export const filterKeys = ({ filters }: { filters: object }): string[] =>
  Object.keys(filters).filter((key) => !notFilters.has(key));

/** Query of a list at an address without parameters. */
export const firstPage = (
  { defaultSort }: { defaultSort?: string | undefined },
  query: object = {},
): Record<string, string> => ({
  page: '1',
  per_page: String(defaultPageSize),
  ...(defaultSort && { sort: defaultSort }),
  ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
});
