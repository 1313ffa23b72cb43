import { visibilityOf } from '../../db/visibility/visibility';
import { invalid } from '../../http/problem';
import { partnerIdOf, type Principal } from '../../identity/sessions/principal';
import { bookingsTable } from './bookings.table';

/** Filters without a column of their name that would reveal hidden columns. */
const filters = [
  'tag',
  'documents_missing',
  'unpaid_within_days',
  'free_ends_within_days',
  'is_overdue',
  'traveller_id',
];

const hidden = new Set<string>([...visibilityOf(bookingsTable).columns.staff, ...filters]);

/** Refuses partners a filter or an order by a hidden column: the resulting rows and their order would reveal it. */
export function refuseHiddenColumns(principal: Principal, query: object): void {
  if (partnerIdOf(principal) === undefined) return;
  const { sort, ...filtered }: { sort?: unknown } = query;
  const [named] = Object.keys(filtered).filter((name) => hidden.has(name));
  if (named !== undefined) throw invalid({ [named]: 'This filter is for staff. Leave it out.' });
  if (typeof sort === 'string' && hidden.has(sort.replace(/^-/, '')))
    throw invalid({ sort: 'Sort by a column that you see.' });
}
