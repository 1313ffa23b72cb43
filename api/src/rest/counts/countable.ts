import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Transaction } from '../../db/database';
import type { App } from '../../http/app';
import type { Right } from '../../identity/rights/rights';
import type { Principal } from '../../identity/sessions/principal';
import { checked } from '../batch/input';

interface Counted {
  path: string;
  table: PgTable;
  right: Right;
}

/** A list whose total can be read alone, with the right, the filters and the refusals of the list itself. */
interface Countable<Q> extends Counted {
  query: z.ZodMiniType<Q>;
  /** The rows of the list, without conditions on custom fields. */
  where: (tx: Transaction, principal: Principal, query: Q) => SQL | undefined;
}

export interface CountedList extends Counted {
  /** Checks a query, and returns the condition of its rows. */
  narrow: (values: object) => (tx: Transaction, principal: Principal) => SQL | undefined;
}

const offered = new WeakMap<App, ReadonlyMap<string, CountedList>>();

/** The lists that can be counted, by path. */
export const countable = (app: App): ReadonlyMap<string, CountedList> => offered.get(app) ?? new Map();

export function offerCount<Q>(app: App, { query, where, ...list }: Countable<Q>): void {
  const narrow: CountedList['narrow'] = (values) => {
    checked(query, values);
    const asked = query.parse(values);
    return (tx, principal) => where(tx, principal, asked);
  };
  offered.set(app, new Map([...countable(app), [list.path, { ...list, narrow }]]));
}
