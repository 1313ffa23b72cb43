import cookie from '@fastify/cookie';
import fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { uuidv7 } from 'uuidv7';
import { accountRoutes } from '../accounts/accounts.routes';
import { ownAccountRoutes } from '../accounts/ownAccount.routes';
import { secondFactorRoutes } from '../accounts/secondFactor.routes';
import type { Config } from '../base/config';
import type { FreeSpace } from '../base/freeSpace';
import type { Database } from '../db/database';
import type { App } from '../http/app';
import { describeCalls } from '../rest/describeCalls';
import '../http/englishMessages';
import { answerError, answerErrors } from '../http/errorAnswers';
import { limitBodyTime } from '../http/limitBodyTime';
import { readJson } from '../http/readJson';
import { refuseUnreadable } from '../http/refuseUnreadable';
import { refuseViewAs } from '../http/refuseViewAs';
import { refuseWhileStopping } from '../http/refuseWhileStopping';
import { requireKeysForMoney } from '../http/requireKeysForMoney';
import { setSafeHeaders } from '../http/safeHeaders';
import { loggerOptions, logRequests } from '../http/logging';
import { weighTurns } from '../http/weighTurns';
import { outboxRoutes } from '../mail/outbox.routes';
import { bookingActionRoutes } from '../modules/bookings/actions/actions.routes';
import { bookingPartRoutes } from '../modules/bookings/bookingParts.routes';
import { bookingRoutes } from '../modules/bookings/bookings.routes';
import { bookingDocumentRoutes } from '../modules/bookings/documents/bookingDocuments.routes';
import { documentForPartner } from '../modules/bookings/documents/documentForPartner';
import { instalmentRoutes } from '../modules/bookings/money/instalments.routes';
import { paymentRoutes } from '../modules/bookings/money/payments.routes';
import { transactionRoutes } from '../modules/bookings/money/transactions.routes';
import { dependentRoutes } from '../modules/dependents/dependents.routes';
import { healthRoutes } from '../modules/health/health.routes';
import { allIdLists, allTables } from '../modules/allTables';
import { assignThemesRoutes } from '../modules/hotels/assignThemes.routes';
import { hotelImageRoutes } from '../modules/hotels/hotelImages.routes';
import { hotelRoutes } from '../modules/hotels/hotels.routes';
import { orphanRoutes } from '../modules/names/orphans.routes';
import { followBlocks } from '../modules/bookings/seats/followBlocks';
import { passengerRoutes } from '../modules/bookings/seats/passengers.routes';
import { followNames } from '../modules/bookings/followNames';
import { followPrices } from '../modules/prices/candidates/followPrices';
import { deactivateLines } from '../modules/prices/deactivateLines';
import { graphPriceRoutes } from '../modules/prices/graphPrices.routes';
import { convertLinkRoutes } from '../modules/prices/convertLink/convertLink.routes';
import { copyPeriodRoutes } from '../modules/prices/copyPeriod/copyPeriod.routes';
import { saveCellsRoute } from '../modules/prices/saveCells/saveCells.route';
import { priceCoverageRoutes } from '../modules/prices/priceCoverage.routes';
import { quoteRoutes } from '../modules/prices/quotes.routes';
import { auditRoutes } from '../modules/audit/audit.routes';
import { reportRoutes } from '../modules/reports/reports.routes';
import { searchRoutes } from '../modules/search/search.routes';
import { followEvents } from '../modules/notifications/followEvents';
import { notificationSampleRoutes } from '../modules/notifications/notificationSamples.routes';
import { notificationRoutes } from '../modules/notifications/notifications.routes';
import { resources } from '../modules/resources';
import { customUsesRoutes } from '../modules/customFields/customUses.routes';
import { savedViewRoutes } from '../modules/savedViews/savedViews.routes';
import { systemRoutes } from '../modules/system/system.routes';
import { settingsRoutes } from '../modules/settings/settings.routes';
import { storageRoutes } from '../modules/storage/storage.routes';
import { documentRoutes } from '../modules/uploads/documents.routes';
import { uploadRoutes } from '../modules/uploads/uploads.routes';
import {
  countBookingsOf,
  lastCheckOutsOf,
  moveBookingsOf,
  travelledWith,
} from '../modules/bookings/bookingsOfTraveller';
import { travellerRoutes } from '../modules/travellers/travellers.routes';
import { userRoutes } from '../modules/users/users.routes';
import { userSessionRoutes } from '../modules/users/userSessions.routes';
import { enforceRights } from '../identity/rights/enforceRights';
import { createAccessTokens } from '../identity/sessions/accessTokens';
import { sessionRoutes } from '../identity/sessions/session.routes';
import type { Storage } from '../storage/storage';
import { allJobs } from './allJobs';
import { keyTags } from '../rest/entries/entityTag';
import { registerTables } from '../rest/entries/references';
import { historyRoutes } from '../modules/audit/history.routes';
import { recordRefusals } from '../identity/rights/recordRefusals';
import { refuseWritesWhenFull } from './refuseWritesWhenFull';
import { batchRoutes } from '../rest/batch/batch.routes';

const bodyLimit = 256 * 1024;
/** Enough for the largest upload on a slow connection; each body reader has a shorter limit of its own. */
const requestTimeout = 300_000;

interface Dependencies {
  config: Config;
  database: Database;
  secret: string;
  storage: Storage;
  /** Free space of the embedded database's disk; undefined with PostgreSQL, which monitors its own. */
  space?: FreeSpace | undefined;
}

/** Builds the whole server, which does not listen yet. */
export async function buildApp({ config, database, secret, storage, space }: Dependencies): Promise<App> {
  registerTables(allTables, allIdLists);
  followPrices();
  followNames();
  followBlocks();
  followEvents();
  keyTags(secret);
  const accessTokens = createAccessTokens(secret);
  const app = fastify({
    bodyLimit,
    requestTimeout,
    genReqId: () => uuidv7(),
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // Only the shell's server on this machine, a proxy beside it, or one that is configured may name the client of a
    // forwarded request.
    trustProxy: ['loopback', ...config.trustedProxy],
    return503OnClosing: false,
    // An address that the router can't parse reaches no route, and so no error handler.
    frameworkErrors: answerError,
    clientErrorHandler: refuseUnreadable,
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  logRequests(app);
  readJson(app);
  limitBodyTime(app);
  setSafeHeaders(app);
  refuseWhileStopping(app);
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api')) reply.header('Cache-Control', 'no-store');
  });
  await app.register(cookie);
  refuseViewAs(app);
  enforceRights(app, database, accessTokens);
  recordRefusals(app, database);
  if (space) refuseWritesWhenFull(app, space);
  weighTurns(app);
  requireKeysForMoney(app);

  // Before the routes, because it inspects them as they are added.
  await describeCalls(app, config.build);
  const jobs = allJobs(database, storage, config);
  healthRoutes(app, database, config.build, jobs);
  systemRoutes(app, database, config, jobs);
  storageRoutes(app, storage);
  await uploadRoutes(app, database, storage);
  documentRoutes(app, database, storage, documentForPartner);
  sessionRoutes(app, database, accessTokens, secret);
  accountRoutes(app, database, accessTokens, config);
  ownAccountRoutes(app, database, config, secret);
  secondFactorRoutes(app, database, config, secret);
  outboxRoutes(app, database, config);
  userRoutes(app, database, config);
  userSessionRoutes(app, database, config);
  for (const serve of resources) serve(app, database);
  hotelRoutes(app, database, deactivateLines);
  hotelImageRoutes(app, database);
  graphPriceRoutes(app, database);
  saveCellsRoute(app, database);
  copyPeriodRoutes(app, database);
  convertLinkRoutes(app, database);
  quoteRoutes(app, database);
  searchRoutes(app, database);
  reportRoutes(app, database);
  auditRoutes(app, database);
  priceCoverageRoutes(app, database);
  assignThemesRoutes(app, database);
  travellerRoutes(app, database, {
    count: countBookingsOf,
    lastCheckOuts: lastCheckOutsOf,
    travelledWith,
    move: moveBookingsOf,
  });
  bookingRoutes(app, database);
  bookingPartRoutes(app, database);
  passengerRoutes(app, database);
  bookingActionRoutes(app, database);
  paymentRoutes(app, database);
  instalmentRoutes(app, database);
  transactionRoutes(app, database);
  bookingDocumentRoutes(app, database);
  notificationRoutes(app, database);
  notificationSampleRoutes(app, database, config);
  savedViewRoutes(app, database);
  customUsesRoutes(app, database);
  settingsRoutes(app, database);
  orphanRoutes(app, database);
  dependentRoutes(app, database);
  historyRoutes(app, database);
  batchRoutes(app, database);
  return app;
}
