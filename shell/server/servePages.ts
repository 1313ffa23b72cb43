import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendNoDevelopmentBuild, sendNoRegistry } from './answers';
import { contentSecurityPolicy, scriptFolders } from './headers';
import type { ShellServerOptions } from './options';
import { pageOf } from './page';
import { firstReadsOf } from './firstReads';
import { canonicalOf, pageAt, pathOf, preloadFor, visitOf, type Visit } from './preload';
import type { LiveRegistry, ReadRegistry } from './registry';
import { trustedTypesPolicy } from './trustedTypes';

/** Answers the shell's page at each navigation, with the status from the site map. */
export function servePages(app: FastifyInstance, registry: ReadRegistry, options: ShellServerOptions) {
  const { audience, dist, url, apiBaseUrl, otherShell, devOrigins, registryKeys } = options;
  const ownHost = new URL(url).host;
  const apiOrigin = apiBaseUrl ? new URL(apiBaseUrl).origin : undefined;
  const development = devOrigins.length > 0;
  const pages = new Map<string, ReturnType<typeof pageOf>>();

  /** Folder of a release: its development build during `npm run dev`, which builds nothing else. */
  const folderOf = (release: string) =>
    development && release !== 'dev' ? `${release}/development` : release;
  const fileOf = (release: string) => `${dist}/shell/${folderOf(release)}/index.html`;

  function pageOfRelease({ release, integrity }: LiveRegistry['payload']['host']) {
    // Files of development have no hash.
    const isSigned = registryKeys.length > 0 && !development;
    const page = pages.get(release) ?? pageOf(fileOf(release), isSigned ? integrity : undefined);
    if (!development) pages.set(release, page);
    return page;
  }

  app.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    if (!isNavigation(request, path)) return reply.callNotFound();
    const canonical = canonicalOf(path);
    if (canonical !== undefined)
      return reply
        .header('Cache-Control', 'no-store')
        .redirect(canonical + request.url.slice(path.length), 308);
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
      policy: trustedTypesPolicy({ folders: scriptFolders(live), devOrigins }),
      // Hints are files of the release, and developers load others.
      preload: development ? [] : preloadFor(visit, live),
    });
    const policy = contentSecurityPolicy({
      host: hostIn(request, ownHost),
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

/** The configured host, or a name of this machine. Anything else that a request claims is not repeated in the policy. */
const hostIn = ({ host }: FastifyRequest, own: string) =>
  host === own || /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) ? host : undefined;

const frameOf = (visit: Visit | undefined) => {
  if (!visit) return 'none';
  return visit.signedIn ? 'app' : 'auth';
};

const signInOf = (visit: Visit | undefined) => {
  if (visit?.name !== 'auth') return undefined;
  return /[?&]returnTo=/.test(visit.address) ? 'returning' : 'first';
};

const newNonce = () => randomBytes(16).toString('base64');

/** Appearance in the cookies, if it is a known word: only that is written into the page. */
const appearanceIn = (cookies: string) =>
  /(?:^|;\s*)appearance=(light|system)(?:;|$)/.exec(cookies)?.[1] ?? 'dark';

/** Whether a request is a navigation: a wrong address gets the shell's error page, a missing file must not. */
const isNavigation = ({ headers }: FastifyRequest, path: string) =>
  !/\.\w+$/.test(path) && /text\/html|\*\/\*|^$/.test(headers.accept ?? '');
