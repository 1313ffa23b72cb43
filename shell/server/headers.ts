import type { LiveRegistry } from './registry';

/** For everything this server says itself. */
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
  /** As the browser calls this server: `localhost:3001`. */
  host: string;
  nonce: string;
  registry: LiveRegistry;
  /** Origin of an API elsewhere. */
  apiOrigin: string | undefined;
  /** Development servers of remotes. */
  devOrigins: string[];
}

/**
 * Scripts come from the folders of the shell and of the remotes in this shell's registry, styles carry the
 * nonce of this response, and everything else that is not listed is refused.
 */
export function contentSecurityPolicy({ host, nonce, registry, apiOrigin, devOrigins }: Allowed): string {
  const folders = ['shell', ...Object.keys(registry.payload.microFrontends).map((name) => `remotes/${name}`)];
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const api = apiOrigin ? [apiOrigin] : [];
  return [
    "default-src 'none'",
    ['script-src', ...folders.map((folder) => `${host}/${folder}/`), ...devOrigins].join(' '),
    `style-src 'nonce-${nonce}'`,
    ['connect-src', "'self'", ...api, ...devOrigins, ...sockets].join(' '),
    ['img-src', "'self'", 'data:', 'blob:', ...api, ...devOrigins].join(' '),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
