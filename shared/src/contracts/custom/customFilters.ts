import * as z from 'zod/mini';
import { searchText } from '../fields';
import { isCustomFilter } from './customFilterKeys';

/**
 * The query of a list whose entries have custom fields: any field filters, whichever fields there are at run time. That a field
 * exists, and what it can be compared with, is checked by the server.
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
  // The parameters are not known to the compiler; they are read by `customFiltersIn`.
  return known as unknown as Q;
}
