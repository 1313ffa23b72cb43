import type { App } from '../../http/app';
import { auditRoutes } from '../../modules/audit/audit.routes';
import { historyRoutes } from '../../modules/audit/history.routes';
import { customUsesRoutes } from '../../modules/customFields/customUses.routes';
import { dependentRoutes } from '../../modules/dependents/dependents.routes';
import { orphanRoutes } from '../../modules/names/orphans.routes';
import { notificationSampleRoutes } from '../../modules/notifications/notificationSamples.routes';
import { notificationRoutes } from '../../modules/notifications/notifications.routes';
import { reportRoutes } from '../../modules/reports/reports.routes';
import { resources } from '../../modules/resources';
import { savedViewRoutes } from '../../modules/savedViews/savedViews.routes';
import { settingsRoutes } from '../../modules/settings/settings.routes';
import { batchRoutes } from '../../rest/batch/batch.routes';
import { countRoutes } from '../../rest/counts/counts.routes';
import type { Dependencies } from './dependencies';

/** What concerns entries of all kinds: their history, orphans and dependents, writes in batches, reports, and notifications. */
export function serveRecords(app: App, { config, database }: Dependencies): void {
  for (const serve of resources) serve(app, database);
  historyRoutes(app, database);
  orphanRoutes(app, database);
  dependentRoutes(app, database);
  batchRoutes(app, database);
  countRoutes(app, database);
  auditRoutes(app, database);
  reportRoutes(app, database);
  notificationRoutes(app, database);
  notificationSampleRoutes(app, database, config);
  savedViewRoutes(app, database);
  customUsesRoutes(app, database);
  settingsRoutes(app, database, config);
}
