import type { App } from '../../http/app';
import { outboxRoutes } from '../../mail/outbox.routes';
import { documentForPartner } from '../../modules/bookings/documents/documentForPartner';
import { healthRoutes } from '../../modules/health/health.routes';
import { storageRoutes } from '../../modules/storage/storage.routes';
import { policyReportRoutes } from '../../modules/system/policyReports.routes';
import { systemRoutes } from '../../modules/system/system.routes';
import { documentRoutes } from '../../modules/uploads/documents.routes';
import { uploadRoutes } from '../../modules/uploads/uploads.routes';
import { allJobs } from '../allJobs';
import type { Dependencies } from './dependencies';

/** Health and jobs, files, and mails. */
export async function serveOperations(app: App, { config, database, storage }: Dependencies): Promise<void> {
  const jobs = allJobs(database, storage, config);
  healthRoutes(app, database, config.build, jobs);
  systemRoutes(app, database, config, jobs);
  await policyReportRoutes(app, database);
  storageRoutes(app, storage);
  await uploadRoutes(app, database, storage);
  documentRoutes(app, database, storage, documentForPartner);
  outboxRoutes(app, database, config);
}
