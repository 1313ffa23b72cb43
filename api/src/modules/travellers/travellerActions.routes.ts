import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import {
  id,
  travellerAnswer,
  travellerMergeAnswer,
  travellerMergeInput,
  travellers,
} from '@itinera/shared/contracts';
import type { WriteContext } from '../../audit/writeContext';
import type { Database, Transaction } from '../../db/database';
import type { App } from '../../http/app';
import { noBody } from '../../http/noBody';
import { invalid, notFound } from '../../http/problem';
import { contextOf } from '../../identity/rights/contextOf';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import type { Operations, Written } from '../../rest/write/operations';
import { writeOnce } from '../../rest/write/writeOnce';
import { anonymise, type TravellerTraces } from './anonymise';
import { mergedFields } from './mergedFields';
import { travellersTable as table } from './travellers.table';

const params = z.strictObject({ id });
const twoIds = z.strictObject({ id, other_id: id });
const noQuery = z.strictObject({});

/** Reads two travellers, and locks them for a write. */
async function both(tx: Transaction, keptId: string, otherId: string, isWrite: boolean) {
  const read = tx
    .select()
    .from(table)
    .where(inArray(table.id, [keptId, otherId]))
    .orderBy(table.id);
  const rows = await (isWrite ? read.for('update') : read);
  const [kept, other] = [keptId, otherId].map((wanted) => rows.find((row) => row.id === wanted));
  if (!kept) throw notFound();
  if (!other || other === kept) throw invalid({ other_id: 'Choose another traveler.' });
  return { kept, other };
}

/** Functions of higher areas about the bookings of travellers, which the program injects. */
export interface TravellerUses extends TravellerTraces {
  count: (tx: Transaction, travellerId: string) => Promise<number>;
  /** By traveller, the end of the last future trip. */
  lastCheckOuts: (tx: Transaction, travellerIds: string[]) => Promise<Map<string, string>>;
  /** The condition that a person shares a booking with a traveller. */
  travelledWith: (column: PgColumn, travellerId: string) => SQL;
  move: (tx: Transaction, context: WriteContext, from: string, to: string) => Promise<void>;
}

async function merge(
  tx: Transaction,
  { update, remove }: Operations,
  bookings: TravellerUses,
  context: WriteContext,
  keptId: string,
  otherId: string,
): Promise<Written> {
  const { kept, other } = await both(tx, keptId, otherId, true);
  const { changes } = mergedFields(kept, other);
  await bookings.move(tx, context, otherId, keptId);
  const saved = await update(tx, context, keptId, changes);
  await remove(tx, { ...context, ifMatch: undefined }, otherId);
  return saved;
}

/** Merges duplicates, and anonymises a person who is part of bookings. */
export function travellerActionRoutes(
  app: App,
  database: Database,
  operations: Operations,
  bookings: TravellerUses,
): void {
  const { path } = travellers;

  app.get(
    `${path}/:id/merge/:other_id`,
    {
      config: { right: 'travellers.merge' },
      schema: { params: twoIds, querystring: noQuery, response: { 200: travellerMergeAnswer } },
    },
    (request) =>
      database.withActor(actorOf(principalOf(request)), async (tx) => {
        const { kept, other } = await both(tx, request.params.id, request.params.other_id, false);
        const result = { ...mergedFields(kept, other), bookings: await bookings.count(tx, other.id) };
        return { success: true as const, result };
      }),
  );

  app.post(
    `${path}/:id/merge`,
    {
      config: { right: 'travellers.merge' },
      schema: {
        params,
        querystring: noQuery,
        body: travellerMergeInput,
        response: { 200: travellerAnswer },
      },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => ({
        status: 200,
        ...(await merge(
          tx,
          operations,
          bookings,
          contextOf(request),
          request.params.id,
          request.body.other_id,
        )),
      })),
  );

  app.post(
    `${path}/:id/anonymise`,
    {
      config: { right: 'travellers.anonymise' },
      schema: { params, querystring: noQuery, body: noBody, response: { 200: travellerAnswer } },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => ({
        status: 200,
        ...(await anonymise(tx, contextOf(request), operations, bookings, request.params.id)),
      })),
  );
}
