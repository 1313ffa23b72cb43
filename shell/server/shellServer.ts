import { randomBytes } from 'node:crypto';
import type { Audience } from '@itinera/shared/contracts';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { commonHeaders, contentSecurityPolicy, transportSecurity } from './headers';
import { pageOf } from './page';
import { pageAt, preloadFor } from './preload';
import { serveApi } from './proxy';
import { registryAt, type LiveRegistry } from './registry';
import { serveReleases } from './releases';

export interface ShellServerOptions {
  audience: Audience;
  /** Where the releases are. */
  dist: string;
  registryFile: string;
  /** Where this server finds the API. */
  apiUrl: string;
  /** Where the browser finds it; empty: at this origin. */
  apiBaseUrl: string;
  /** Address of the shell for the other audience. */
  otherShell: string;
  /** Development servers whose remotes the page may load. */
  devOrigins: string[];
}

/** The server of one shell's origin: its page, the files of all releases, the registry, and the way to the API. */
export async function createShellServer(options: ShellServerOptions): Promise<FastifyInstance> {
  const { audience, apiBaseUrl, otherShell, devOrigins } = options;
  const development = devOrigins.length > 0;
  const registry = registryAt(options.registryFile, audience);
  const pages = new Map<string, ReturnType<typeof pageOf>>();
  const app = fastify({ trustProxy: 'loopback', logger: false, forceCloseConnections: true });

  app.addHook('onRequest', async ({ protocol }, reply) => {
    reply.headers(commonHeaders);
    if (protocol === 'https') reply.headers(transportSecurity);
  });

  function sendPage(request: FastifyRequest, reply: FastifyReply, live: LiveRegistry) {
    const { release } = live.payload.host;
    const page = pages.get(release) ?? pageOf(`${options.dist}/shell/${release}/index.html`);
    if (!development) pages.set(release, page);
    const nonce = randomBytes(16).toString('base64');
    const apiOrigin = apiBaseUrl ? new URL(apiBaseUrl).origin : undefined;
    const html = page({
      nonce,
      configuration: { audience, apiBaseUrl, otherShell },
      registry: live.text,
      preload: preloadFor(request.url, request.headers.cookie ?? '', live),
    });
    const policy = { host: request.host, nonce, registry: live, apiOrigin, devOrigins };
    if (!development) reply.header('Integrity-Policy', 'blocked-destinations=(script)');
    return reply
      .headers({ 'Content-Security-Policy': contentSecurityPolicy(policy), 'Cache-Control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);
  }

  app.get('/registry.json', (request, reply) => {
    const live = registry();
    if (!live) return sendText(reply, 503, 'There is no registry yet.');
    reply.headers({ ETag: live.etag, 'Cache-Control': 'no-cache' });
    if (request.headers['if-none-match'] === live.etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(live.text);
  });

  await serveReleases(app, { dist: options.dist, registry, development });
  await serveApi(app, options.apiUrl);

  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://origin');
    const known = pageAt(pathname) !== undefined;
    if (!isNavigation(request, pathname)) return sendText(reply, 404, 'Not found.');
    const live = registry();
    if (!live) return sendText(reply, 503, 'There is no registry yet.');
    return sendPage(request, reply.code(known ? 200 : 404), live);
  });

  return app;
}

const filesOnly = /^\/(shell|remotes)(\/|$)/;

/** A mistyped address gets the shell's own error page; a missing file must never look like one. */
const isNavigation = ({ method, headers }: FastifyRequest, pathname: string) =>
  (method === 'GET' || method === 'HEAD') &&
  !filesOnly.test(pathname) &&
  !/\.\w+$/.test(pathname) &&
  /text\/html|\*\/\*|^$/.test(headers.accept ?? '');

const sendText = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(text);
