import * as z from '@itinera/shared/schema';
import { searchText } from '../fields';
import { isCustomFilter } from './customFilterKeys';

/**
 * Query of a list whose entries have custom fields: any field can filter, because fields are defined at run time. The server checks that
 * a field exists, and the types of its value.
 */
export function withCustomFilters<Q extends z.ZodMiniObject>(query: Q): Q {
  const known = z.catchall(query, searchText(200)).check(
    z.check<object>(({ value, issues }) => {
      const keys = Object.keys(value).filter(
        (name) => !Object.hasOwn(query.shape, name) && !isCustomFilter(name),
      );
      if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, input: { ...value } });
    }),
  );
  // The compiler can't know these parameters; `customFiltersIn` reads them.
  return known as unknown as Q;
}
