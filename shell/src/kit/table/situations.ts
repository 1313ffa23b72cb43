import { ApiError } from '@itinera/shared/data';
import type { DataList } from '@itinera/shared/grid';
import { manyTours } from './manyTours';
import type { Tour, Tours } from './tours';

type Rows = DataList<Tours>['rows'];

const few = manyTours.slice(0, 4);

const rowsOf = (tours: readonly Tour[], total: number | undefined = tours.length): Rows => ({
  total,
  before: 0,
  count: tours.length,
  at: (index) => tours[index],
  loaded: tours,
  show: () => undefined,
  problemAt: () => undefined,
  error: null,
  isFetching: false,
  updatedAt: Date.now(),
  refetch: () => undefined,
});

const refusal = (status: number, message: string) =>
  new ApiError(message, status, 'refused', 'GET /api/kit-tours');
const unreachable = refusal(0, 'The server can’t be reached. Check the connection and try again.');

/** What a list may be in, beside having rows. */
export const situations: Record<string, { rows: Rows; isNarrowed?: true }> = {
  Loading: { rows: { ...rowsOf([]), total: undefined, isFetching: true } },
  Updating: { rows: { ...rowsOf(few), isFetching: true } },
  Outdated: { rows: { ...rowsOf(few), error: unreachable } },
  'Nothing yet': { rows: rowsOf([]) },
  'Nothing matches': { rows: rowsOf([]), isNarrowed: true },
  'Page empty': { rows: rowsOf([], 60) },
  'No permission': {
    rows: {
      ...rowsOf([]),
      total: undefined,
      error: refusal(403, 'Only the staff sees all tours. Ask a manager for access.'),
    },
  },
  'Not loaded': { rows: { ...rowsOf([]), total: undefined, error: unreachable } },
};
