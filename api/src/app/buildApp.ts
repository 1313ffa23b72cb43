import fastify, { LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../base/config';
import type { FreeSpace } from '../base/freeSpace';
import type { App } from '../http/app';
import { answerError } from '../http/errorAnswers';
import { loggerOptions } from '../http/logging';
import { refuseUnreadable } from '../http/refuseUnreadable';
import { serializeAnswers } from '../http/serializeAnswers';
import { createAccessTokens } from '../identity/sessions/accessTokens';
import { describeCalls } from '../rest/describeCalls';
import { guardCalls } from './guardCalls';
import { prepareProcess } from './prepareProcess';
import type { Dependencies } from './routes/dependencies';
import { serveAccounts } from './routes/serveAccounts';
import { serveBookings } from './routes/serveBookings';
import { serveHotels } from './routes/serveHotels';
import { serveOperations } from './routes/serveOperations';
import { serveRecords } from './routes/serveRecords';

const bodyLimit = 256 * 1024;
/** Enough for the largest upload on a slow connection; each body reader has a shorter limit of its own. */
const requestTimeout = 300_000;

const newServer = (config: Config): App =>
  fastify({
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
  })
    .withTypeProvider<ZodTypeProvider>()
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializeAnswers(config.production));

interface Parts extends Omit<Dependencies, 'accessTokens'> {
  /** Free space of the embedded database's disk; undefined with PostgreSQL, which monitors its own. */
  space?: FreeSpace | undefined;
}

/** Builds the whole server, which does not listen yet. */
export async function buildApp({ space, ...parts }: Parts): Promise<App> {
  prepareProcess(parts.secret);
  const dependencies = { ...parts, accessTokens: createAccessTokens(parts.secret) };
  const app = newServer(parts.config);
  await guardCalls(app, { ...dependencies, space });
  // Before the routes, because it inspects them as they are added.
  await describeCalls(app, parts.config.build);
  await serveOperations(app, dependencies);
  serveAccounts(app, dependencies);
  serveRecords(app, dependencies);
  serveHotels(app, dependencies);
  serveBookings(app, dependencies);
  return app;
}
