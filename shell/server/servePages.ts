import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendNoDevelopmentBuild, sendNoRegistry } from './answers';
import { contentSecurityPolicy } from './headers';
import type { ShellServerOptions } from './options';
import { pageOf } from './page';
import { firstReadsOf } from './firstReads';
import { pageAt, pathOf, preloadFor, visitOf, type Visit } from './preload';
import type { LiveRegistry, ReadRegistry } from './registry';

/**
 * Answers the shell's page at every address that looks like one, with the status that the site map gives it.
 */
export function servePages(app: FastifyInstance, registry: ReadRegistry, options: ShellServerOptions) {
  const { audience, dist, apiBaseUrl, otherShell, devOrigins, registryKeys } = options;
  const apiOrigin = apiBaseUrl ? new URL(apiBaseUrl).origin : undefined;
  const development = devOrigins.length > 0;
  const pages = new Map<string, ReturnType<typeof pageOf>>();

  /** A release has its build for development beside it; `npm run dev` builds nothing else. */
  const folderOf = (release: string) =>
    development && release !== 'dev' ? `${release}/development` : release;
  const fileOf = (release: string) => `${dist}/shell/${folderOf(release)}/index.html`;

  function pageOfRelease({ release, integrity }: LiveRegistry['payload']['host']) {
    // What developers use has no hash.
    const isSigned = registryKeys.length > 0 && !development;
    const page = pages.get(release) ?? pageOf(fileOf(release), isSigned ? integrity : undefined);
    if (!development) pages.set(release, page);
    return page;
  }

  app.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    if (!isNavigation(request, path)) return reply.callNotFound();
    const live = registry();
    if (!live) return sendNoRegistry(reply);
    const { release } = live.payload.host;
    if (development && !existsSync(fileOf(release))) return sendNoDevelopmentBuild(reply, release);

    const cookies = request.headers.cookie ?? '';
    const visit = visitOf(request.url, cookies);
    const nonce = newNonce();
    const scriptNonce = newNonce();
    const html = pageOfRelease(live.payload.host)({
      nonce,
      scriptNonce,
      appearance: appearanceIn(cookies),
      frame: frameOf(visit),
      signIn: signInOf(visit),
      configuration: {
        audience,
        apiBaseUrl,
        otherShell,
        registryKeys,
        firstReads: firstReadsOf(visit, live),
      },
      registry: live.text,
      // Those are files of releases, of which developers load others.
      preload: development ? [] : preloadFor(visit, live),
    });
    const policy = contentSecurityPolicy({
      host: request.host,
      nonce,
      scriptNonce,
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

const frameOf = (visit: Visit | undefined) => {
  if (!visit) return 'none';
  return visit.signedIn ? 'app' : 'auth';
};

const signInOf = (visit: Visit | undefined) => {
  if (visit?.name !== 'auth') return undefined;
  return /[?&]returnTo=/.test(visit.address) ? 'returning' : 'first';
};

const newNonce = () => randomBytes(16).toString('base64');

/** Only a known word is written into the page. */
const appearanceIn = (cookies: string) =>
  /(?:^|;\s*)appearance=(light|system)(?:;|$)/.exec(cookies)?.[1] ?? 'dark';

/** A mistyped address gets the shell's error page; a missing file must never look like one. */
const isNavigation = ({ headers }: FastifyRequest, path: string) =>
  !/\.\w+$/.test(path) && /text\/html|\*\/\*|^$/.test(headers.accept ?? '');
