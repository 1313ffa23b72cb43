import * as z from 'zod/mini';
import { searchAnswer, searchInput, searchPath } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import { search } from './search';

const noQuery = z.strictObject({});

/** Weight relative to a page of a list. */
const weight = 5;

/** Finds the cheapest trips for a party. Reads only. */
export function searchRoutes(app: App, database: Database): void {
  app.post(
    searchPath,
    {
      config: { right: 'search.read', readsOnly: true, weight },
      schema: { querystring: noQuery, body: searchInput, response: { 200: searchAnswer } },
    },
    async (request) => {
      const actor = actorOf(principalOf(request));
      const result = await database.withActor(actor, (tx) => search(tx, actor, request.body));
      return { success: true as const, result };
    },
  );
}
