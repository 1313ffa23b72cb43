import { policyReportsPath } from '@itinera/shared/contracts';
import type { LiveRegistry } from './registry';

/** Headers of all answers of this server itself. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

export const transportSecurity = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

interface Allowed {
  /** Host as the browser addresses this server, if it is a known one: `localhost:3001`. */
  host: string | undefined;
  /** Nonce of styles. Scripts can read it in the page, because they create styles with it. */
  nonce: string;
  /** Nonce of the single inline script. No script can read it. */
  scriptNonce: string;
  registry: LiveRegistry;
  /** Origin of an API on another host. */
  apiOrigin: string | undefined;
  /** Development servers of remotes. */
  devOrigins: string[];
}

/** Hosts that a policy can name with a path: no IPv6 addresses. */
const nameable = /^[\w.-]+(:\d+)?$/;

/** Folders of the shell and of the remotes in this shell's registry: a partner's page can't run any others. */
export const scriptFolders = ({ payload }: LiveRegistry): string[] =>
  ['shell', ...Object.keys(payload.microFrontends).map((name) => `remotes/${name}`)].map(
    (folder) => `/${folder}/`,
  );

const scriptSources = (host: string | undefined, registry: LiveRegistry): string[] =>
  host !== undefined && nameable.test(host)
    ? scriptFolders(registry).map((folder) => host + folder)
    : ["'self'"];

/** Content-Security-Policy: styles and the inline script carry nonces of this response; all that is not listed is refused. */
export function contentSecurityPolicy({
  host,
  nonce,
  scriptNonce,
  registry,
  apiOrigin,
  devOrigins,
}: Allowed): string {
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const api = apiOrigin ? [apiOrigin] : [];
  return [
    "default-src 'none'",
    ['script-src', `'nonce-${scriptNonce}'`, ...scriptSources(host, registry), ...devOrigins].join(' '),
    `style-src 'nonce-${nonce}'`,
    ['connect-src', "'self'", ...api, ...devOrigins, ...sockets].join(' '),
    ['img-src', "'self'", 'data:', 'blob:', ...api, ...devOrigins].join(' '),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The page's own policy is the only one there can be, see `trustedTypes.ts`.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${policyReportsPath}`,
  ].join('; ');
}
