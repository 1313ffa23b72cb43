import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendNoRegistry } from './answers';
import { contentSecurityPolicy } from './headers';
import type { ShellServerOptions } from './options';
import { pageOf } from './page';
import { pageAt, pathOf, preloadFor } from './preload';
import type { ReadRegistry } from './registry';

/**
 * Answers the shell's page at every address that looks like one, with the status that the site map gives it.
 */
export function servePages(app: FastifyInstance, registry: ReadRegistry, options: ShellServerOptions) {
  const { audience, dist, apiBaseUrl, otherShell, devOrigins } = options;
  const apiOrigin = apiBaseUrl ? new URL(apiBaseUrl).origin : undefined;
  const development = devOrigins.length > 0;
  const pages = new Map<string, ReturnType<typeof pageOf>>();

  function pageOfRelease(release: string) {
    const page = pages.get(release) ?? pageOf(`${dist}/shell/${release}/index.html`);
    if (!development) pages.set(release, page);
    return page;
  }

  app.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    if (!isNavigation(request, path)) return reply.callNotFound();
    const live = registry();
    if (!live) return sendNoRegistry(reply);

    const nonce = randomBytes(16).toString('base64');
    const html = pageOfRelease(live.payload.host.release)({
      nonce,
      appearance: appearanceIn(request.headers.cookie ?? ''),
      configuration: { audience, apiBaseUrl, otherShell },
      registry: live.text,
      preload: preloadFor(request.url, request.headers.cookie ?? '', live),
    });
    const policy = contentSecurityPolicy({
      host: request.host,
      nonce,
      registry: live,
      apiOrigin,
      devOrigins,
    });
    if (!development) reply.header('Integrity-Policy', 'blocked-destinations=(script)');
    return reply
      .code(pageAt(path) ? 200 : 404)
      .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

/** Only a known word is written into the page. */
const appearanceIn = (cookies: string) =>
  /(?:^|;\s*)appearance=(light|system)(?:;|$)/.exec(cookies)?.[1] ?? 'dark';

/** A mistyped address gets the shell's error page; a missing file must never look like one. */
const isNavigation = ({ headers }: FastifyRequest, path: string) =>
  !/\.\w+$/.test(path) && /text\/html|\*\/\*|^$/.test(headers.accept ?? '');
