export type Direction = 'ascending' | 'descending' | 'none';

/** In which direction the list is sorted by a field. */
export const directionOf = (field: string | undefined, sort: string | undefined): Direction =>
  field && sort === field ? 'ascending' : field && sort === `-${field}` ? 'descending' : 'none';

/** The next sort of a header: ascending, descending, none. */
export const nextSort = (field: string, sort: string | undefined): string | undefined =>
  ({ none: field, ascending: `-${field}`, descending: undefined })[directionOf(field, sort)];
