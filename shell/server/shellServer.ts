import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { sendText } from './answers';
import { commonHeaders, transportSecurity } from './headers';
import { limits } from './limits';
import { verifyOpenedFiles } from './openedFiles';
import type { ShellServerOptions } from './options';
import { registryAt } from './registry';
import { serveApi } from './serveApi';
import { servePages } from './servePages';
import { serveRegistry } from './serveRegistry';
import { serveReleases } from './serveReleases';

/** Long enough for the largest upload on a slow connection. */
const requestTimeout = 300_000;

const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Server of one shell's origin: its page, files of all releases, the registry, and a proxy to the API. */
export async function createShellServer(options: ShellServerOptions): Promise<FastifyInstance> {
  const { registryFile, audience, registryKeys, dist, stateFolder } = options;
  const registry = registryAt(registryFile, audience, registryKeys, dist, stateFolder);
  const app = fastify({
    trustProxy: ['loopback', ...(options.trustedProxy ?? [])],
    requestTimeout,
    frameworkErrors: (_, __, reply) => sendText(reply.headers(commonHeaders), 400, 'Not an address.'),
  });

  app.addHook('onRequest', async ({ protocol }, reply) => {
    reply.headers(commonHeaders);
    if (protocol === 'https') reply.headers(transportSecurity);
  });
  app.setNotFoundHandler((_, reply) => sendText(reply, 404, 'Not found.'));
  app.setErrorHandler<FastifyError>((error, { url }, reply) => {
    const { statusCode = 500, message } = error;
    // An address with an invalid encoding is answered like one that does not exist.
    if (statusCode < 500) return sendText(reply, 404, 'Not found.');
    console.error(`${url}: ${message}`);
    return sendText(reply, 500, 'Something went wrong.');
  });

  // Before the compression, which puts a stream of its own in front of the file.
  verifyOpenedFiles(app, dist);
  // Small answers are not compressed, among them those with tokens.
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'], brotliOptions: quickBrotli });
  await serveReleases(app, registry, options);
  await serveApi(app, options.apiUrl, { ...limits, ...options.limits });
  serveRegistry(app, registry);
  servePages(app, registry, options);
  return app;
}
