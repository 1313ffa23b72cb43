import * as z from 'zod/mini';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { answer, doneAnswer, id } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { refuseOtherId, sentIn } from '../../http/mergeInput';
import { requireWayToWrite } from '../requireWay';
import { offerToBatches } from './batchable';
import { contextOf } from '../../identity/rights/contextOf';
import { operationsOf, type WriteParts, type WrittenCollection } from './operations';
import { done, writeOnce } from './writeOnce';

const params = z.strictObject({ id });
const noQuery = z.strictObject({});

/** POST, PUT and DELETE of a collection, as far as its rights allow them. */
export function writeRoutes<T extends PgTable & { id: PgColumn }, C extends WrittenCollection>(
  app: App,
  database: Database,
  parts: WriteParts<T, C>,
): void {
  const { create: mayCreate, update: mayUpdate, remove: mayRemove } = parts.rights;
  for (const right of [mayCreate, mayUpdate, mayRemove]) if (right) requireWayToWrite(parts.table, right);
  const operations = operationsOf(parts);
  const { path, rights, createSchema, updateSchema, create, update, remove } = operations;
  const one = answer(parts.collection.entity);
  offerToBatches(app, operations);

  if (rights.create)
    app.post(
      path,
      {
        config: { right: rights.create },
        schema: { querystring: noQuery, body: createSchema, response: { 201: one } },
      },
      (request, reply) =>
        writeOnce(request, reply, database, async (tx) => ({
          status: 201,
          ...(await create(tx, contextOf(request), request.body)),
        })),
    );

  if (rights.update)
    app.put(
      `${path}/:id`,
      {
        config: { right: rights.update },
        preValidation: refuseOtherId,
        schema: { params, querystring: noQuery, body: updateSchema, response: { 200: one } },
      },
      (request, reply) =>
        writeOnce(request, reply, database, async (tx) => ({
          status: 200,
          ...(await update(tx, contextOf(request), request.params.id, request.body, sentIn(request))),
        })),
    );

  if (rights.remove)
    app.delete(
      `${path}/:id`,
      {
        config: { right: rights.remove },
        schema: { params, querystring: noQuery, response: { 200: doneAnswer } },
      },
      (request, reply) =>
        writeOnce(request, reply, database, async (tx) => {
          await remove(tx, contextOf(request), request.params.id);
          return done;
        }),
    );
}
