import { parse } from 'node:querystring';
import { and, sql, type SQL } from 'drizzle-orm';
import { counts, type Count } from '@itinera/shared/contracts';
import type { Database, Transaction } from '../../db/database';
import { visibilityOf } from '../../db/visibility/visibility';
import type { App } from '../../http/app';
import { notFound, Problem } from '../../http/problem';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf, type Principal } from '../../identity/sessions/principal';
import { hasRight, requireRight } from '../../identity/rights/requireRight';
import { customConditions } from '../custom/customConditions';
import { countable, type CountedList } from './countable';
import { createSharedCounts } from './sharedCounts';

/** A list as it is named: `/api/hotels?is_active=false`. */
function namedIn(list: string): { path: string; values: Record<string, unknown> } {
  const [path = '', query = ''] = list.split('?', 2);
  return { path, values: { ...parse(query) } };
}

/** Rows of staff that depend on who asks, or on the role. */
const ofPersons = ['person', 'written', 'published'];
/** A total is shared with those alone who may read the list: a refusal is the answer to one role. */
const isShared = (found: CountedList | undefined, principal: Principal): boolean =>
  found !== undefined &&
  hasRight(found.right, principal) &&
  !ofPersons.includes(visibilityOf(found.table).way.kind);

async function conditionsOf(
  tx: Transaction,
  principal: Principal,
  found: CountedList | undefined,
  values: object,
): Promise<SQL | undefined> {
  if (!found) throw notFound();
  requireRight(found.right, principal);
  return and(
    found.narrow(values)(tx, principal),
    await customConditions(tx, found.table, actorOf(principal), values),
  );
}

/** The totals of filtered lists in one statement; a list that would be refused itself has none. */
async function countAll(
  tx: Transaction,
  principal: Principal,
  lists: ReadonlyMap<string, CountedList>,
  asked: string[],
): Promise<Map<string, Count>> {
  const counted = new Map<string, Count>();
  const totals: { list: string; total: SQL<number> }[] = [];
  for (const list of asked) {
    const { path, values } = namedIn(list);
    const found = lists.get(path);
    try {
      const where = await conditionsOf(tx, principal, found, values);
      if (found) totals.push({ list, total: sql`${tx.$count(found.table, where)}` });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      counted.set(list, { total: null, message: error.message });
    }
  }
  if (totals.length === 0) return counted;
  const columns = sql.join(
    totals.map(({ total }) => total),
    sql`, `,
  );
  const [row] = await tx.execute<{ totals: number[] }>(sql`SELECT json_build_array(${columns}) AS totals`);
  for (const [index, { list }] of totals.entries()) counted.set(list, { total: Number(row?.totals[index]) });
  return counted;
}

/** `GET /api/counts`: the totals of several filtered lists in one call, such as all tiles of the home page. */
export function countRoutes(app: App, database: Database): void {
  const shared = createSharedCounts(database);
  app.get(
    counts.path,
    {
      // Polled by each open page; rows of lists come first.
      config: { right: 'counts.read', rank: 'background' },
      schema: { querystring: counts.query, response: { 200: counts.answer } },
    },
    async (request) => {
      const principal = principalOf(request);
      const lists = countable(app);
      const asked = [request.query.of]
        .flat()
        .map((list) => ({ list, isShared: isShared(lists.get(namedIn(list).path), principal) }));
      const result = await shared(principal, asked, (missing) =>
        database.withActor(actorOf(principal), (tx) => countAll(tx, principal, lists, missing)),
      );
      return { success: true as const, result };
    },
  );
}
