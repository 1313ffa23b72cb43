export type Direction = 'ascending' | 'descending' | 'none';

/** How the list is sorted by a field of its contract. */
export const directionOf = (field: string | undefined, sort: string | undefined): Direction =>
  field && sort === field ? 'ascending' : field && sort === `-${field}` ? 'descending' : 'none';

/** Up, then down, then not at all. */
export const nextSort = (field: string, sort: string | undefined): string | undefined =>
  ({ none: field, ascending: `-${field}`, descending: undefined })[directionOf(field, sort)];
