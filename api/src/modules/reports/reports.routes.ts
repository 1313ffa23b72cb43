import * as z from 'zod/mini';
import { galleryAnswer, galleryPath, type ReportCard } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import { servedReports } from './servedReports';

const noQuery = z.strictObject({});

/** The gallery makes all reports. */
const weight = 20;

/** Reports for staff, which sum up what lists show. Reads only. */
export function reportRoutes(app: App, database: Database): void {
  app.get(
    galleryPath,
    {
      config: { right: 'reports.list', weight },
      schema: { querystring: noQuery, response: { 200: galleryAnswer } },
    },
    async (request) => {
      const actor = actorOf(principalOf(request));
      const result: ReportCard[] = [];
      // One transaction per report, so that others have their turn in between.
      for (const { declared, make } of servedReports) {
        const made = await database.withActor(actor, (tx) => make(tx, { limit: '1' }));
        const figures = made.figures.filter(({ name }) => name === declared.figures[0]);
        result.push({ key: declared.key, ...made, figures });
      }
      return { success: true as const, result };
    },
  );
  for (const { serve } of servedReports) serve(app, database);
}
