/** Default without page and per_page. */
const defaultPerPage = 25;

export interface PageQuery {
  page?: number;
  per_page?: number;
}

export interface Slice {
  limit: number;
  offset: number;
}

export const everything: Slice = { limit: 2_147_483_647, offset: 0 };

interface ListParts<T> {
  query: PageQuery;
  /** Whether the list is returned completely unless a page is requested, as for selects. */
  whole: boolean;
  rows: (slice: Slice) => Promise<T[]>;
  count: () => Promise<number>;
}

export interface PageAnswer<T> {
  success: true;
  result: T[];
  total: number;
  page: number;
  per_page: number;
}

export async function answerPage<T>({ query, whole, rows, count }: ListParts<T>): Promise<PageAnswer<T>> {
  if (whole && query.page === undefined && query.per_page === undefined) {
    const result = await rows(everything);
    return { success: true, result, total: result.length, page: 1, per_page: result.length };
  }
  const page = query.page ?? 1;
  const perPage = query.per_page ?? defaultPerPage;
  const offset = (page - 1) * perPage;
  const result = await rows({ limit: perPage, offset });
  // The last page implies the total; only other pages need a count.
  const isLast = result.length < perPage && (result.length > 0 || offset === 0);
  const total = isLast ? offset + result.length : await count();
  return { success: true, result, total, page, per_page: perPage };
}

interface Sliceable<T> {
  limit: (rows: number) => { offset: (rows: number) => PromiseLike<T[]> };
}

/** A page of an ordered statement's rows. */
export const answerQuery = <T>(
  query: PageQuery,
  select: Sliceable<T>,
  count: () => Promise<number>,
): Promise<PageAnswer<T>> =>
  answerPage({
    query,
    whole: false,
    rows: async ({ limit, offset }) => await select.limit(limit).offset(offset),
    count,
  });
