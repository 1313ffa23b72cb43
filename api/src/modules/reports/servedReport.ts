import type { ReportColumns, ReportKey, ReportResult } from '@itinera/shared/contracts';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../../db/database';
import type { App } from '../../http/app';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import { makeReport } from './makeReport';
import type { Source } from './source';

interface Declared<Q> {
  key: ReportKey;
  path: string;
  query: z.ZodMiniType<Q>;
  columns: ReportColumns;
  figures: readonly string[];
  answer: z.ZodMiniType<{ success: true; result: ReportResult }>;
}

export interface ServedReport {
  declared: Declared<unknown>;
  serve(app: App, database: Database): void;
  /** Makes the report, with the parameters of an address. */
  make(tx: Transaction, query: object): Promise<ReportResult>;
}

/** Weight relative to a page of a list. */
const weight = 5;

export function servedReport<Q extends { limit: number }>(
  declared: Declared<Q>,
  sourceOf: (query: Q) => Source,
): ServedReport {
  const { key, path, query: querystring, answer } = declared;
  const make = (tx: Transaction, query: Q) => makeReport(tx, declared, sourceOf(query), query.limit);
  return {
    declared,
    make: (tx, query) => make(tx, querystring.parse(query)),
    serve(app, database) {
      app.get(
        path,
        { config: { right: `reports.${key}`, weight }, schema: { querystring, response: { 200: answer } } },
        async (request) => {
          // Typed by the schema above.
          const query = request.query as Q;
          const actor = actorOf(principalOf(request));
          const result = await database.withActor(actor, (tx) => make(tx, query));
          return { success: true as const, result };
        },
      );
    },
  };
}
